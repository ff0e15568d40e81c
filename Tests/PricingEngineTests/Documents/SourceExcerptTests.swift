import Testing

@testable import PricingEngine

@Suite struct SourceExcerptTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The text with a flag at the place.
    let marked: String
    let line: String?
    let caret: String
    var testDescription: String { id }
  }

  private static let x50 = String(repeating: "x", count: 50)
  private static let x200 = String(repeating: "x", count: 200)

  static let lines: [Row] = [
    Row(id: "whole line", marked: "{\n  ⚑\"a\": 1\n}", line: "  \"a\": 1", caret: "  ^"),
    Row(id: "end of the file", marked: "{⚑", line: "{", caret: " ^"),
    Row(id: "empty line", marked: "{\n⚑\n}", line: "", caret: "^"),
    Row(id: "CR LF", marked: "{\r\n ⚑x\r\n}", line: " x", caret: " ^"),
    Row(id: "tabs are one column", marked: "\t\t⚑x", line: "  x", caret: "  ^"),
    Row(
      id: "columns, not bytes", marked: "\"é プ👩\u{200D}💻\" ⚑x",
      line: "\"é プ👩\u{200D}💻\" x", caret: "         ^"),
    Row(
      id: "controls are spelled out", marked: "\u{1B}⚑\u{202E}x",
      line: "\\u{001B}\\u{202E}x", caret: "        ^"),
    Row(
      id: "80 columns", marked: x50 + "⚑" + String(x50.prefix(30)),
      line: x50 + String(x50.prefix(30)), caret: String(repeating: " ", count: 50) + "^"),
    Row(id: "cut after", marked: "⚑" + x200, line: String(x200.prefix(80)) + "…", caret: "^"),
    Row(
      id: "cut before", marked: x200 + "⚑",
      line: "…" + String(x200.prefix(80)), caret: String(repeating: " ", count: 81) + "^"),
    Row(
      id: "cut on both sides", marked: x200 + "⚑y" + x200,
      line: "…" + String(x200.prefix(40)) + "y" + String(x200.prefix(39)) + "…",
      caret: String(repeating: " ", count: 41) + "^"),
    Row(
      id: "one line of a megabyte",
      marked: String(repeating: "プ", count: 400_000) + "⚑y",
      line: "…" + String(repeating: "プ", count: 79) + "y",
      caret: String(repeating: " ", count: 1 + 2 * 79) + "^"),
  ]

  struct WordsRow: CustomTestStringConvertible, Sendable {
    let id: String
    /// The text with a flag at either end of the words.
    let marked: String
    let line: String
    let carets: String
    var testDescription: String { id }
  }

  static let words: [WordsRow] = [
    WordsRow(id: "words", marked: "a ⚑b c⚑ d", line: "a b c d", carets: "  ^^^"),
    WordsRow(
      id: "wide characters", marked: "プ⚑無料⚑!", line: "プ無料!", carets: "  ^^^^"),
    WordsRow(
      id: "combining marks", marked: "e\u{301} ⚑e\u{301}a⚑ x", line: "e\u{301} e\u{301}a x",
      carets: "  ^^"),
    WordsRow(id: "no words", marked: "a⚑⚑b", line: "ab", carets: " ^"),
    WordsRow(id: "over two lines", marked: "a ⚑bc\r\nd⚑ e", line: "a bc", carets: "  ^^"),
    WordsRow(
      id: "invisible characters are spelled out", marked: "⚑\u{202E}⚑x", line: "\\u{202E}x",
      carets: "^^^^^^^^"),
    WordsRow(
      id: "beyond the cut", marked: "⚑" + x200 + "⚑", line: String(x200.prefix(80)) + "…",
      carets: String(repeating: "^", count: 80)),
    WordsRow(
      id: "into a secret", marked: #"{⚑x, "_developerTeamID": "TE⚑AM"}"#, line: "{x, ……}",
      carets: " ^^^^"),
  ]

  @Test(arguments: words)
  func marksTheWords(row: WordsRow) throws {
    let parts = row.marked.split(separator: "⚑", omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    let source = try SourceText(file: "f", bytes: Array(parts.joined().utf8))
    let start = parts[0].utf8.count
    let excerpt = source.excerpt(
      from: source.location(ofByte: start),
      to: source.location(ofByte: start + parts[1].utf8.count))
    #expect(excerpt == row.line + "\n" + row.carets)
  }

  static let secrets: [Row] = [
    Row(
      id: "key pair on one line",
      marked: #"{"subscriptionOffersKeyPair":{"id":"K","privateKey":"MIG"},⚑"a":1}"#,
      line: #"{…,"a":1}"#, caret: "   ^"),
    Row(
      id: "team after the place", marked: #"{⚑x, "_developerTeamID" : "TEAM", "y": 1}"#,
      line: #"{x, …, "y": 1}"#, caret: " ^"),
    Row(
      id: "app before the place", marked: #"{"_applicationInternalID": 123, ⚑x}"#,
      line: #"{…, x}"#, caret: "    ^"),
    Row(
      id: "place inside the secret", marked: #"{"_developerTeamID" : ⚑TEAM}"#, line: nil,
      caret: ""),
    Row(
      id: "place inside a key pair over lines",
      marked: "{\"subscriptionOffersKeyPair\" : {\n  ⚑\"id\" : \"K\",\n \"privateKey\" : \"M\"\n}}",
      line: nil, caret: ""),
    Row(
      id: "line of the key pair's end",
      marked: "{\"subscriptionOffersKeyPair\" : {\n \"privateKey\" : \"M\"}, ⚑x}",
      line: "…, x}", caret: "   ^"),
    Row(
      id: "secret without an end", marked: #"{⚑x "_developerTeamID": "TEAM"#, line: "{x …",
      caret: " ^"),
    Row(
      id: "brackets and quotes inside the secret",
      marked: #"{"subscriptionOffersKeyPair":{"a":"}\"}","b":["]"]},⚑x}"#, line: "{…,x}",
      caret: "   ^"),
    Row(id: "name without a value", marked: #"[⚑"_developerTeamID", 1]"#, line: nil, caret: ""),
  ]

  @Test(arguments: lines + secrets)
  func showsThePlace(row: Row) throws {
    let marked = MarkedText(row.marked)
    let source = try SourceText(file: "f", bytes: Array(marked.text.utf8))
    let excerpt = source.excerpt(at: marked.location(in: "f"))
    #expect(excerpt == row.line.map { $0 + "\n" + row.caret })
  }

  @Test func showsNothingOutside() throws {
    let source = try SourceText(file: "f", bytes: Array("ab\ncd".utf8))
    #expect(source.excerpt(at: SourceLocation(file: "f")) == nil)
    #expect(source.excerpt(at: SourceLocation(file: "f", line: 3, column: 1)) == nil)
    #expect(source.excerpt(at: SourceLocation(file: "f", line: 1, column: 0)) == nil)
    #expect(source.excerpt(at: SourceLocation(file: "f", line: 2, column: 9)) == nil)
  }
}
