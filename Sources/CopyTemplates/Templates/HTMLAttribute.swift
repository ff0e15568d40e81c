/// What the value of an attribute may hold from the data.
///
/// Attributes are allowed by name: one that is not listed might run as code, load something or
/// change what others mean (HTML standard, section "Attributes").
struct HTMLAttribute {
  /// The kind of value that the attribute may hold; `nil` when it may hold none.
  let holds: ViewKind?

  /// Looks up an attribute by its name in lower case.
  init(_ name: String) {
    if Self.linkNames.contains(name) {
      holds = .link
    } else if Self.textNames.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-") {
      holds = .text
    } else {
      holds = nil
    }
  }

  private static let linkNames: Set<String> = ["action", "href", "src"]

  private static let textNames: Set<String> = [
    "abbr", "alt", "class", "content", "datetime", "dir", "download", "for", "headers", "height",
    "hreflang", "id", "itemprop", "label", "lang", "max", "min", "name", "placeholder", "property",
    "role", "span", "start", "summary", "title", "value", "width",
  ]
}

/// Where a link from the data leads a reader, and never loads code or changes the page.
enum HTMLLinkPlaces {
  /// Whether an attribute of an element takes a link.
  ///
  /// A `link` element does when its `rel`, written before `href`, says that it only points
  /// somewhere.
  static func takesLink(element: String, attribute: String, relation: String?) -> Bool {
    switch (element, attribute) {
    case ("a", "href"), ("area", "href"), ("form", "action"): true
    case ("img", "src"), ("audio", "src"), ("video", "src"), ("source", "src"): true
    case ("link", "href"): relation.map(isHarmless) ?? false
    default: false
    }
  }

  private static let harmlessRelations: Set<String> = [
    "alternate", "author", "canonical", "help", "icon", "license", "next", "prev",
  ]

  private static func isHarmless(_ relation: String) -> Bool {
    let words = relation.split { $0.isWhitespace }.map(String.init)
    return !words.isEmpty && words.allSatisfy(harmlessRelations.contains)
  }
}
