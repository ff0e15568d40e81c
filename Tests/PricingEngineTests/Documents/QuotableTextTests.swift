import Testing

@testable import PricingEngine

@Suite struct QuotableTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let shown: String
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "plain", text: "Pro Yearly", shown: "Pro Yearly"),
    Row(id: "line end", text: "a\r\nb", shown: "a\\u{000D}\\u{000A}b"),
    Row(id: "terminal escape", text: "\u{1B}[31m", shown: "\\u{001B}[31m"),
    Row(id: "no-break space", text: "1\u{A0}€", shown: "1\\u{00A0}€"),
    Row(id: "bidirectional override", text: "\u{202E}x", shown: "\\u{202E}x"),
    Row(id: "tag character", text: "\u{E0041}", shown: "\\u{E0041}"),
    Row(id: "joined emoji", text: "👩\u{200D}💻", shown: "👩\u{200D}💻"),
    Row(id: "joiner alone", text: "\u{200D}", shown: "\\u{200D}"),
    Row(
      id: "60 characters", text: String(repeating: "é", count: 60),
      shown: String(repeating: "é", count: 60)),
    Row(
      id: "61 characters", text: String(repeating: "é", count: 61),
      shown: String(repeating: "é", count: 60) + "…"),
  ]

  @Test(arguments: rows)
  func isSafeInAMessage(row: Row) {
    #expect(quotable(row.text) == row.shown)
  }

  @Test func cutsWhereItIsTold() {
    #expect(quotable("Pro Yearly", upTo: 3) == "Pro…")
    #expect(quotable(String(repeating: "é", count: 61), upTo: 61).count == 61)
  }
}
