import PricingEngine

/// Reads the tags and sections of one source.
///
/// Lines that hold nothing but one tag that shows nothing leave no line in the output, as the
/// Mustache specification says of standalone tags.
struct TemplateParser {
  private struct OpenSection {
    let name: TagName
    let isInverted: Bool
    let tag: Range<Int>
  }

  private let source: SourceText
  private let bytes: [UInt8]
  private var report: TemplateReport
  private var sections: [OpenSection] = []
  /// The pieces so far: those of the source, then those of each open section.
  private var levels: [[TemplateNode]] = [[]]
  /// The end of what is already in the nodes.
  private var position = 0

  /// The pieces of a source; what is wrong with it goes into the report and is left out.
  static func parse(_ source: SourceText, into report: inout TemplateReport) -> [TemplateNode] {
    guard source.bytes.count <= TemplateLimits.maximumByteCount else {
      let problem = TemplateLimitProblem.tooLarge(byteCount: source.bytes.count)
      report.stop(.limit(problem), at: 0..<0, in: source)
      return []
    }
    var parser = TemplateParser(source, report)
    parser.run()
    report = parser.report
    return parser.levels[0]
  }

  private init(_ source: SourceText, _ report: TemplateReport) {
    self.source = source
    self.report = report
    bytes = source.bytes
  }

  private mutating func run() {
    checkCharacters()
    var scanner = TagScanner(bytes)
    scan: while !report.isFull {
      switch scanner.next() {
      case .end: break scan
      case .tag(let tag): take(tag)
      case .unclosed(let mark, let missing):
        report.add(.syntax(.unclosedTag(missing: missing)), at: mark, in: source)
      case .malformedDelimiters(let range):
        report.add(.syntax(.malformedDelimiters), at: range, in: source)
      }
    }
    appendLiteral(to: bytes.count)
    while let section = sections.last {
      let problem = TemplateSyntaxProblem.unclosedSection(name: section.name.text)
      report.add(.syntax(problem), at: section.tag, in: source)
      closeSection(at: bytes.count..<bytes.count)
    }
  }

  private mutating func checkCharacters() {
    let offset = bytes.firstIndex { ($0 < 0x20 && !isWhiteSpace($0)) || $0 == 0x7F }
    guard let offset else { return }
    let problem = TemplateSyntaxProblem.controlCharacter(bytes[offset])
    report.add(.syntax(problem), at: offset..<(offset + 1), in: source)
  }

  private mutating func take(_ tag: TemplateTag) {
    let line = tag.canStandAlone ? lineOfItsOwn(tag.range) : nil
    appendLiteral(to: line?.lowerBound ?? tag.range.lowerBound)
    if line == nil, isLineStart(tag.range.lowerBound, in: bytes) { append(.lineStart) }
    position = line?.upperBound ?? tag.range.upperBound
    switch tag.kind {
    case .comment, .delimiters: return
    case .unsupported(let mark):
      report.add(.syntax(.unsupportedTag(mark: mark)), at: tag.range, in: source)
    case .value, .unescapedValue, .section, .invertedSection, .close, .partial:
      guard let name = name(of: tag) else { return }
      take(tag, named: name, line: line)
    }
  }

  private mutating func take(_ tag: TemplateTag, named name: TagName, line: Range<Int>?) {
    switch tag.kind {
    case .value: append(.value(name, isEscaped: true, tag: tag.range))
    case .unescapedValue: append(.value(name, isEscaped: false, tag: tag.range))
    case .section: open(name, isInverted: false, tag: tag.range)
    case .invertedSection: open(name, isInverted: true, tag: tag.range)
    case .close: close(name, tag: tag.range)
    case .partial:
      let start = tag.range.lowerBound
      append(.partial(name, indentation: (line?.lowerBound ?? start)..<start))
    case .comment, .delimiters, .unsupported: return
    }
  }

  private mutating func open(_ name: TagName, isInverted: Bool, tag: Range<Int>) {
    guard sections.count < TemplateLimits.maximumNesting else {
      return report.stop(.limit(.tooDeep), at: tag, in: source)
    }
    sections.append(OpenSection(name: name, isInverted: isInverted, tag: tag))
    levels.append([])
  }

  private mutating func close(_ name: TagName, tag: Range<Int>) {
    guard let section = sections.last else {
      return report.add(.syntax(.strayClose(name: name.text)), at: tag, in: source)
    }
    if section.name.text != name.text {
      let line = source.location(ofByte: section.tag.lowerBound).line ?? 0
      let problem = TemplateSyntaxProblem.mismatchedClose(
        expected: section.name.text, found: name.text, line: line)
      report.add(.syntax(problem), at: tag, in: source)
      // The tag of an outer section ends the inner ones too, so that one slip gives one error.
      let outer = sections.lastIndex { $0.name.text == name.text } ?? sections.count - 1
      while sections.count - 1 > outer { closeSection(at: tag) }
    }
    closeSection(at: tag)
  }

  private mutating func closeSection(at tag: Range<Int>) {
    guard let section = sections.popLast() else { return }
    let body = levels.removeLast()
    append(
      .section(
        SectionNode(name: section.name, isInverted: section.isInverted, body: body, closeTag: tag)))
  }

  private mutating func append(_ node: TemplateNode) { levels[levels.count - 1].append(node) }

  private mutating func appendLiteral(to end: Int) {
    guard position < end else { return }
    append(.literal(position..<end))
    position = end
  }

  /// The name in a tag; `nil` after an error.
  private mutating func name(of tag: TemplateTag) -> TagName? {
    let name = TagName(text: source[tag.content], range: tag.content)
    guard let problem = TemplateSyntaxProblem(checking: name.text, of: tag) else { return name }
    report.add(.syntax(problem), at: tag.range, in: source)
    return nil
  }

  /// The whole line of a tag, with its line end, when nothing but white space stands beside the
  /// tag.
  private func lineOfItsOwn(_ tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = tag.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard isLineStart(start, in: bytes) else { return nil }
    guard end < bytes.count else { return start..<end }
    let length = lineEndLength(at: end, in: bytes)
    return length == 0 ? nil : start..<(end + length)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension TemplateSyntaxProblem {
  /// What keeps the content of a tag from being a name; `nil` for a name.
  ///
  /// The name of a partial may be a file's name, with points anywhere.
  fileprivate init?(checking name: String, of tag: TemplateTag) {
    if name.isEmpty {
      self = .emptyTag
    } else if name.utf8.count > TemplateLimits.maximumNameByteCount {
      self = .nameTooLong
    } else if name.unicodeScalars.contains(where: isInvisible) {
      self = .nameWithSpace
    } else if case .partial = tag.kind {
      return nil
    } else if name != ".", hasEmptyPart(name) {
      self = .emptyNamePart
    } else {
      return nil
    }
  }
}

private func hasEmptyPart(_ name: String) -> Bool {
  name.split(separator: ".", omittingEmptySubsequences: false).contains("")
}

/// Whether a character is a space, a control or another one that leaves no mark of its own.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
