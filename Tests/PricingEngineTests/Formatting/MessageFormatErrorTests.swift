import Testing

@testable import PricingEngine

@Suite struct MessageFormatErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let pattern: String
    var values: [String: MessageValue] = [:]
    let error: MessageFormatError
    let message: String
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "missing", pattern: "{price} {rate} {name}", values: ["name": .text("x")],
      error: .missing(names: ["price", "rate"]),
      message: "expected a value for 'price', 'rate', got none"),
    Row(
      id: "missing in a branch that is not taken",
      pattern: "{n, plural, one {{price}} other {}}", values: ["n": .number(2)],
      error: .missing(names: ["price"]), message: "expected a value for 'price', got none"),
    Row(
      id: "extra", pattern: "{price}", values: ["price": .text("x"), "prise": .text("y")],
      error: .unexpected(names: ["prise"], known: ["price"]),
      message: "expected only values for 'price', got 'prise'"),
    Row(
      id: "extra for words only", pattern: "Not Now", values: ["b": .text(""), "a": .number(1)],
      error: .unexpected(names: ["a", "b"], known: []),
      message: "expected only values for no argument, got 'a', 'b'"),
    Row(
      id: "text for a plural", pattern: "{n, plural, other {#}}", values: ["n": .text("3")],
      error: .expectedNumber(argument: "n", text: "3"),
      message: "expected a number for 'n', got '3'"),
    Row(
      id: "text for an ordinal", pattern: "{n, selectordinal, other {#}}",
      values: ["n": .text("\u{202E}3")],
      error: .expectedNumber(argument: "n", text: "\u{202E}3"),
      message: "expected a number for 'n', got '\\u{202E}3'"),
    Row(
      id: "text for a number format", pattern: "{n, number}", values: ["n": .text("3")],
      error: .expectedNumber(argument: "n", text: "3"),
      message: "expected a number for 'n', got '3'"),
    Row(
      id: "number for a select", pattern: "{k, select, other {}}", values: ["k": .number(3)],
      error: .expectedText(argument: "k", number: 3),
      message: "expected text for 'k', got 3"),
    Row(
      id: "argument used in two ways", pattern: "{a} {a, plural, other {#}}",
      values: ["a": .text("x")], error: .expectedNumber(argument: "a", text: "x"),
      message: "expected a number for 'a', got 'x'"),
  ]

  @Test(arguments: rows)
  func refusesWrongValues(row: Row) throws {
    let message = try message(row.pattern)
    #expect(throws: row.error) { try message.format(row.values) }
    #expect(row.error.message == row.message)
    #expect("\(row.error)" == row.message)
  }

  @Test func passesOnWhatICUSays() {
    let error = MessageFormatError.icu(ICUError(status: 1))
    #expect(error.message == "icu failed with U_ILLEGAL_ARGUMENT_ERROR")
  }
}
