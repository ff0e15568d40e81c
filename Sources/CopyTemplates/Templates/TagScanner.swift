/// Finds the tags of a source, one after the other, and follows changes of the delimiters.
///
/// It looks at every byte a fixed number of times, whatever the source holds.
struct TagScanner {
  /// What was found.
  enum Step {
    case tag(TemplateTag)
    /// A tag without its closing mark; the scanner goes on at the next tag.
    case unclosed(openingMark: Range<Int>, missing: String)
    /// A tag for delimiters that does not name two; the old ones stay.
    case malformedDelimiters(Range<Int>)
    case end
  }

  private let bytes: [UInt8]
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag.
  mutating func next() -> Step {
    guard let start = firstMark(from: position, [opening])?.offset else { return .end }
    let inner = start + opening.count
    let signOffset = skipWhiteSpace(from: inner)
    let sign = TagSign(signOffset < bytes.count ? bytes[signOffset] : UInt8(ascii: " "))
    let contentStart = signOffset + sign.length
    let ending = sign.suffix + closing
    // A name holds no opening mark: most likely the tag was meant to end before it.
    let marks = sign.holdsAnyText ? [ending] : [ending, opening]
    let mark = firstMark(from: contentStart, marks)
    guard let mark, mark.index == 0 else {
      position = mark?.offset ?? bytes.count
      return .unclosed(openingMark: start..<inner, missing: text(of: ending))
    }
    position = mark.offset + ending.count
    let tag = TemplateTag(
      kind: sign.kind, range: start..<position, content: trimmed(contentStart..<mark.offset))
    guard case .delimiters = tag.kind else { return .tag(tag) }
    return changeDelimiters(to: tag.content) ? .tag(tag) : .malformedDelimiters(tag.range)
  }

  /// The first place where one of some marks stands; at one place the first of the marks counts.
  private func firstMark(from start: Int, _ marks: [[UInt8]]) -> (index: Int, offset: Int)? {
    let firstBytes = marks.compactMap(\.first)
    for offset in start..<max(start, bytes.count) where firstBytes.contains(bytes[offset]) {
      for (index, mark) in marks.enumerated() where holds(mark, at: offset) {
        return (index, offset)
      }
    }
    return nil
  }

  private func holds(_ mark: [UInt8], at offset: Int) -> Bool {
    offset + mark.count <= bytes.count && mark.indices.allSatisfy { bytes[offset + $0] == mark[$0] }
  }

  /// Takes `<% %>` as the new marks: two of them, with white space between, without `=`.
  private mutating func changeDelimiters(to content: Range<Int>) -> Bool {
    let marks = bytes[content].split(whereSeparator: isWhiteSpace).map(Array.init)
    guard marks.count == 2, marks.allSatisfy({ !$0.contains(UInt8(ascii: "=")) }),
      marks.allSatisfy({ $0.count <= Self.maximumMarkByteCount })
    else { return false }
    (opening, closing) = (marks[0], marks[1])
    return true
  }

  /// The longest delimiter, in bytes.
  private static let maximumMarkByteCount = 16

  private func skipWhiteSpace(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, isWhiteSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = min(skipWhiteSpace(from: range.lowerBound), range.upperBound)
    var end = range.upperBound
    while end > start, isWhiteSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func text(of mark: [UInt8]) -> String { String(decoding: mark, as: UTF8.self) }
}

/// Whether a byte is a space, a tab or part of a line end.
func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
    || byte == UInt8(ascii: "\r")
}
