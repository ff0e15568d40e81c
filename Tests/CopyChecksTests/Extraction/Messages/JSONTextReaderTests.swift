import Testing

@testable import CopyChecks

@Suite struct JSONTextReaderTests {
  static let rows = [
    ExtractionRow(
      id: "texts with their paths; an object is a group",
      source: """
        { // what the page says
          "paywall": {"headline": "Go Pro", "plans": [{"title": "Save 44 %"}, {"title": "x y"}]},
          "id": "app.example.pro", "url": "https://a.example/b", "on": true
        }
        """,
      lines: [
        "message #2 @paywall.headline: Go Pro", "message #3 @paywall.plans[0].title: Save 44 %",
        "message #4 @paywall.plans[1].title: x y",
      ]),
    ExtractionRow(
      id: "a text alone", source: "\"Cancel anytime\"", lines: ["message: Cancel anytime"]),
    ExtractionRow(
      id: "broken JSON", source: "{\"a\" 1}", lines: [],
      findings: ["1:6 error json-syntax: expected ':' after the key, got '1'"]),
  ]

  static let places = [
    PlaceRow(
      id: "behind escapes", source: "[\n \"\\ud83d\\ude00 \\u00e9\\\" — ⚑free\"]", words: "free"),
    PlaceRow(id: "an escape itself", source: "[\"x ⚑\\u20ac5\"]", words: "€5"),
  ]

  @Test(arguments: rows)
  func reads(_ row: ExtractionRow) throws {
    let read = try ExtractedText(row.source, as: .json, file: row.file)
    #expect(read.lines == row.lines)
    #expect(read.findingLines == row.findings)
    #expect(read.faultyRuns == [])
  }

  @Test(arguments: places)
  func leadsBack(_ row: PlaceRow) throws {
    let read = try ExtractedText(row.source, as: .json)
    #expect(read.place(of: row.words) == read.flag)
    #expect(read.flag != nil)
    #expect(read.faultyRuns == [])
  }

  @Test(arguments: [
    ("Subscribe", true), ("FREE", true), ("$4.99", true), ("50%", true), ("Get more", true),
    ("Prüfen", true), ("無料", true), ("Note: free", true), ("now/later free", true),
    ("", false), (" \n", false), ("https://a.example/x y", true), ("https://a.example", false),
    ("mailto:a@b.example", false), ("/terms", false), ("#FFCC00", false), ("#top", false),
    ("rgb(1, 2, 3)", false), ("2027-01-31T10:00:00Z", false), ("4.99", false), ("P1Y", false),
    ("primaryButton", false), ("primary", false), ("app.example.pro", false), ("en-US", false),
    ("A", false), ("dGVzdA==", false),
  ])
  func looksLikeText(_ text: String, _ isText: Bool) {
    #expect(TextLikeness.isText(text) == isText)
  }
}
