extension HTMLContext {
  /// Decides whether a value may stand here, and how it is escaped.
  ///
  /// - Throws: `HTMLProblem` when no escaping makes a value of the kind safe here.
  mutating func place(
    _ name: String, of kind: ViewKind
  ) throws(HTMLProblem) -> TemplateOperation.Escaping {
    switch (state, kind) {
    case (.text, .text): return .elementText
    case (.value(let quote), .text) where quote != .none && (takesText || isPageAnchor):
      tag.value.becomeUncertain()
      if tag.attribute.word == "content" { tag.showsContent = true }
      return .plainText
    case (.value(let quote), .link) where quote != .none && takesLink:
      guard tag.value.isEmpty else { throw .partOfAddress(attribute: tag.attribute.shown) }
      tag.value.becomeUncertain()
      state = .afterLink(quote)
      return .plainText
    case (.afterLink, _): throw .partOfAddress(attribute: tag.attribute.shown)
    // After a part of the end tag a value could complete it.
    case (.rawText(let element, endTag: 0), .text) where element.isEscapable:
      return .plainText
    case (.rawText(.script, endTag: 0), .json) where isDataBlock: return .none
    default:
      let place = description
      if state == .beforeValue { state = .value(.none) }
      throw .misplaced(name: name, kind: kind, place: place)
    }
  }

  private var takesText: Bool {
    guard let name = tag.attribute.word else { return false }
    return HTMLAttribute(name).holds == .text
  }

  /// Whether a link starts with `#`: whatever follows, it leads to a place of the same page.
  private var isPageAnchor: Bool {
    tag.name.word == "a" && tag.attribute.word == "href" && tag.value.word == "#"
  }

  private var takesLink: Bool {
    guard let element = tag.name.word, let attribute = tag.attribute.word else { return false }
    return HTMLLinkPlaces.takesLink(
      element: element, attribute: attribute, relation: tag.relation?.word)
  }

  /// Whether the `script` element holds JSON and no code (HTML standard, "data block").
  private var isDataBlock: Bool {
    tag.type?.word == "application/json" || tag.type?.word == "application/ld+json"
  }

  /// The place for messages.
  var description: HTMLPlace {
    switch state {
    case .text: .text
    case .tagOpen, .endTagOpen: .tag(name: "")
    case .tagName, .gap, .afterName, .afterValue: .tag(name: tag.name.shown)
    case .attributeName: .attributeName
    case .beforeValue, .value(.none): .unquotedValue(attribute: tag.attribute.shown)
    case .value, .afterLink:
      .quotedValue(attribute: tag.attribute.shown, element: tag.name.shown)
    case .declaration, .comment, .bogusComment: .comment
    case .rawText(let element, _): .element(element.rawValue)
    }
  }
}
