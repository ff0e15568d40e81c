import PricingEngine

/// Turns the parsed sources of a layout into a program, and checks every name and place on the way.
///
/// Partials are filled in where they are used, so each use is checked in its own context.
struct TemplateResolver {
  private let partials: [String: SourceText]
  private var parsed: [String: [TemplateNode]] = [:]
  private var openPartials: [String] = []
  private var source: SourceText
  /// The white space before a partial that has its line for itself; it starts each line of the
  /// partial.
  private var indentation: [UInt8] = []
  private var scope: NameScope
  /// Where in HTML the layout is; `nil` for text, and after an error that makes it unknown.
  private var html: HTMLContext?
  private let isHTML: Bool
  /// Where the tag, comment or element starts that the layout is in.
  private var openMarkup: (source: SourceText, offset: Int)?
  private var nesting = 0
  private var nodeCount = 0
  private var program = TemplateProgram()
  private var report = TemplateReport()

  /// Compiles a layout.
  ///
  /// - Throws: everything that is wrong with it.
  static func program(
    for source: SourceText, partials: [String: SourceText], schema: ViewType, isHTML: Bool
  ) throws(TemplateErrors) -> TemplateProgram {
    var resolver = TemplateResolver(source, partials, schema, isHTML)
    let nodes = resolver.parse(source)
    resolver.resolve(nodes)
    resolver.checkEnd()
    try resolver.report.close()
    return resolver.program
  }

  private init(
    _ source: SourceText, _ partials: [String: SourceText], _ schema: ViewType, _ isHTML: Bool
  ) {
    self.source = source
    self.partials = partials
    self.isHTML = isHTML
    scope = NameScope(root: schema)
    html = isHTML ? HTMLContext() : nil
  }

  private mutating func parse(_ source: SourceText) -> [TemplateNode] {
    let wasClean = report.isEmpty
    let nodes = TemplateParser.parse(source, into: &report)
    // Markup cannot be followed through tags that are not understood.
    if wasClean, !report.isEmpty { html = nil }
    return nodes
  }

  private mutating func resolve(_ nodes: [TemplateNode]) {
    for node in nodes where !report.isFull {
      nodeCount += 1
      checkSize(at: node)
      switch node {
      case .literal(let range): appendLiteral(range)
      case .lineStart: appendIndentation()
      case .value(let name, let isEscaped, let tag): resolve(name, isEscaped: isEscaped, tag)
      case .section(let section): resolve(section)
      case .partial(let name, let white): resolve(partial: name, indentation: white)
      }
    }
  }

  private mutating func checkEnd() {
    guard let html, html.state != .text, !report.isFull else { return }
    let (source, offset) = openMarkup ?? (source, 0)
    let end = min(offset + 1, source.bytes.count)
    report.add(.html(.endsInside(html.description)), at: offset..<end, in: source)
  }
}

// MARK: - Literal text

extension TemplateResolver {
  private mutating func appendLiteral(_ range: Range<Int>) {
    guard !indentation.isEmpty else { return append(range) }
    var start = range.lowerBound
    while start < range.upperBound {
      // Empty lines stay empty: indenting them would only make trailing spaces.
      if isLineStart(start, in: source.bytes), lineEndLength(at: start, in: source.bytes) == 0 {
        appendIndentation()
      }
      let rest = source.bytes[start..<range.upperBound]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.upperBound
      append(start..<end)
      start = end
    }
  }

  private mutating func append(_ range: Range<Int>) {
    program.append(literal: source.bytes[range])
    guard html != nil else { return }
    for offset in range { advance(over: offset) }
  }

  private mutating func advance(over offset: Int) {
    guard let state = html?.state else { return }
    if let problem = html?.advance(over: source.bytes[offset]) {
      report.add(.html(problem), at: offset..<(offset + 1), in: source)
    }
    if state == .text, html?.state != .text { openMarkup = (source, offset) }
  }

  private mutating func appendIndentation() {
    program.append(literal: indentation[...])
    for byte in indentation { _ = html?.advance(over: byte) }
  }

  private mutating func checkSize(at node: TemplateNode) {
    guard
      nodeCount > TemplateLimits.maximumNodeCount
        || program.literals.count > TemplateLimits.maximumLiteralByteCount
    else { return }
    report.stop(.limit(.tooMuch), at: node.start..<node.start, in: source)
  }
}

// MARK: - Tags

extension TemplateResolver {
  private mutating func resolve(_ name: TagName, isEscaped: Bool, _ tag: Range<Int>) {
    if isHTML, !isEscaped {
      report.add(.html(.unescapedTag(name: name.text)), at: tag, in: source)
    }
    guard let match = find(name) else { return }
    let kind = match.type.kind
    guard kind.isShowable else {
      return report.add(
        .name(.notShowable(name: name.text, kind: kind)), at: name.range, in: source)
    }
    guard html != nil else { return program.append(match.path, .none) }
    do {
      guard let escaping = try html?.place(name.text, of: kind) else { return }
      program.append(match.path, escaping)
    } catch {
      report.add(.html(error), at: tag, in: source)
    }
  }

  private mutating func resolve(_ section: SectionNode) {
    let match = find(section.name)
    if let match, !match.isOptional, !match.type.kind.isSection {
      let problem = TemplateNameProblem.notSection(
        name: section.name.text, kind: match.type.kind, isInverted: section.isInverted)
      report.add(.name(problem), at: section.name.range, in: source)
    }
    guard enter(at: section.name) else { return }
    let start = html
    let opened = match.map { program.openSection($0.path, isInverted: section.isInverted) }
    if !section.isInverted { scope.push(match?.type.sectionContext) }
    resolve(section.body)
    if !section.isInverted { scope.pop() }
    if let opened { program.closeSection(openedAt: opened) }
    nesting -= 1
    join(start, section, isList: match?.type.kind == .list)
  }

  private mutating func join(_ start: HTMLContext?, _ section: SectionNode, isList: Bool) {
    guard let start, let end = html else { return }
    let details = HTMLContext.Section(
      name: section.name.text, repeats: isList && !section.isInverted,
      startsWithSpace: startsWithSpace(section.body))
    do {
      html = try HTMLContext.joined(start, end, after: details)
    } catch {
      html = start
      report.add(.html(error), at: section.closeTag, in: source)
    }
  }

  private func startsWithSpace(_ body: [TemplateNode]) -> Bool {
    guard case .literal(let range)? = body.first else { return false }
    return isWhiteSpace(source.bytes[range.lowerBound])
  }

  private mutating func resolve(partial name: TagName, indentation white: Range<Int>) {
    guard let partial = partials[name.text] else {
      let known = partials.keys.sorted()
      let nearest = nearestText(to: name.text, in: known)
      let problem = TemplatePartialProblem.unknown(
        name: name.text, nearest: nearest, known: known)
      return report.add(.partial(problem), at: name.range, in: source)
    }
    if let first = openPartials.firstIndex(of: name.text) {
      let cycle = Array(openPartials[first...]) + [name.text]
      return report.add(.partial(.cycle(cycle)), at: name.range, in: source)
    }
    guard enter(at: name) else { return }
    let outer = (source, indentation)
    let nodes = parsed[name.text] ?? parse(partial)
    parsed[name.text] = nodes
    indentation += source.bytes[white]
    source = partial
    openPartials.append(name.text)
    resolve(nodes)
    openPartials.removeLast()
    (source, indentation) = outer
    nesting -= 1
  }

  /// Goes one level deeper; the limit keeps the call stack small, here and while rendering.
  private mutating func enter(at name: TagName) -> Bool {
    guard nesting < TemplateLimits.maximumNesting else {
      report.stop(.limit(.tooDeep), at: name.range, in: source)
      return false
    }
    nesting += 1
    return true
  }

  private mutating func find(_ name: TagName) -> NameScope.Match? {
    do {
      return try scope.find(name)
    } catch {
      report.add(.name(error.problem), at: error.part.range, in: source)
      return nil
    }
  }
}

extension TemplateNode {
  /// Where the piece starts.
  fileprivate var start: Int {
    switch self {
    case .literal(let range): range.lowerBound
    case .lineStart: 0
    case .value(_, _, let tag): tag.lowerBound
    case .section(let section): section.name.range.lowerBound
    case .partial(let name, _): name.range.lowerBound
    }
  }
}

extension ViewKind {
  /// Whether a tag can show a value of the kind.
  fileprivate var isShowable: Bool { self == .text || self == .link || self == .json }

  /// Whether a value of the kind can be as good as absent: no, empty, none.
  fileprivate var isSection: Bool { self != .link && self != .json }
}
