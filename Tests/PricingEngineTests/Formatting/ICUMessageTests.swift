import Testing

@testable import PricingEngine

@Suite struct ICUMessageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    var locale = "en"
    let pattern: String
    var values: [String: MessageValue] = [:]
    let text: String
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "empty", pattern: "", text: ""),
    Row(id: "words only", pattern: "Not Now", text: "Not Now"),
    Row(
      id: "plain text", pattern: "{price} {rate}",
      values: ["price": .text("19,99\u{A0}$"), "rate": .text("pro Jahr")],
      text: "19,99\u{A0}$ pro Jahr"),
    Row(
      id: "text is not parsed again", pattern: "{name}", values: ["name": .text("{x} '# {0}")],
      text: "{x} '# {0}"),
    Row(
      id: "same argument twice", pattern: "{a} {a}", values: ["a": .text("x")], text: "x x"),
    Row(id: "plain number is grouped", pattern: "{n}", values: ["n": .number(1234)], text: "1,234"),
    Row(
      id: "number format", locale: "de", pattern: "{n, number}", values: ["n": .number(1234)],
      text: "1.234"),
    Row(
      id: "beyond 32 bits", pattern: "{n, number}", values: ["n": .number(.max)],
      text: "9,223,372,036,854,775,807"),
    Row(
      id: "one", pattern: "{n, plural, one {# day} other {# days}}", values: ["n": .number(1)],
      text: "1 day"),
    Row(
      id: "other", pattern: "{n, plural, one {# day} other {# days}}", values: ["n": .number(7)],
      text: "7 days"),
    Row(
      id: "exact number first", pattern: "{n, plural, =1 {per month} other {every # months}}",
      values: ["n": .number(1)], text: "per month"),
    Row(
      id: "slovenian dual", locale: "sl",
      pattern: "{n, plural, one {# teden} two {# tedna} few {# tedni} other {# tednov}}",
      values: ["n": .number(2)], text: "2 tedna"),
    Row(
      id: "polish many", locale: "pl",
      pattern: "{n, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {#}}",
      values: ["n": .number(12)], text: "12 miesięcy"),
    Row(
      id: "polish few", locale: "pl",
      pattern: "{n, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {#}}",
      values: ["n": .number(22)], text: "22 miesiące"),
    Row(
      id: "arabic digits", locale: "ar-EG",
      pattern: "{n, plural, two {شهران} many {# شهرًا} other {#}}", values: ["n": .number(12)],
      text: "١٢ شهرًا"),
    Row(
      id: "ordinal", pattern: "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
      values: ["n": .number(22)], text: "22nd"),
    Row(
      id: "select", pattern: "{kind, select, trial {free} other {paid}}",
      values: ["kind": .text("trial")], text: "free"),
    Row(
      id: "select other", pattern: "{kind, select, trial {free} other {paid}}",
      values: ["kind": .text("x")], text: "paid"),
    Row(id: "doubled apostrophe", pattern: "l''offre", text: "l'offre"),
    Row(id: "apostrophe before a letter", pattern: "aujourd'hui", text: "aujourd'hui"),
    Row(id: "quoted braces", pattern: "'{'a'}'", text: "{a}"),
    Row(
      id: "nul and emoji", pattern: "\u{0}😀{a}", values: ["a": .text("\u{0}😀")],
      text: "\u{0}😀\u{0}😀"),
    // What ICU makes of the mistakes that `problems` reports.
    Row(
      id: "quoted-away argument", locale: "fr", pattern: "Profitez de l'{offer} d'essai",
      text: "Profitez de l{offer} dessai"),
    Row(
      id: "harmless apostrophe", locale: "fr", pattern: "Payez {price} aujourd'hui",
      values: ["price": .text("9,99\u{A0}€")], text: "Payez 9,99\u{A0}€ aujourd'hui"),
    Row(
      id: "number sign in a select",
      pattern:
        "{n, plural, one {# week} other {{kind, select, trial {# weeks free} other {# weeks}}}}",
      values: ["n": .number(3), "kind": .text("trial")], text: "# weeks free"),
    Row(
      id: "name in place of the number sign",
      pattern: "{n, plural, one {# week} other {{kind, select, trial {{n} weeks free} other {}}}}",
      values: ["n": .number(3), "kind": .text("trial")], text: "3 weeks free"),
  ]

  @Test(arguments: rows)
  func fillsIn(row: Row) throws {
    let message = try message(row.pattern, row.locale)
    #expect(try message.format(row.values) == row.text)
    #expect(try message.format(row.values) == row.text)
    #expect(message.pattern == row.pattern)
  }

  @Test func writesLongTexts() throws {
    let long = String(repeating: "ab😀", count: 500)
    #expect(try message("{a}{a}").format(["a": .text(long)]) == long + long)
  }

  @Test func isSafeFromManyTasks() async throws {
    let message = try message(
      "{n, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {#}} {x}", "pl")
    let forms = [1: "miesiąc", 3: "miesiące", 5: "miesięcy", 12: "miesięcy", 22: "miesiące"]
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          for (number, form) in forms {
            let values: [String: MessageValue] = ["n": .number(number), "x": .text("\(task)")]
            guard try message.format(values) == "\(number) \(form) \(task)" else { return false }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
