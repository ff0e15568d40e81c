import PricingEngine

/// Writes sections in one language.
struct SectionWriter {
  let phrases: PhraseBook
  let facts: AppFacts
  let chooser: TextChooser
  let names: ProductTitles

  /// What became of a section.
  enum Outcome {
    /// Its texts; a list has one per item.
    case written([CopySection])
    /// The app has no words for it in the language; the reason says so.
    case untranslated(reason: String)
  }

  /// Writes a section.
  ///
  /// - Parameters:
  ///   - outline: The section.
  ///   - opening: Its number among the sections that show figures.
  /// - Returns: Its texts, or why there are none.
  /// - Throws: `MessageError` when a text cannot be written.
  func write(
    _ outline: SectionOutline, opening: Int? = nil
  ) throws(MessageError) -> Outcome {
    switch outline.content {
    case .message(let key, let values, let item, let url):
      let shown = try self.values(values)
      return .written([
        make(
          outline, item: item, text: try text(key, shown), url: url, message: key, showing: shown,
          opening: opening)
      ])
    case .value(let name, let value):
      let shown = try self.value(value)
      return .written([
        make(outline, text: try text(shown), showing: [name: shown], opening: opening)
      ])
    case .fact(let fact, let productIDs): return try write(outline, fact, productIDs)
    }
  }

  /// The text of a section that shows figures.
  func text(of outline: SectionOutline) throws(MessageError) -> String {
    switch outline.content {
    case .message(let key, let values, _, _): try text(key, try self.values(values))
    case .value(_, let value): try text(try self.value(value))
    case .fact: ""
    }
  }

  private func text(
    _ key: String, _ values: [ValueName: CopyValue]
  ) throws(MessageError) -> String {
    var arguments: [String: MessageValue] = [:]
    for (name, value) in values { arguments[name.rawValue] = try value.argument(in: phrases) }
    return try phrases.messages.text(key, arguments)
  }

  private func text(_ value: CopyValue) throws(MessageError) -> String {
    switch try value.argument(in: phrases) {
    case .text(let words): words
    case .number(let number): try phrases.count(number)
    }
  }

  private func write(
    _ outline: SectionOutline, _ fact: FactName, _ productIDs: [String]
  ) throws(MessageError) -> Outcome {
    let texts = facts.texts(of: fact, given: productIDs)
    var sections: [CopySection] = []
    for (item, text, arguments) in texts {
      guard let words = try chooser.text(text, arguments, in: phrases) else { continue }
      sections.append(make(outline, item: item, text: words))
    }
    guard sections.count < texts.count else { return .written(sections) }
    let count = texts.count - sections.count
    return .untranslated(
      reason: "\(count) of \(texts.count) texts of '\(fact.projectKey)' have no words in "
        + chooser.locale.tag)
  }

  private func values(
    _ values: [ValueName: OutlineValue]
  ) throws(MessageError) -> [ValueName: CopyValue] {
    var shown: [ValueName: CopyValue] = [:]
    for (name, value) in values { shown[name] = try self.value(value) }
    return shown
  }

  private func value(_ value: OutlineValue) throws(MessageError) -> CopyValue {
    switch value {
    case .value(let value): return value
    case .appName: return .name(try facts.name.flatMap(chooser.name) ?? "")
    case .productName(let id): return .name(names[id]?.entry ?? id)
    }
  }

  private func make(
    _ outline: SectionOutline, item: String? = nil, text: String, url: LinkURL? = nil,
    message: String? = nil, showing shown: [ValueName: CopyValue] = [:], opening: Int? = nil
  ) -> CopySection {
    let section = outline.section
    return CopySection(
      id: section.id, item: item, role: section.role, isHeading: section.isHeading,
      prominence: section.prominence, productID: outline.productID, planIndex: outline.planIndex,
      text: text, url: url, claims: outline.claims, message: message, values: shown,
      opening: opening)
  }
}
