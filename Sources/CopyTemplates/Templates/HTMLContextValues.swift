extension HTMLContext {
  /// Decides whether a value may stand here, and how it is escaped.
  ///
  /// - Throws: `HTMLProblem` when no escaping makes a value of the kind safe here.
  mutating func place(
    _ name: String, of kind: ViewKind
  ) throws(HTMLProblem) -> TemplateOperation.Escaping {
    switch (state, kind) {
    case (.text, .text): return .elementText
    case (.value(let quote), .text) where quote != .none && takesText:
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
    case (.rawText(let element, endTag: 0, comment: 0), .text) where element.isEscapable:
      return .plainText
    case (.rawText(.script, endTag: 0, comment: 0), .json) where isDataBlock: return .none
    default: throw .misplaced(name: name, kind: kind, place: description)
    }
  }

  private var takesText: Bool {
    guard let name = tag.attribute.word else { return false }
    return HTMLAttribute(name).holds == .text
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
    case .tagOpen, .endTagOpen, .tagName, .gap, .afterName, .afterValue: .tag
    case .attributeName: .attributeName
    case .beforeValue, .value(.none): .unquotedValue(attribute: tag.attribute.shown)
    case .value, .afterLink:
      .quotedValue(attribute: tag.attribute.shown, element: tag.name.shown)
    case .declaration, .comment, .bogusComment: .comment
    case .rawText(let element, _, _): .element(element.rawValue)
    }
  }
}

extension HTMLContext {
  /// The place after a section that may have been skipped, run, or repeated.
  ///
  /// - Parameters:
  ///   - start: the place before the section.
  ///   - end: the place at its end.
  ///   - repeats: whether it stands over a list, so that it also runs after its own end.
  /// - Returns: `nil` when what follows would mean one thing after the section and another without
  ///   it.
  static func joined(_ start: HTMLContext, _ end: HTMLContext, repeats: Bool) -> HTMLContext? {
    guard start.tag.name == end.tag.name, start.tag.isEndTag == end.tag.isEndTag else { return nil }
    guard start.state != end.state else {
      let isSame = start.tag.attribute == end.tag.attribute || !start.isInAttribute
      return isSame ? end.merged(with: start) : nil
    }
    guard !repeats, start.isBetweenAttributes, end.isBetweenAttributes else { return nil }
    var (start, end) = (start, end)
    start.finishAttribute()
    end.finishAttribute()
    end.state = .afterValue
    return end.merged(with: start)
  }

  /// The same state with only what is known on both ways.
  private func merged(with other: HTMLContext) -> HTMLContext {
    var merged = self
    merged.tag.type = Self.known(tag.type, other.tag.type)
    merged.tag.relation = Self.known(tag.relation, other.tag.relation)
    merged.tag.isPragma = tag.isPragma || other.tag.isPragma
    merged.tag.showsContent = tag.showsContent || other.tag.showsContent
    if tag.value != other.tag.value { merged.tag.value.becomeUncertain() }
    return merged
  }

  /// A fact about the tag when it is the same on both ways.
  private static func known(_ fact: ShortText?, _ other: ShortText?) -> ShortText? {
    guard fact != other else { return fact }
    var uncertain = ShortText()
    uncertain.becomeUncertain()
    return uncertain
  }

  private var isInAttribute: Bool {
    switch state {
    case .attributeName, .afterName, .beforeValue, .value, .afterLink: true
    default: false
    }
  }

  /// Whether a space here ends what came before and makes the next byte the start of an attribute.
  private var isBetweenAttributes: Bool {
    switch state {
    case .tagName, .gap, .attributeName, .afterName, .afterValue: true
    default: false
    }
  }
}
