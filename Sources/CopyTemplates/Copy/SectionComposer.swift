import PricingEngine

/// Writes one section: the first of its messages whose values exist and whose claims are proven.
struct SectionComposer {
  let contract: MessageContract
  let phrases: PhraseBook
  let values: ValueSource
  let subject: ClaimSubject
  let chooser: TextChooser
  /// Which of the plans the sections are about; `nil` for the whole paywall.
  let planIndex: Int?

  /// The plans that a section speaks of.
  private func quotes(of section: TemplateSection) -> [Quote] {
    subject.limited(to: section.kinds).quotes
  }

  private var situation: Situation { values.situation }
  private var facts: AppFacts { values.situation.facts }

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
    if let kinds = section.kinds, quotes(of: section).isEmpty {
      let reason = "no product of the kind \(kinds.joined(separator: " or ")) is shown"
      return .leftOut(reasons: [reason], missing: nil)
    }
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
      if let subject = terms.subjects.first(where: { !$0.isThere(in: situation) }) {
        reasons.append("'\(key)' is for a plan or app with \(subject.phraseWithArticle)")
        missing = missing ?? subject.projectKey
        continue
      }
      let records = terms.claims.map { record($0, section: section) }
      claims += records
      if let refusal = records.first(where: { !$0.verdict.isProven }) {
        reasons.append(
          "'\(key)' claims \(refusal.kind.rawValue): \(refusal.verdict.explanation)")
        continue
      }
      guard let shown = shownValues(terms, key: key, reasons: &reasons, missing: &missing)
      else { continue }
      return .written([
        try write(section, key: key, showing: shown, url: url, claims: terms.claims)
      ])
    }
    return .leftOut(reasons: reasons, missing: missing)
  }

  private func shownValues(
    _ terms: MessageContract.Terms, key: String, reasons: inout [String], missing: inout String?
  ) -> [ValueName: CopyValue]? {
    var shown: [ValueName: CopyValue] = [:]
    for name in terms.arguments.keys.sorted() {
      guard let valueName = ValueName(rawValue: name), let value = values.value(valueName) else {
        reasons.append("'\(key)' shows {\(name)}, which has no value here")
        if name == ValueName.app.rawValue { missing = "app.name" }
        return nil
      }
      shown[valueName] = value
    }
    return shown
  }

  private func write(
    _ section: TemplateSection, key: String, showing shown: [ValueName: CopyValue],
    item: String? = nil, url: LinkURL? = nil, claims: [ClaimKind] = []
  ) throws(MessageError) -> CopySection {
    var arguments: [String: MessageValue] = [:]
    for (name, value) in shown { arguments[name.rawValue] = try value.argument(in: phrases) }
    let text = try phrases.messages.text(key, arguments)
    return make(
      section, item: item, text: text, url: url, claims: claims, message: key, showing: shown)
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
      return .written([make(section, text: text, showing: [name: value])])
    }
    let tried = names.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    return .leftOut(reasons: ["there is no value for \(tried)"], missing: nil)
  }

  private func compose(
    _ section: TemplateSection, fact: FactName
  ) throws(MessageError) -> Outcome {
    if fact == .seatTiers { return try composeSeatTiers(section) }
    let texts = facts.texts(of: fact, given: quotes(of: section).map(\.plan.productID))
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
    guard texts.isEmpty else { return .written(sections) }
    // Features that only other products give are no missing fact.
    let isStated = fact == .features && !facts.features.isEmpty
    return .leftOut(reasons: [], missing: isStated ? nil : fact.projectKey)
  }

  /// One line per tier of seat prices.
  private func composeSeatTiers(_ section: TemplateSection) throws(MessageError) -> Outcome {
    guard let plan = situation.quote?.plan, let tiers = plan.seats?.tiers,
      let period = plan.paymentPeriod
    else { return .leftOut(reasons: [], missing: nil) }
    var sections: [CopySection] = []
    for (index, tier) in tiers.enumerated() {
      var shown: [ValueName: CopyValue] = [
        .firstSeat: .count(tier.minimumSeat), .seatPrice: .money(tier.price),
        .rate: .period(period, .rate),
      ]
      let next = index + 1 < tiers.count ? tiers[index + 1].minimumSeat : nil
      if let next { shown[.lastSeat] = .count(next - 1) }
      let key = next == nil ? FactName.openSeatTierKey : FactName.seatTierKey
      sections.append(try write(section, key: key, showing: shown, item: String(index + 1)))
    }
    return .written(sections)
  }

  private func make(
    _ section: TemplateSection, item: String? = nil, text: String, url: LinkURL? = nil,
    claims: [ClaimKind] = [], message: String? = nil, showing shown: [ValueName: CopyValue] = [:]
  ) -> CopySection {
    CopySection(
      id: section.id, item: item, role: section.role, isHeading: section.isHeading,
      prominence: section.prominence, productID: situation.quote?.plan.productID,
      planIndex: planIndex, text: text, url: url, claims: claims, message: message, values: shown)
  }

  private func record(_ kind: ClaimKind, section: TemplateSection) -> ClaimRecord {
    ClaimRecord(
      kind: kind, section: section.id, productID: situation.quote?.plan.productID,
      verdict: kind.verdict(on: subject.limited(to: section.kinds)))
  }
}

extension FactName {
  /// Where the fact stands in the project file.
  var projectKey: String {
    switch self {
    case .features: "features"
    case .freeTier: "freeTier"
    case .losesAtEnd: "evaluation.losesAtEnd"
    case .seatTiers: "seats"
    }
  }
}

extension AppFacts {
  /// The texts of a fact, each with its item's name and arguments; a feature must be given by all of the products.
  fileprivate func texts(
    of fact: FactName, given productIDs: [String]
  ) -> [(String, AppText, [String: MessageValue])] {
    switch fact {
    case .features:
      features.filter { productIDs.allSatisfy($0.isGiven) }.map { ($0.id, $0.text, [:]) }
    case .freeTier: freeTier.map { [("1", $0.text, ["limit": .number($0.limit)])] } ?? []
    case .losesAtEnd:
      (evaluation?.losesAtEnd ?? []).enumerated().map { (String($0.offset + 1), $0.element, [:]) }
    case .seatTiers: []
    }
  }
}
