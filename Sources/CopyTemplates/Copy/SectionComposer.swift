import PricingEngine

/// Writes one section: the first of its messages whose values exist and whose claims are proven.
struct SectionComposer {
  let contract: MessageContract
  let phrases: PhraseBook
  let facts: AppFacts
  let values: ValueSource
  let subject: ClaimSubject
  let chooser: TextChooser
  /// Which of the plans the sections are about; `nil` for the whole paywall.
  let planIndex: Int?

  /// What became of a section.
  enum Outcome {
    /// Its texts; a list has one per item.
    case written([CopySection])
    /// Nothing that it needs is there. `missing` is the fact that nobody gave, when that is the reason.
    case leftOut(reasons: [String], missing: String?)
  }

  /// Writes a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - claims: Where the claims that were considered go.
  /// - Returns: The texts, or why there are none.
  /// - Throws: `MessageError` when a text cannot be written.
  func compose(
    _ section: TemplateSection, claims: inout [ClaimRecord]
  ) throws(MessageError) -> Outcome {
    switch section.source {
    case .messages(let keys):
      return try compose(section, keys: keys, url: nil, claims: &claims)
    case .values(let names): return try compose(section, values: names)
    case .fact(let fact): return try compose(section, fact: fact)
    case .link(let kind, let message):
      guard let url = facts.links[kind] else {
        return .leftOut(reasons: [], missing: "links.\(kind.rawValue)")
      }
      return try compose(section, keys: [message], url: url, claims: &claims)
    }
  }

  private func compose(
    _ section: TemplateSection, keys: [String], url: LinkURL?, claims: inout [ClaimRecord]
  ) throws(MessageError) -> Outcome {
    var reasons: [String] = []
    var missing: String?
    for key in keys {
      guard let terms = contract.messages[key] else { continue }
      if let subject = terms.subject, !isThere(subject) {
        reasons.append("'\(key)' speaks of \(subject.phrase), and there is none")
        if subject == .evaluation { missing = "evaluation" }
        continue
      }
      let records = terms.claims.map { record($0, section: section) }
      claims += records
      if let refusal = records.first(where: { !$0.verdict.isProven }) {
        reasons.append(
          "'\(key)' claims \(refusal.kind.rawValue): \(refusal.verdict.explanation)")
        continue
      }
      guard let arguments = try arguments(terms, key: key, reasons: &reasons, missing: &missing)
      else { continue }
      let text = try phrases.messages.text(key, arguments)
      return .written([make(section, text: text, url: url, claims: terms.claims)])
    }
    return .leftOut(reasons: reasons, missing: missing)
  }

  private func arguments(
    _ terms: MessageContract.Terms, key: String, reasons: inout [String], missing: inout String?
  ) throws(MessageError) -> [String: MessageValue]? {
    var arguments: [String: MessageValue] = [:]
    for name in terms.arguments.keys.sorted() {
      guard let valueName = ValueName(rawValue: name), let value = values.value(valueName) else {
        reasons.append("'\(key)' shows {\(name)}, which has no value here")
        if name == ValueName.app.rawValue { missing = "app.name" }
        return nil
      }
      arguments[name] = try value.argument(in: phrases)
    }
    return arguments
  }

  private func compose(
    _ section: TemplateSection, values names: [ValueName]
  ) throws(MessageError) -> Outcome {
    for name in names {
      guard let value = values.value(name) else { continue }
      let text: String
      switch try value.argument(in: phrases) {
      case .text(let words): text = words
      case .number(let number): text = try phrases.count(number)
      }
      return .written([make(section, text: text)])
    }
    let tried = names.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    return .leftOut(reasons: ["there is no value for \(tried)"], missing: nil)
  }

  private func compose(
    _ section: TemplateSection, fact: FactName
  ) throws(MessageError) -> Outcome {
    let texts = facts.texts(of: fact)
    var sections: [CopySection] = []
    for (item, text, arguments) in texts {
      guard let words = try chooser.text(text, arguments, in: phrases) else { continue }
      sections.append(make(section, item: item, text: words))
    }
    guard sections.count == texts.count else {
      let count = texts.count - sections.count
      return .leftOut(
        reasons: [
          "\(count) of \(texts.count) texts of '\(fact.projectKey)' have no words in "
            + chooser.locale.tag
        ], missing: nil)
    }
    return texts.isEmpty ? .leftOut(reasons: [], missing: fact.projectKey) : .written(sections)
  }

  private func make(
    _ section: TemplateSection, item: String? = nil, text: String, url: LinkURL? = nil,
    claims: [ClaimKind] = []
  ) -> CopySection {
    CopySection(
      id: section.id, item: item, role: section.role, prominence: section.prominence,
      productID: values.quote?.plan.productID, planIndex: planIndex, text: text, url: url,
      claims: claims)
  }

  private func record(_ kind: ClaimKind, section: TemplateSection) -> ClaimRecord {
    ClaimRecord(
      kind: kind, section: section.id, productID: values.quote?.plan.productID,
      verdict: kind.verdict(on: subject))
  }

  private func isThere(_ subject: MessageSubject) -> Bool {
    switch subject {
    case .evaluation: facts.evaluation != nil
    case .offer: values.quote?.introductoryOffer != nil
    case .commitment: values.quote?.plan.commitment != nil
    }
  }
}

extension MessageSubject {
  fileprivate var phrase: String {
    switch self {
    case .evaluation: "a free evaluation"
    case .offer: "an introductory offer"
    case .commitment: "a commitment"
    }
  }
}

extension FactName {
  /// Where the fact stands in the project file.
  var projectKey: String {
    switch self {
    case .features: "features"
    case .freeTier: "freeTier"
    case .losesAtEnd: "evaluation.losesAtEnd"
    }
  }
}

extension AppFacts {
  /// The texts of a fact, each with its item's name and arguments.
  fileprivate func texts(of fact: FactName) -> [(String, AppText, [String: MessageValue])] {
    switch fact {
    case .features: features.map { ($0.id, $0.text, [:]) }
    case .freeTier: freeTier.map { [("1", $0.text, ["limit": .number($0.limit)])] } ?? []
    case .losesAtEnd:
      (evaluation?.losesAtEnd ?? []).enumerated().map { (String($0.offset + 1), $0.element, [:]) }
    }
  }
}
