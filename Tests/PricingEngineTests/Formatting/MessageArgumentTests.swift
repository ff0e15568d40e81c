import Testing

@testable import PricingEngine

@Suite struct MessageArgumentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let pattern: String
    let arguments: [MessageArgument]
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "none", pattern: "Not Now", arguments: []),
    Row(
      id: "plain", pattern: "é😀 { price }",
      arguments: [MessageArgument(name: "price", use: .plain, offset: 7)]),
    Row(
      id: "plural with its branches' arguments",
      pattern: "{n, plural, =1 {{rate}} one {# x} other {# of {total, number}}} {n}",
      arguments: [
        MessageArgument(name: "n", use: .plural(forms: ["=1", "one", "other"]), offset: 0),
        MessageArgument(name: "rate", use: .plain, offset: 16),
        MessageArgument(name: "total", use: .formatted(type: "number", style: nil), offset: 46),
        MessageArgument(name: "n", use: .plain, offset: 64),
      ]),
    Row(
      id: "plural with an offset", pattern: "{n, plural, offset:1 =0 {none} other {#}}",
      arguments: [MessageArgument(name: "n", use: .plural(forms: ["=0", "other"]), offset: 0)]),
    Row(
      id: "ordinal", pattern: "{n,selectordinal,one{#st}other{#th}}",
      arguments: [
        MessageArgument(name: "n", use: .selectOrdinal(forms: ["one", "other"]), offset: 0)
      ]),
    Row(
      id: "select", pattern: "{k, select, trial {a} other {b}}",
      arguments: [
        MessageArgument(name: "k", use: .select(branches: ["trial", "other"]), offset: 0)
      ]),
    Row(
      id: "formats", pattern: "{p, number, currency}{d, date , short}{n, number, ::.00 }",
      arguments: [
        MessageArgument(name: "p", use: .formatted(type: "number", style: "currency"), offset: 0),
        MessageArgument(name: "d", use: .formatted(type: "date", style: "short"), offset: 21),
        MessageArgument(name: "n", use: .formatted(type: "number", style: "::.00"), offset: 38),
      ]),
    Row(
      id: "choice", pattern: "{n, choice, 0#{a}|1#one}",
      arguments: [
        MessageArgument(name: "n", use: .choice, offset: 0),
        MessageArgument(name: "a", use: .plain, offset: 14),
      ]),
    Row(
      id: "numbered", pattern: "{0}",
      arguments: [MessageArgument(name: "0", use: .plain, offset: 0)]),
    Row(
      id: "quoted and real", pattern: "'{a}' {b} it''s {c}",
      arguments: [
        MessageArgument(name: "b", use: .plain, offset: 6),
        MessageArgument(name: "c", use: .plain, offset: 16),
      ]),
  ]

  @Test(arguments: rows)
  func listsEveryUse(row: Row) throws {
    let message = try message(row.pattern)
    #expect(message.arguments == row.arguments)
    #expect(message.argumentNames == Set(row.arguments.map(\.name)))
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    let use: MessageArgument.Use
    let takesNumber: Bool
    let takesText: Bool
    var testDescription: String { "\(use)" }
  }

  static let kinds: [Kind] = [
    Kind(use: .plain, takesNumber: false, takesText: false),
    Kind(use: .plural(forms: []), takesNumber: true, takesText: false),
    Kind(use: .selectOrdinal(forms: []), takesNumber: true, takesText: false),
    Kind(use: .formatted(type: "number", style: nil), takesNumber: true, takesText: false),
    Kind(use: .choice, takesNumber: true, takesText: false),
    Kind(use: .select(branches: []), takesNumber: false, takesText: true),
  ]

  @Test(arguments: kinds)
  func knowsWhatItTakes(row: Kind) {
    let argument = MessageArgument(name: "a", use: row.use, offset: 0)
    #expect(argument.takesNumber == row.takesNumber)
    #expect(argument.takesText == row.takesText)
  }
}
