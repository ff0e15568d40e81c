import PricingEngine

/// Reads the visible text of a page, however broken it is.
struct HTMLReader {
  private let source: SourceText
  private let bytes: [UInt8]
  private var tokenizer: HTMLTokenizer
  private var frames = HTMLFrames()
  private var content: InlineContent
  private var blocks: [TextBlock] = []
  private var lastLink = 0

  init(_ source: SourceText) { self.init(source, source.bytes.indices) }

  /// A part of a file, as Markdown has it.
  init(_ source: SourceText, _ range: Range<Int>) {
    self.source = source
    bytes = source.bytes
    tokenizer = HTMLTokenizer(bytes, range)
    content = InlineContent(bytes)
  }

  mutating func blocks(into findings: inout [Finding]) -> [TextBlock] {
    while let token = tokenizer.next() {
      switch token {
      case .text(let range): text(range)
      case .start(let tag): start(tag)
      case .end(let name): end(name)
      }
    }
    flush()
    if let unclosed = tokenizer.unclosed {
      findings.append(
        Finding(
          .warning, rule: "html-unclosed", at: source.location(ofByte: unclosed.start),
          "'\(quotable(unclosed.name))' has no end, so nothing after it was read", fix: "close it"))
    }
    return blocks
  }

  private mutating func text(_ range: Range<Int>) {
    let context = frames.top.context
    guard !context.isHidden else { return }
    content.setLink(context.link)
    content.setStruck(context.isStruck, at: range.lowerBound)
    content.append(bytes, range, keepsLines: context.keepsLines) { $0 }
  }

  private mutating func flush() {
    let block = frames.block
    content.flush(
      kind: block.context.kind, language: block.context.language, key: block.context.key,
      group: block.group, isCollapsed: block.context.isCollapsed, into: &blocks)
  }

  private mutating func start(_ tag: HTMLTag) {
    endImplied(by: tag.name)
    if tag.name == "a" { lastLink += 1 }
    let isButton = value(of: "role", in: tag) == "button"
    let isBlock = HTMLElements.blocks.contains(tag.name) || isButton
    if isBlock { flush() }
    let context = self.context(of: tag, isButton: isButton)
    if HTMLElements.void.contains(tag.name) {
      void(tag, context)
    } else if !tag.isSelfClosing || !frames.isOpen("svg") && !frames.isOpen("math") {
      frames.push(tag.name, isBlock: isBlock, context: context, blocks: &blocks)
      guard !tag.attributes.isEmpty else { return }
      for name in ["title", "aria-label", "placeholder"] { attribute(name, of: tag, context) }
    }
  }

  private func context(of tag: HTMLTag, isButton: Bool) -> HTMLFrame.Context {
    var context = frames.top.context
    let style = value(of: "style", in: tag).map { HTMLStyle($0) } ?? .none
    if HTMLElements.invisible.contains(tag.name) || tag.attributes["hidden"] != nil
      || style.has("display", "none") || style.has("visibility", "hidden")
    {
      context.isHidden = true
    }
    if let language = tag.attributes["lang"] ?? tag.attributes["xml:lang"] {
      context.language = language.isEmpty ? nil : source[language]
    }
    if HTMLElements.struckThrough.contains(tag.name) || style.strikesThrough {
      context.isStruck = true
    }
    if tag.name == "details" { context.isCollapsed = tag.attributes["open"] == nil }
    if tag.name == "summary" { context.isCollapsed = false }
    if tag.name == "a", !isButton { context.link = lastLink }
    if tag.name == "pre" || tag.name == "textarea" { context.keepsLines = true }
    if tag.name == "title" { context.key = "title" }
    if context.kind != .control, let kind = isButton ? .control : HTMLElements.kind(tag.name) {
      context.kind = kind
    }
    return context
  }

  /// The value of an attribute in lower case.
  private func value(of name: String, in tag: HTMLTag) -> String? {
    tag.attributes[name].map { source[$0].lowercased() }
  }

  private mutating func void(_ tag: HTMLTag, _ context: HTMLFrame.Context) {
    switch tag.name {
    case "br":
      guard !context.isHidden else { return }
      content.lineBreak(at: tag.start)
    case "meta": meta(tag, context)
    case "input":
      let type = value(of: "type", in: tag) ?? "text"
      if ["submit", "button", "reset"].contains(type) {
        var context = context
        context.kind = .control
        attribute("value", of: tag, context)
      }
      for name in ["title", "aria-label", "placeholder"] where type != "hidden" {
        attribute(name, of: tag, context)
      }
    default:
      for name in ["alt", "title", "aria-label"] { attribute(name, of: tag, context) }
    }
  }

  /// What search results and previews of links show of a page.
  private mutating func meta(_ tag: HTMLTag, _ context: HTMLFrame.Context) {
    let names = [
      "description", "og:title", "og:description", "twitter:title", "twitter:description",
    ]
    guard let name = value(of: "property", in: tag) ?? value(of: "name", in: tag),
      names.contains(name)
    else { return }
    attribute("content", of: tag, context, key: name)
  }

  private mutating func attribute(
    _ name: String, of tag: HTMLTag, _ context: HTMLFrame.Context, key: String? = nil
  ) {
    guard !context.isHidden, let range = tag.attributes[name] else { return }
    var text = InlineContent(bytes)
    text.append(bytes, range) { $0 }
    text.flush(
      kind: context.kind, language: context.language, key: key ?? name, group: frames.block.group,
      into: &blocks)
  }

  /// Ends the elements whose end tag was left out, as a start tag tells.
  private mutating func endImplied(by name: String) {
    if HTMLElements.blocks.contains(name), !HTMLElements.insideParagraphs.contains(name),
      frames.block.name == "p"
    {
      pop(through: "p")
    }
    if HTMLElements.headingLevel(name) != nil,
      HTMLElements.headingLevel(frames.block.name) != nil
    {
      pop(through: frames.block.name)
    }
    guard let implied = HTMLElements.impliedEnds[name],
      let ended = frames.innermost(of: implied.ended, within: implied.scope)
    else { return }
    end(ended)
  }

  private mutating func end(_ name: String) {
    let isHeading = HTMLElements.headingLevel(name) != nil
    if isHeading, HTMLElements.headingLevel(frames.block.name) != nil {
      pop(through: frames.block.name)
    } else if frames.isOpen(name) {
      if HTMLElements.blocks.contains(name) || frames.block.name == name {
        pop(through: name)
      } else {
        frames.endInline(name)
      }
    }
  }

  private mutating func pop(through name: String) {
    guard frames.isOpen(name) else { return }
    while true {
      let ended = frames.top
      if ended.isBlock { flush() }
      frames.pop(blocks: &blocks)
      if ended.name == name { return }
    }
  }
}
