/// Finds lines in a text without remembering every line start.
///
/// LF, CR LF and a lone CR each end one line, as the Language Server Protocol counts them. One checkpoint per
/// block keeps the index small even for a file of nothing but line ends.
struct LineIndex: Sendable {
  fileprivate struct Checkpoint: Sendable {
    /// The line, from 1, that the block's first byte is on.
    var line: UInt32
    /// Where that line starts.
    var start: UInt32
    /// How many UTF-16 code units stand before the block's first byte.
    var utf16Units: UInt32
  }

  /// A lookup goes through half a block, and a list of prices has a lookup for each of 100,000 prices.
  private static let blockSize = 256
  private let checkpoints: [Checkpoint]

  init(_ bytes: [UInt8]) {
    var checkpoints: [Checkpoint] = []
    checkpoints.reserveCapacity(bytes.count / Self.blockSize + 1)
    var current = Checkpoint(line: 1, start: 0, utf16Units: 0)
    for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
      checkpoints.append(current)
      for offset in start..<min(start + Self.blockSize, bytes.count) {
        current.advance(past: offset, in: bytes)
      }
    }
    self.checkpoints = checkpoints
  }

  /// The line and column, both from 1, of a byte; the end of the text has a position too.
  func position(ofByte offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let block = offset / Self.blockSize
    var current = checkpoints[block]
    for other in (block * Self.blockSize)..<offset { current.advance(past: other, in: bytes) }
    return (Int(current.line), offset - Int(current.start) + 1)
  }

  /// Where a line, counted from 1, starts; `nil` when the text has fewer lines.
  func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
    guard (1...bytes.count + 1).contains(line) else { return nil }
    var (low, high) = (0, checkpoints.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(checkpoints[middle].line) <= line { low = middle } else { high = middle }
    }
    var current = checkpoints[low]
    var offset = low * Self.blockSize
    while Int(current.line) < line, offset < bytes.count {
      current.advance(past: offset, in: bytes)
      offset += 1
    }
    return Int(current.line) == line ? Int(current.start) : nil
  }
}

extension LineIndex {
  /// How many UTF-16 code units stand before a byte; a character counts at its first byte.
  func utf16Units(beforeByte offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    var current = checkpoints[block]
    for other in (block * Self.blockSize)..<offset { current.advance(past: other, in: bytes) }
    return Int(current.utf16Units)
  }
}

extension LineIndex.Checkpoint {
  fileprivate mutating func advance(past offset: Int, in bytes: [UInt8]) {
    let byte = bytes[offset]
    // Bytes that go on with a character count nothing, and characters of four bytes are two units.
    if byte & 0xC0 != 0x80 { utf16Units += byte >= 0xF0 ? 2 : 1 }
    guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { return }
    let next = offset + 1
    let isSplitPair =
      byte == UInt8(ascii: "\r") && next < bytes.count && bytes[next] == UInt8(ascii: "\n")
    guard !isSplitPair else { return }
    line += 1
    start = UInt32(next)
  }
}
