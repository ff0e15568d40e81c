/// A JSON document with values left open, so that what many documents have in common is written once.
public struct JSONForm: Sendable {
  /// What is there already, in UTF-8.
  var bytes: [UInt8]
  private var openings: [Opening] = []

  private struct Opening: Sendable {
    let offset: Int
    let number: Int
    let depth: Int
  }

  init(bytes: [UInt8] = []) { self.bytes = bytes }

  /// Writes a value over several lines, and leaves its open values open.
  public init(_ value: JSONOutput) {
    self.init()
    value.write(to: &self, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func leaveOpen(_ number: Int, depth: Int) {
    openings.append(Opening(offset: bytes.count, number: number, depth: depth))
  }

  /// Appends the whole document, with a line end after it.
  ///
  /// - Parameters:
  ///   - output: What is appended to, in UTF-8.
  ///   - write: Appends an open value, by its number, as a part of a document in which it stands in so many lists and objects.
  public func fill(
    into output: inout [UInt8], with write: (_ number: Int, _ depth: Int, inout [UInt8]) -> Void
  ) {
    var start = 0
    for opening in openings {
      output.append(contentsOf: bytes[start..<opening.offset])
      write(opening.number, opening.depth, &output)
      start = opening.offset
    }
    output.append(contentsOf: bytes[start...])
  }
}
