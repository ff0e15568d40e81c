/// The place of a field in a CSV text.
///
/// It is small, because a file of 100,000 lines has half a million.
struct CSVField: Sendable {
  private let first: UInt32
  private let length: UInt32

  /// Creates a field from the bytes it takes, with its quotes.
  init(bytes: Range<Int>) {
    // A source has at most 64 MB, so offsets fit.
    first = UInt32(bytes.lowerBound)
    length = UInt32(bytes.count)
  }

  /// The offset of its first byte, which is the quote when it has one.
  var start: Int { Int(first) }

  /// Whether there is nothing between its delimiters.
  var isEmpty: Bool { length == 0 }

  /// Its value.
  func text(in source: SourceText) -> String {
    let range = start..<(start + Int(length))
    guard length >= 2, source.bytes[range.lowerBound] == UInt8(ascii: "\"") else {
      return source[range]
    }
    return unquoted(source.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)])
  }
}

/// The place of a record in a CSV text.
struct CSVRecordPlace: Sendable {
  private let first: UInt32
  private let count: UInt32
  private let startLine: UInt32

  /// Creates a record from the indexes of its fields and the line that it starts in.
  init(fields: Range<Int>, line: Int) {
    first = UInt32(fields.lowerBound)
    count = UInt32(fields.count)
    startLine = UInt32(line)
  }

  /// The indexes of its fields.
  var fields: Range<Int> { Int(first)..<Int(first + count) }

  /// The line that it starts in, from 1.
  var line: Int { Int(startLine) }
}

/// The value between the quotes of a field: two quotes stand for one.
private func unquoted(_ inner: ArraySlice<UInt8>) -> String {
  guard inner.contains(UInt8(ascii: "\"")) else { return String(decoding: inner, as: UTF8.self) }
  var bytes: [UInt8] = []
  var isSecond = false
  for byte in inner {
    let isQuote = byte == UInt8(ascii: "\"")
    if isQuote, isSecond {
      isSecond = false
    } else {
      bytes.append(byte)
      isSecond = isQuote
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
