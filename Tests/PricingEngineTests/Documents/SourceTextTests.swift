import Testing

@testable import PricingEngine

@Suite struct SourceTextTests {
  struct Place: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let offset: Int
    let line: Int
    let column: Int
    var testDescription: String { id }
  }

  static let places: [Place] = [
    Place(id: "first byte", text: "ab\ncd", offset: 0, line: 1, column: 1),
    Place(id: "line end belongs to its line", text: "ab\ncd", offset: 2, line: 1, column: 3),
    Place(id: "second line", text: "ab\ncd", offset: 3, line: 2, column: 1),
    Place(id: "end of the text", text: "ab\ncd", offset: 5, line: 2, column: 3),
    Place(id: "end after a line end", text: "ab\n", offset: 3, line: 2, column: 1),
    Place(id: "beyond the end", text: "ab", offset: 99, line: 1, column: 3),
    Place(id: "before the start", text: "ab", offset: -1, line: 1, column: 1),
    Place(id: "empty", text: "", offset: 0, line: 1, column: 1),
    Place(id: "CR LF is one line end", text: "a\r\nb\r\nc", offset: 6, line: 3, column: 1),
    Place(id: "LF of a CR LF", text: "a\r\nb", offset: 2, line: 1, column: 3),
    Place(id: "lone CR is a line end", text: "a\rb", offset: 2, line: 2, column: 1),
    Place(id: "CR at the end", text: "a\r", offset: 2, line: 2, column: 1),
    Place(id: "LF CR is two", text: "\n\ra", offset: 2, line: 3, column: 1),
    Place(id: "columns count bytes", text: "プx", offset: 3, line: 1, column: 4),
  ]

  @Test(arguments: places)
  func locates(place: Place) throws {
    let source = try SourceText(file: "f", bytes: Array(place.text.utf8))
    let expected = SourceLocation(file: "f", line: place.line, column: place.column)
    #expect(source.location(ofByte: place.offset) == expected)
  }

  /// A text far larger than one block of the index, against a count that knows no blocks.
  @Test func locatesAcrossBlocks() throws {
    let pieces = (0..<3000).map { String(repeating: "x", count: $0 % 13 + 1) }
    let ends = ["\n", "\r\n", "\r"]
    let text = pieces.enumerated().map { $1 + ends[$0 % 3] }.joined()
    let source = try SourceText(file: "f", bytes: Array(text.utf8))
    var offset = 0
    for (index, piece) in pieces.enumerated() {
      let place = source.location(ofByte: offset)
      #expect(place.line == index + 1)
      #expect(place.column == 1)
      #expect(source.start(ofLine: index + 1) == offset)
      offset += piece.utf8.count + ends[index % 3].utf8.count
    }
    #expect(source.start(ofLine: pieces.count + 1) == offset)
    #expect(source.start(ofLine: pieces.count + 2) == nil)
    #expect(source.start(ofLine: 0) == nil)
  }

  @Test func locatesAtTheBlockBoundary() throws {
    let text = String(repeating: "x", count: 4095) + "\n"
    let source = try SourceText(file: "f", bytes: Array(text.utf8))
    #expect(source.location(ofByte: 4096) == SourceLocation(file: "f", line: 2, column: 1))
    #expect(source.location(ofByte: 4095) == SourceLocation(file: "f", line: 1, column: 4096))
  }

  @Test func dropsAByteOrderMark() throws {
    let source = try SourceText(file: "f", bytes: [0xEF, 0xBB, 0xBF, 0x7B])
    #expect(source.text == "{")
    #expect(source.location(ofByte: 0) == SourceLocation(file: "f", line: 1, column: 1))
  }

  @Test func keepsASecondByteOrderMark() throws {
    let source = try SourceText(file: "f", bytes: [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF])
    #expect(source.bytes == [0xEF, 0xBB, 0xBF])
  }

  @Test func anEmptyTextIsAText() throws {
    #expect(try SourceText(file: "f", bytes: []).text.isEmpty)
  }
}
