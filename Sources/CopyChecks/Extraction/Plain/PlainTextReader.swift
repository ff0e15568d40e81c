import PricingEngine

/// Reads plain text.
///
/// Lines between blank lines stand together as one group. In it, a line goes on in the next one when it is long enough to have been
/// wrapped; a shorter line is a text of its own, as prices, buttons and headlines are. A list item starts a text too.
enum PlainTextReader {
  /// A line with fewer bytes was not wrapped: wrapped text has lines of 60 to 100 characters.
  static let shortestWrappedLine = 50

  static func blocks(of source: SourceText) -> [TextBlock] {
    let bytes = source.bytes
    var lines = SourceLines(bytes)
    var paragraph = Paragraph(bytes)
    while let line = lines.next() {
      paragraph.add(lines.trimmed(line))
    }
    paragraph.flush()
    return paragraph.blocks
  }

  private struct Paragraph {
    let source: [UInt8]
    var blocks: [TextBlock] = []
    private var builder: TextBlockBuilder
    private var kind = TextBlock.Kind.paragraph
    private var group = 0
    private var isOpen = false

    init(_ source: [UInt8]) {
      self.source = source
      builder = TextBlockBuilder(source)
    }

    mutating func add(_ line: Range<Int>) {
      guard !line.isEmpty else {
        flush()
        if isOpen { group += 1 }
        isOpen = false
        return
      }
      isOpen = true
      let marker = listMarkerLength(source[line])
      if marker > 0 {
        flush()
        kind = .listItem
      }
      for (index, word) in words(line.dropFirst(marker)).enumerated() {
        if index > 0 || !builder.bytes.isEmpty { builder.space(at: word.lowerBound - 1) }
        builder.append(word)
      }
      if line.count < PlainTextReader.shortestWrappedLine { flush() }
    }

    mutating func flush() {
      if let block = builder.block(kind: kind, language: nil, group: group) { blocks.append(block) }
      builder = TextBlockBuilder(source)
      kind = .paragraph
    }

    private func words(_ line: Range<Int>) -> [Range<Int>] {
      source[line].split(whereSeparator: isTextSpace).map(\.indices)
    }
  }
}

/// How many bytes of a line are the bullet or number of a list item; 0 when it is none.
///
/// A marker is one of `-`, `*`, `+`, `•`, `·`, `–`, `✓`, `✔` or a number with `.` or `)`, and a space after it.
func listMarkerLength(_ line: ArraySlice<UInt8>) -> Int {
  let digits = line.prefix(4).prefix(while: isASCIIDigit)
  var marker = digits.count
  if marker > 0 {
    let after = line.dropFirst(marker).first
    guard marker < 4, after == UInt8(ascii: ".") || after == UInt8(ascii: ")") else { return 0 }
    marker += 1
  } else {
    let head = String(decoding: line.prefix(4), as: UTF8.self).unicodeScalars.first
    guard let head, ["-", "*", "+", "•", "·", "–", "✓", "✔"].contains(head) else { return 0 }
    marker = UTF8.width(head)
  }
  guard let space = line.dropFirst(marker).first, isTextSpace(space) else { return 0 }
  return marker
}
