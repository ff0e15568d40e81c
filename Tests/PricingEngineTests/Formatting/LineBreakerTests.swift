import Testing

@testable import PricingEngine

@Suite struct LineBreakerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    var locale = "en"
    let columns: Int
    let text: String
    let lines: [String]
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "nothing", columns: 10, text: "", lines: []),
    Row(id: "fits", columns: 10, text: "Save 44%", lines: ["Save 44%"]),
    Row(id: "fits exactly", columns: 8, text: "Save 44%", lines: ["Save 44%"]),
    Row(id: "one column short", columns: 7, text: "Save 44%", lines: ["Save", "44%"]),
    Row(
      id: "sentence", columns: 20, text: "The subscription renews at $19.99 until canceled.",
      lines: ["The subscription", "renews at $19.99", "until canceled."]),
    Row(id: "space at the end", columns: 5, text: "a b  ", lines: ["a b"]),
    Row(
      id: "long word stays whole", columns: 6, text: "an extraordinary day",
      lines: ["an", "extraordinary", "day"]),
    Row(
      id: "price stays whole", columns: 12, text: "jetzt für 1.234,50\u{A0}€ im Jahr",
      lines: ["jetzt für", "1.234,50\u{A0}€", "im Jahr"]),
    Row(id: "line ends are kept", columns: 20, text: "a\n\nb\r\nc", lines: ["a", "", "b", "c"]),
    Row(id: "line end at the end", columns: 20, text: "a\n", lines: ["a"]),
    Row(
      id: "hyphen", columns: 8, text: "auto-renewable", lines: ["auto-", "renewable"]),
    Row(
      id: "japanese, without a mark at the start of a line", locale: "ja", columns: 8,
      text: "年額プランです。", lines: ["年額プラ", "ンです。"]),
    Row(
      id: "thai words", locale: "th", columns: 8, text: "ยกเลิกได้ทุกเมื่อ",
      lines: ["ยกเลิกได้", "ทุกเมื่อ"]),
    Row(
      id: "isolate over a break", columns: 12, text: "Get \u{2068}Gold Club Two\u{2069} now",
      lines: ["Get \u{2068}Gold\u{2069}", "\u{2068}Club Two\u{2069} now"]),
    Row(
      id: "nested isolates over breaks", columns: 3,
      text: "\u{2067}aa \u{2068}bb cc\u{2069} dd\u{2069} ee",
      lines: [
        "\u{2067}aa\u{2069}", "\u{2067}\u{2068}bb\u{2069}\u{2069}",
        "\u{2067}\u{2068}cc\u{2069}\u{2069}", "\u{2067}dd\u{2069}", "ee",
      ]),
    Row(
      id: "isolates take no column", columns: 5, text: "a \u{2068}b\u{2069} c",
      lines: ["a \u{2068}b\u{2069} c"]),
    Row(id: "no room at all", columns: 0, text: "a b", lines: ["a", "b"]),
  ]

  @Test(arguments: rows)
  func wrapsText(row: Row) throws {
    let breaker = try LineBreaker(locale: LocaleTag(row.locale))
    #expect(try breaker.lines(of: row.text, columns: row.columns) == row.lines)
  }

  @Test(
    arguments: [
      ("19,99 € im Jahr", [6, 10, 13]), ("19,99\u{A0}€ im Jahr", [11, 14]), ("", []),
    ] as [(String, [Int])])
  func findsPlacesInside(text: String, places: [Int]) throws {
    #expect(try LineBreaker(locale: LocaleTag("de")).breaks(in: text) == places)
  }

  @Test func countsAmbiguousWidthByLocale() throws {
    let text = "…… ……"
    #expect(try LineBreaker(locale: LocaleTag("en")).lines(of: text, columns: 5) == [text])
    #expect(
      try LineBreaker(locale: LocaleTag("ja")).lines(of: text, columns: 5) == ["……", "……"])
  }

  @Test func isSafeFromManyTasks() async throws {
    let breaker = try LineBreaker(locale: LocaleTag("th"))
    let text = "ยกเลิกได้ทุกเมื่อ"
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<50 {
        group.addTask { try breaker.lines(of: text, columns: 8) }
      }
      for try await lines in group { #expect(lines == ["ยกเลิกได้", "ทุกเมื่อ"]) }
    }
  }
}
