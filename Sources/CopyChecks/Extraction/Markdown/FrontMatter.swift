import PricingEngine

/// The YAML between two lines of `---` at the start of a Markdown file, of which titles and descriptions are shown.
struct FrontMatter {
  /// The texts, each with its key.
  private(set) var blocks: [TextBlock] = []
  /// The language that it names.
  private(set) var language: String?
  /// Where the page starts.
  private(set) var end = 0

  private static let shownKeys: Set<String> = [
    "title", "subtitle", "description", "summary", "excerpt", "tagline", "headline",
  ]
  private static let languageKeys: Set<String> = ["lang", "language", "locale"]

  private let source: SourceText
  private var lines: SourceLines

  /// Reads it; `nil` when the file does not start with it.
  init?(_ source: SourceText) {
    self.source = source
    lines = SourceLines(source.bytes)
    guard let first = lines.next(), isRule(first) else { return nil }
    guard let end = endOfMatter() else { return nil }
    while lines.cursor < end, let line = lines.next() { read(line, end: end) }
    self.end = end
    if language != nil { blocks = blocks.map { $0.inLanguage(language) } }
  }

  private func isRule(_ line: Range<Int>) -> Bool {
    source.bytes[line].starts(with: "---".utf8) && lines.trimmed(line).count == 3
  }

  private func endOfMatter() -> Int? {
    var ahead = lines
    while let line = ahead.next() {
      if isRule(line) || source.bytes[line].elementsEqual("...".utf8) { return ahead.cursor }
    }
    return nil
  }

  private mutating func read(_ line: Range<Int>, end: Int) {
    let bytes = source.bytes
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")), colon - line.lowerBound <= 32
    else { return }
    let key = source[line.lowerBound..<colon]
    let value = lines.trimmed(colon + 1..<line.upperBound)
    if Self.languageKeys.contains(key) {
      let text = unquoted(value).text.map { $0 == "_" ? "-" : $0 }
      language = text.isEmpty ? nil : String(text)
    } else if Self.shownKeys.contains(key) {
      show(isBlockIndicator(value) ? indentedLines(end: end) : unquoted(value), key: key)
    }
  }

  /// Whether the value is on the indented lines that follow: `>`, `|-`.
  private func isBlockIndicator(_ value: Range<Int>) -> Bool {
    let bytes = source.bytes[value]
    guard let first = bytes.first else { return true }
    return (first == UInt8(ascii: ">") || first == UInt8(ascii: "|")) && bytes.count <= 2
  }

  private mutating func indentedLines(end: Int) -> PlacedText {
    var text = PlacedText()
    while lines.cursor < end {
      let start = lines.cursor
      guard let line = lines.next() else { return text }
      guard line.isEmpty || isTextSpace(source.bytes[line.lowerBound]) else {
        lines.cursor = start
        return text
      }
      if !text.isEmpty {
        text.append(CollectionOfOne(UInt8(ascii: "\n")), for: text.end..<text.end)
      }
      text.append(source.bytes, lines.trimmed(line))
    }
    return text
  }

  /// A plain or quoted value (YAML 1.2, section 7.3): `'It''s free'`, `"Save 44\u00A0%"`.
  private func unquoted(_ value: Range<Int>) -> PlacedText {
    let bytes = source.bytes
    var text = PlacedText()
    guard let quote = bytes[value].first, value.count >= 2,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      text.append(bytes, withoutComment(value))
      return text
    }
    if quote == UInt8(ascii: "\""), bytes[value].last == quote {
      return JSONStringDecoder.text(source, at: value.lowerBound)
    }
    var cursor = value.lowerBound + 1
    while cursor < value.upperBound {
      if bytes[cursor] == quote {
        guard cursor + 1 < value.upperBound, bytes[cursor + 1] == quote else { return text }
        text.append(CollectionOfOne(quote), for: cursor..<cursor + 2)
        cursor += 2
      } else {
        text.append(bytes, cursor..<cursor + 1)
        cursor += 1
      }
    }
    return text
  }

  private func withoutComment(_ value: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    for offset in value.dropFirst()
    where bytes[offset] == UInt8(ascii: "#") && isTextSpace(bytes[offset - 1]) {
      return lines.trimmed(value.lowerBound..<offset)
    }
    return value
  }

  private mutating func show(_ text: PlacedText, key: String) {
    var builder = TextBlockBuilder(source.bytes)
    for index in 0..<text.count {
      if isTextSpace(text.bytes[index]) {
        builder.space(at: min(text.place(index), source.bytes.count - 1))
      } else {
        builder.append(text, index..<index + 1)
      }
    }
    let block = builder.block(kind: .paragraph, language: nil, key: key, group: 0)
    if let block { blocks.append(block) }
  }
}

extension TextBlock {
  fileprivate func inLanguage(_ language: String?) -> TextBlock {
    TextBlock(
      text, kind: kind, language: language, key: key, group: group,
      isCollapsed: isCollapsed, runs: runs)
  }
}
