import CopyTemplates

/// HTML that is put together piece by piece.
struct HTMLBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends markup.
  mutating func append(_ markup: String) { bytes += markup.utf8 }

  /// Appends markup, or text that is escaped already.
  mutating func append(_ markup: some Sequence<UInt8>) { bytes += markup }

  /// Appends text, escaped for an element or a quoted value.
  mutating func append(text: String) { bytes += htmlText(text, marksIsolates: false) }
}

extension [UInt8] {
  /// The parts between the places where a text stands; all bytes when it is nowhere.
  func pieces(between separator: String) -> [[UInt8]] {
    let separator = Array(separator.utf8)
    var pieces: [[UInt8]] = []
    var start = 0
    var index = 0
    while index + separator.count <= count {
      if self[index...].starts(with: separator) {
        pieces.append(Array(self[start..<index]))
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    return pieces + [Array(self[start...])]
  }
}
