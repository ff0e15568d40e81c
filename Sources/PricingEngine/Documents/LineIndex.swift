/// Finds lines in a text without remembering every line start.
///
/// LF, CR LF and a lone CR each end one line, as the Language Server Protocol counts them. One checkpoint per
/// block keeps the index small even for a file of nothing but line ends.
struct LineIndex: Sendable {
  fileprivate struct Checkpoint: Sendable {
    /// The line, from 1, that the block's first byte is on.
    var line: Int
    /// Where that line starts.
    var start: Int
  }

  private static let blockSize = 4096
  private let checkpoints: [Checkpoint]

  init(_ bytes: [UInt8]) {
    var checkpoints: [Checkpoint] = []
    checkpoints.reserveCapacity(bytes.count / Self.blockSize + 1)
    var current = Checkpoint(line: 1, start: 0)
    for offset in bytes.indices {
      if offset.isMultiple(of: Self.blockSize) { checkpoints.append(current) }
      current.advance(past: offset, in: bytes)
    }
    if bytes.count.isMultiple(of: Self.blockSize) { checkpoints.append(current) }
    self.checkpoints = checkpoints
  }

  /// The line and column, both from 1, of a byte; the end of the text has a position too.
  func position(ofByte offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let block = offset / Self.blockSize
    var current = checkpoints[block]
    for other in (block * Self.blockSize)..<offset { current.advance(past: other, in: bytes) }
    return (current.line, offset - current.start + 1)
  }

  /// Where a line, counted from 1, starts; `nil` when the text has fewer lines.
  func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
    guard line >= 1 else { return nil }
    var (low, high) = (0, checkpoints.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle].line <= line { low = middle } else { high = middle }
    }
    var current = checkpoints[low]
    var offset = low * Self.blockSize
    while current.line < line, offset < bytes.count {
      current.advance(past: offset, in: bytes)
      offset += 1
    }
    return current.line == line ? current.start : nil
  }
}

extension LineIndex.Checkpoint {
  fileprivate mutating func advance(past offset: Int, in bytes: [UInt8]) {
    let byte = bytes[offset]
    guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { return }
    let next = offset + 1
    let isSplitPair =
      byte == UInt8(ascii: "\r") && next < bytes.count && bytes[next] == UInt8(ascii: "\n")
    guard !isSplitPair else { return }
    line += 1
    start = next
  }
}
