import Testing

@testable import PricingEngine

@Suite struct TextMeasureTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let graphemes: Int
    let columns: Int
    var testDescription: String { id }
  }

  // Widths are those of UAX #11; an emoji takes two columns as terminals show it.
  static let rows: [Row] = [
    Row(id: "nothing", text: "", graphemes: 0, columns: 0),
    Row(id: "ascii", text: "Save 44%", graphemes: 8, columns: 8),
    Row(id: "line end", text: "a\r\nb", graphemes: 3, columns: 2),
    Row(id: "no-break spaces", text: "1\u{202F}234,50\u{A0}€", graphemes: 10, columns: 10),
    Row(id: "combining accent", text: "e\u{301}", graphemes: 1, columns: 1),
    Row(id: "han and full-width yen", text: "年額プラン ￥9,800", graphemes: 12, columns: 18),
    Row(id: "half-width katakana", text: "ﾌﾟﾗﾝ", graphemes: 3, columns: 4),
    Row(id: "hangul", text: "월간", graphemes: 2, columns: 4),
    Row(id: "hangul of jamo", text: "\u{1112}\u{1161}\u{11AB}", graphemes: 1, columns: 2),
    Row(id: "emoji", text: "☕️", graphemes: 1, columns: 2),
    Row(id: "heart as emoji", text: "❤\u{FE0F}", graphemes: 1, columns: 2),
    Row(id: "heart as text", text: "❤", graphemes: 1, columns: 1),
    Row(
      id: "family", text: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
      graphemes: 1, columns: 2),
    Row(id: "flag", text: "\u{1F1E9}\u{1F1EA}", graphemes: 1, columns: 2),
    Row(id: "isolates and marks", text: "\u{2068}a\u{2069}\u{200F}", graphemes: 4, columns: 1),
    Row(id: "hebrew with points", text: "שָׁלוֹם", graphemes: 4, columns: 4),
    Row(id: "thai", text: "ที่", graphemes: 1, columns: 1),
    Row(id: "devanagari", text: "हिं", graphemes: 1, columns: 1),
    Row(id: "nul", text: "a\u{0}b", graphemes: 3, columns: 2),
  ]

  @Test(arguments: rows)
  func countsCharactersAndColumns(row: Row) throws {
    #expect(try graphemeCount(of: row.text) == row.graphemes)
    #expect(try columnCount(of: row.text) == row.columns)
  }

  @Test func widensAmbiguousCharactersOnRequest() throws {
    #expect(try columnCount(of: "“a” …", ambiguousIsWide: false) == 5)
    #expect(try columnCount(of: "“a” …", ambiguousIsWide: true) == 8)
  }
}
