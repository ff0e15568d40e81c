/// A text as bytes that pieces can be searched in.
struct TextBytes: Sendable, Hashable {
  /// The UTF-8 bytes.
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The words at a place.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where a piece first stands, from an offset on.
  func range(of piece: [UInt8], from start: Int = 0) -> Range<Int>? {
    guard let first = piece.first, piece.count <= bytes.count else { return nil }
    var place = start
    while place + piece.count <= bytes.count {
      guard
        let found = bytes[place...(bytes.count - piece.count)].firstIndex(of: first)
      else { return nil }
      if bytes[found..<found + piece.count].elementsEqual(piece) {
        return found..<found + piece.count
      }
      place = found + 1
    }
    return nil
  }

  func range(of piece: String, from start: Int = 0) -> Range<Int>? {
    range(of: Array(piece.utf8), from: start)
  }

  func contains(_ piece: String) -> Bool { range(of: piece) != nil }
}
