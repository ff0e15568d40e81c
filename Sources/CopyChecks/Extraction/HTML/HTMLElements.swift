/// What HTML's elements are to a reader of text.
enum HTMLElements {
  /// Elements that stand on lines of their own.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "button", "caption", "center", "dd",
    "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "legend",
    "li", "main", "menu", "nav", "ol", "optgroup", "option", "p", "pre", "search", "section",
    "select", "summary", "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "title", "tr",
    "ul",
  ]

  /// Elements without content (HTML Living Standard, section 13.1.2).
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// Elements whose content is not shown; `noscript` is for readers without scripts.
  static let invisible: Set<String> = [
    "iframe", "noembed", "noframes", "noscript", "script", "style", "template",
  ]

  static let struckThrough: Set<String> = ["del", "s", "strike"]

  /// Blocks that do not end an open paragraph (HTML Living Standard, section 13.1.2.4).
  static let insideParagraphs: Set<String> = ["button", "option", "optgroup", "select", "textarea"]

  /// The elements that a start tag ends when their own end tag was left out.
  struct ImpliedEnd {
    let ended: Set<String>
    /// Outside of these nothing is ended.
    let scope: Set<String>
  }

  static let impliedEnds: [String: ImpliedEnd] = {
    let item = ImpliedEnd(ended: ["li"], scope: ["ul", "ol", "menu"])
    let definition = ImpliedEnd(ended: ["dt", "dd"], scope: ["dl"])
    let cell = ImpliedEnd(ended: ["td", "th"], scope: ["tr", "table"])
    let row = ImpliedEnd(ended: ["tr"], scope: ["table"])
    let body = ImpliedEnd(ended: ["thead", "tbody", "tfoot"], scope: ["table"])
    let option = ImpliedEnd(ended: ["option"], scope: ["select"])
    let anchor = ImpliedEnd(ended: ["a"], scope: blocks)
    return [
      "li": item, "dt": definition, "dd": definition, "td": cell, "th": cell, "tr": row,
      "thead": body, "tbody": body, "tfoot": body, "option": option, "a": anchor,
    ]
  }()

  /// The level of a heading element; `nil` for others.
  static func headingLevel(_ name: String) -> Int? {
    let bytes = Array(name.utf8)
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "h") else { return nil }
    let level = Int(bytes[1]) - Int(UInt8(ascii: "0"))
    return (1...6).contains(level) ? level : nil
  }

  /// What an element makes of its text; `nil` when it leaves it as it is.
  static func kind(_ name: String) -> TextBlock.Kind? {
    if let level = headingLevel(name) { return .heading(level: level) }
    return switch name {
    case "li", "dt", "dd": .listItem
    case "td", "th": .tableCell
    case "button": .control
    default: nil
    }
  }
}
