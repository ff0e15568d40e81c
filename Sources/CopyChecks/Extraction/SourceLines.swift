/// The lines of a text; LF, CR LF and a lone CR each end one.
struct SourceLines {
  private let bytes: [UInt8]
  /// Where the next line starts.
  var cursor: Int

  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    cursor = start
  }

  /// The next line without its end; `nil` after the last.
  mutating func next() -> Range<Int>? {
    guard cursor < bytes.count else { return nil }
    let start = cursor
    while cursor < bytes.count, !isLineEnd(bytes[cursor]) { cursor += 1 }
    let line = start..<cursor
    if cursor < bytes.count {
      let isPair =
        bytes[cursor] == UInt8(ascii: "\r") && cursor + 1 < bytes.count
        && bytes[cursor + 1] == UInt8(ascii: "\n")
      cursor += isPair ? 2 : 1
    }
    return line
  }

  /// A line without the white space at its ends.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var (low, high) = (line.lowerBound, line.upperBound)
    while low < high, isTextSpace(bytes[low]) { low += 1 }
    while low < high, isTextSpace(bytes[high - 1]) { high -= 1 }
    return low..<high
  }
}

func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

func isASCIILetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

func isASCIIDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
