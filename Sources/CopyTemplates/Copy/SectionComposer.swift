import PricingEngine

/// Decides what one section says: the first of its messages whose values exist and whose claims are proven.
struct SectionComposer {
  let contract: MessageContract
  let values: ValueSource
  let subject: ClaimSubject
  /// Which of the plans the sections are about; `nil` for the whole paywall.
  let planIndex: Int?

  /// The plans that a section speaks of.
  private func quotes(of section: TemplateSection) -> [Quote] {
    subject.limited(to: section.kinds).quotes
  }

  var situation: Situation { values.situation }
  private var facts: AppFacts { values.situation.facts }

  /// What became of a section.
  enum Outcome {
    /// It is there; a list that no language chooses has an outline per item.
    case written([SectionOutline])
    /// Nothing that it needs is there. `missing` is the fact that nobody gave, when that is the reason.
    case leftOut(reasons: [String], missing: String?)
  }

  /// Decides what a section says.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - claims: Where the claims that were considered go.
  /// - Returns: What it says, or why there is nothing.
  func compose(
    _ section: TemplateSection, claims: inout [ClaimRecord]
  ) -> Outcome {
    if let kinds = section.kinds, quotes(of: section).isEmpty {
      let reason = "no product of the kind \(kinds.joined(separator: " or ")) is shown"
      return .leftOut(reasons: [reason], missing: nil)
    }
    switch section.source {
    case .messages(let keys):
      return compose(section, keys: keys, url: nil, claims: &claims)
    case .values(let names): return compose(section, values: names)
    case .fact(let fact): return compose(section, fact: fact)
    case .link(let kind, let message):
      guard let url = facts.links[kind] else {
        return .leftOut(reasons: [], missing: "links.\(kind.rawValue)")
      }
      return compose(section, keys: [message], url: url, claims: &claims)
    }
  }

  private func compose(
    _ section: TemplateSection, keys: [String], url: LinkURL?, claims: inout [ClaimRecord]
  ) -> Outcome {
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
        outline(
          section, .message(key: key, values: shown, item: nil, url: url), claims: terms.claims)
      ])
    }
    return .leftOut(reasons: reasons, missing: missing)
  }

  private func shownValues(
    _ terms: MessageContract.Terms, key: String, reasons: inout [String], missing: inout String?
  ) -> [ValueName: OutlineValue]? {
    var shown: [ValueName: OutlineValue] = [:]
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

  private func compose(
    _ section: TemplateSection, values names: [ValueName]
  ) -> Outcome {
    for name in names {
      guard let value = values.value(name) else { continue }
      return .written([outline(section, .value(name, value))])
    }
    let tried = names.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    return .leftOut(reasons: ["there is no value for \(tried)"], missing: nil)
  }

  private func compose(
    _ section: TemplateSection, fact: FactName
  ) -> Outcome {
    if fact == .seatTiers { return composeSeatTiers(section) }
    let productIDs = quotes(of: section).map(\.plan.productID)
    guard facts.texts(of: fact, given: productIDs).isEmpty else {
      return .written([outline(section, .fact(fact, productIDs: productIDs))])
    }
    // Features that only other products give are no missing fact.
    let isStated = fact == .features && !facts.features.isEmpty
    return .leftOut(reasons: [], missing: isStated ? nil : fact.projectKey)
  }

  /// One line per tier of seat prices.
  private func composeSeatTiers(_ section: TemplateSection) -> Outcome {
    guard let plan = situation.quote?.plan, let tiers = plan.seats?.tiers,
      let period = plan.paymentPeriod
    else { return .leftOut(reasons: [], missing: nil) }
    var sections: [SectionOutline] = []
    for (index, tier) in tiers.enumerated() {
      var shown: [ValueName: OutlineValue] = [
        .firstSeat: .value(.count(tier.minimumSeat)), .seatPrice: .value(.money(tier.price)),
        .rate: .value(.period(period, .rate)),
      ]
      let next = index + 1 < tiers.count ? tiers[index + 1].minimumSeat : nil
      if let next { shown[.lastSeat] = .value(.count(next - 1)) }
      let key = next == nil ? FactName.openSeatTierKey : FactName.seatTierKey
      sections.append(
        outline(section, .message(key: key, values: shown, item: String(index + 1), url: nil)))
    }
    return .written(sections)
  }

  private func outline(
    _ section: TemplateSection, _ content: SectionOutline.Content, claims: [ClaimKind] = []
  ) -> SectionOutline {
    SectionOutline(
      section: section, planIndex: planIndex, productID: situation.quote?.plan.productID,
      content: content, claims: claims)
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
  func texts(
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
