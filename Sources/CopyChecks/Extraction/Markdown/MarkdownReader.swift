import PricingEngine

/// Reads the visible text of Markdown, as far as pages of copy use it (CommonMark 0.31, and GitHub's tables and strikethrough).
struct MarkdownReader {
  private let source: SourceText
  private let bytes: [UInt8]
  private var lines: SourceLines
  private var blocks: [TextBlock] = []
  private var language: String?
  /// The lines of the block that is being read.
  private var paragraph = PlacedText()
  private var kind = TextBlock.Kind.paragraph
  /// Whether indented lines belong to a list.
  private var isInList = false
  private var headingGroup = 0
  private var lastGroup = 0

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    lines = SourceLines(bytes)
  }

  mutating func blocks(into findings: inout [Finding]) -> [TextBlock] {
    if let matter = FrontMatter(source) {
      blocks = matter.blocks
      language = matter.language
      lines.cursor = matter.end
    }
    while let line = lines.next() {
      read(MarkdownLine(line, in: bytes), into: &findings)
    }
    flush()
    return blocks
  }

  private mutating func read(_ line: MarkdownLine, into findings: inout [Finding]) {
    if line.content.isEmpty {
      flush()
    } else if line.indent >= 4, !isInList, paragraph.isEmpty {
      return
    } else if let fence = line.fence {
      skipCode(fence, into: &findings)
    } else if let end = MarkdownHTML.end(of: line, in: bytes) {
      html(line.content.lowerBound, end, into: &findings)
    } else if let level = line.headingLevel {
      flush()
      heading(level, line.headingText)
    } else if let level = line.underlineLevel, !paragraph.isEmpty, kind == .paragraph {
      underlinedHeading(level)
    } else if line.isThematicBreak || isDefinition(line) {
      flush()
    } else if line.listMarker > 0 {
      listItem(line)
    } else if isTableHead(line) {
      table(line)
    } else {
      if line.indent == 0, paragraph.isEmpty { isInList = false }
      append(line.content, to: &paragraph)
    }
  }

  private func append(_ line: Range<Int>, to text: inout PlacedText) {
    if !text.isEmpty { text.append(CollectionOfOne(UInt8(ascii: "\n")), for: text.end..<text.end) }
    text.append(bytes, line)
  }

  private mutating func flush() {
    show(paragraph, kind, group: headingGroup)
    paragraph = PlacedText()
    kind = .paragraph
  }

  private mutating func show(_ text: PlacedText, _ kind: TextBlock.Kind, group: Int) {
    guard !text.isEmpty else { return }
    let inline = MarkdownInline(text)
    var content = InlineContent(bytes)
    inline.write(to: &content)
    content.flush(kind: kind, language: language, key: nil, group: group, into: &blocks)
    for image in inline.images {
      var alternative = InlineContent(bytes)
      alternative.append(text.bytes, image) { text.place($0) }
      alternative.flush(
        kind: .paragraph, language: language, key: "alt", group: group, into: &blocks)
    }
  }

  private mutating func heading(_ level: Int, _ line: Range<Int>) {
    var text = PlacedText()
    text.append(bytes, line)
    lastGroup += 1
    headingGroup = lastGroup
    isInList = false
    show(text, .heading(level: level), group: headingGroup)
  }

  private mutating func underlinedHeading(_ level: Int) {
    lastGroup += 1
    headingGroup = lastGroup
    kind = .heading(level: level)
    flush()
  }

  /// Reads an item, and items that start in it on the same line.
  private mutating func listItem(_ line: MarkdownLine) {
    flush()
    isInList = true
    kind = .listItem
    var rest = line
    while rest.listMarker > 0 { rest = rest.dropping(rest.listMarker, in: bytes) }
    append(rest.dropping(rest.taskMarker, in: bytes).content, to: &paragraph)
  }

  /// Whether the line says where a link leads: `[terms]: https://…`.
  private func isDefinition(_ line: MarkdownLine) -> Bool {
    guard paragraph.isEmpty, bytes[line.content.lowerBound] == UInt8(ascii: "["),
      let close = bytes[line.content].firstIndex(of: UInt8(ascii: "]")),
      close + 1 < line.content.upperBound, bytes[line.content.lowerBound + 1] != UInt8(ascii: "^")
    else { return false }
    return bytes[close + 1] == UInt8(ascii: ":")
  }

  /// Moves behind a fenced code block, which is no copy.
  private mutating func skipCode(_ fence: MarkdownLine.Fence, into findings: inout [Finding]) {
    flush()
    let start = fence.start
    while let line = lines.next() {
      let line = MarkdownLine(line, in: bytes)
      if let end = line.fence, end.byte == fence.byte, end.length >= fence.length, end.isBare {
        return
      }
    }
    findings.append(
      Finding(
        .warning, rule: "markdown-unclosed", at: source.location(ofByte: start),
        "the code block has no end, so nothing after it was read", fix: "close it"))
  }

  private mutating func html(
    _ start: Int, _ ending: MarkdownHTML.Ending, into findings: inout [Finding]
  ) {
    flush()
    lines.cursor = start
    var end = start
    while let line = lines.next() {
      if ending.isBlankLine, lines.trimmed(line).isEmpty { break }
      end = line.upperBound
      if ending.isMet(by: bytes[line]) { break }
    }
    var reader = HTMLReader(source, start..<end)
    let groups = lastGroup
    for block in reader.blocks(into: &findings) {
      let group = block.group == 0 ? headingGroup : groups + block.group
      lastGroup = max(lastGroup, group)
      blocks.append(
        TextBlock(
          block.text, kind: block.kind, language: block.language ?? language, key: block.key,
          group: group, isCollapsed: block.isCollapsed, runs: block.runs))
    }
  }
}

extension MarkdownReader {
  /// Whether a table starts: a line with a bar above a line of dashes.
  private func isTableHead(_ line: MarkdownLine) -> Bool {
    guard bytes[line.content].contains(UInt8(ascii: "|")) else { return false }
    var ahead = lines
    guard let next = ahead.next() else { return false }
    return MarkdownLine(next, in: bytes).isTableRule
  }

  /// Reads the rows up to a blank line; each is a group.
  private mutating func table(_ head: MarkdownLine) {
    flush()
    row(head)
    _ = lines.next()
    while true {
      let start = lines.cursor
      guard let line = lines.next() else { return }
      let row = MarkdownLine(line, in: bytes)
      guard bytes[row.content].contains(UInt8(ascii: "|")) else {
        lines.cursor = start
        return
      }
      self.row(row)
    }
  }

  private mutating func row(_ line: MarkdownLine) {
    lastGroup += 1
    for cell in line.cells(in: bytes) {
      var text = PlacedText()
      text.append(bytes, lines.trimmed(cell))
      show(text, .tableCell, group: lastGroup)
    }
  }
}
