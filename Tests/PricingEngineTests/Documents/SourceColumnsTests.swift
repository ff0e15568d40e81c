import PricingEngine
import Testing

@Suite struct SourceColumnsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let line: Int
    let column: Int
    let utf16: Int?
    var testDescription: String { id }
  }

  /// The lines `ab`, `é プ x` and `👍!`; bytes of the second: é 2, space, プ 3, space, x.
  private static let text = "ab\né プ x\r\n👍!"

  static let rows = [
    Row(id: "plain", line: 1, column: 2, utf16: 2),
    Row(id: "after two bytes", line: 2, column: 3, utf16: 2),
    Row(id: "after three bytes", line: 2, column: 8, utf16: 5),
    Row(id: "inside a character", line: 2, column: 6, utf16: 3),
    Row(id: "after a surrogate pair", line: 3, column: 5, utf16: 3),
    Row(id: "end of the text", line: 3, column: 6, utf16: 4),
    Row(id: "beyond the text", line: 3, column: 7, utf16: nil),
    Row(id: "no such line", line: 4, column: 1, utf16: nil),
    Row(id: "no such column", line: 1, column: 0, utf16: nil),
  ]

  @Test(arguments: rows)
  func countsUTF16(row: Row) throws {
    let source = try SourceText(file: "f", bytes: Array(Self.text.utf8))
    let location = SourceLocation(file: "f", line: row.line, column: row.column)
    #expect(source.utf16Column(of: location) == row.utf16)
  }

  @Test func needsALine() throws {
    let source = try SourceText(file: "f", bytes: Array(Self.text.utf8))
    #expect(source.utf16Column(of: SourceLocation(file: "f")) == nil)
  }
}
