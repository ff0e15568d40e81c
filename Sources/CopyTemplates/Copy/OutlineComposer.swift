import PricingEngine

/// Decides what a paywall says, as far as it is true: which sections there are, with which messages, values and proofs.
///
/// It needs no language; `CopyWriter` writes what it decides.
public struct OutlineComposer: Sendable {
  /// What may be said.
  public let template: TemplateDefinition
  /// What each message means and claims.
  public let contract: MessageContract
  /// What the app says about itself.
  public let facts: AppFacts
  /// Where the reader stands.
  public let state: ReaderState
  /// Whether somebody said where the reader stands.
  public let isStateNamed: Bool
  /// The plan that the reader changes from, for a template that shows a change.
  public let currentPlan: Plan?
  /// Who sells the plans.
  public let store: Store

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - template: What may be said.
  ///   - contract: What each message means and claims.
  ///   - facts: What the app says about itself.
  ///   - state: Where the reader stands; `nil` is the template's usual state.
  ///   - currentPlan: The plan that the reader changes from.
  ///   - store: Who sells the plans.
  public init(
    template: TemplateDefinition, contract: MessageContract, facts: AppFacts,
    state: ReaderState? = nil, currentPlan: Plan? = nil, store: Store = .appStore
  ) {
    self.template = template
    self.contract = contract
    self.facts = facts
    self.state = state ?? template.usualState(facts)
    isStateNamed = state != nil
    self.currentPlan = currentPlan
    self.store = store
  }

  /// Decides what to say of some plans.
  ///
  /// An optional section whose claim is not proven, or whose facts nobody gave, is left out; required sections that cannot be
  /// written truthfully are refusals of the outline.
  /// - Throws: `CompositionError.wrongState` and `.wrongProducts` when the template is not for them.
  public func outline(of given: [Quote]) throws(CompositionError) -> PaywallOutline {
    let (quotes, pointless) = withoutPointlessOffers(given)
    let fit = TemplateFit(template: template)
    if !isStateNamed { try fit.checkUnnamedState() }
    try fit.check(quotes, state: state, currentPlan: currentPlan, evaluation: facts.evaluation)
    let changes = try planChanges(quotes)
    let draft = draft(quotes, changes)
    return PaywallOutline(
      state: state, quotes: quotes, claims: draft.claims, findings: pointless, parts: draft.parts,
      refusals: draft.refusals + unstatedOffers(quotes, sections: draft.sections),
      change: store == .appStore ? changes.first ?? nil : nil, currentPlan: currentPlan)
  }

  /// The quotes without introductory offers at the regular price, which are no news in copy that is not about offers.
  ///
  /// Whoever gets such an offer pays what everybody pays; a finding says that it was left out. A dearer one stays, and
  /// refuses the copy.
  private func withoutPointlessOffers(_ quotes: [Quote]) -> ([Quote], [Finding]) {
    var findings: [Finding] = []
    guard template.offer == .introductory else { return (quotes, findings) }
    let shown = quotes.map { quote in
      guard quote.offer?.kind == .introductory, let comparison = quote.offerComparison,
        comparison.verdict == .equal
      else { return quote }
      let id = quote.plan.productID
      findings.append(
        Finding(
          .warning, rule: "offer-equal", productID: id,
          "left out the introductory offer of '\(id)': it costs as much as the regular price for "
            + "the same time, \(comparison.total.shownAmount) against \(comparison.basis)",
          fix: "check both prices, or remove the offer"))
      return quote.withoutOffer
    }
    return (shown, findings)
  }

  /// Introductory offers that the store applies by itself and that no section states.
  ///
  /// What the customer pays first must be on the paywall: leaving it out would be as untrue as a wrong price.
  private func unstatedOffers(
    _ quotes: [Quote], sections: [SectionOutline]
  ) -> [CompositionError.Refusal] {
    let roles: [SectionRole] = [.trial, .introPrice]
    guard let section = template.planSections.first(where: { roles.contains($0.role) })
    else { return [] }
    let stating = sections.filter { roles.contains($0.section.role) }
    let stated = Set(stating.compactMap(\.planIndex))
    return quotes.enumerated().compactMap { index, quote in
      guard quote.offer?.kind == .introductory, !stated.contains(index) else { return nil }
      let verdict = ClaimKind.introductoryPrice.verdict(
        on: ClaimSubject(quotes: [quote]))
      return CompositionError.Refusal(
        section: section.id, productID: quote.plan.productID,
        reasons: [
          "the store charges the introductory offer first, and no message can state it: "
            + verdict.explanation
        ])
    }
  }

  private struct Draft {
    var parts: [PaywallOutline.Part] = []
    var claims: [ClaimRecord] = []
    var refusals: [CompositionError.Refusal] = []

    var sections: [SectionOutline] {
      parts.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }
  }

  private func draft(_ quotes: [Quote], _ changes: [PlanChange?]) -> Draft {
    // A page about a single plan may show the plan's values.
    let page = composer(
      for: quotes, among: quotes, only: template.maximumPlans == 1 ? quotes.first : nil,
      change: changes.first ?? nil)
    let plans = quotes.enumerated().map { index, quote in
      composer(for: [quote], among: quotes, only: quote, planIndex: index, change: changes[index])
    }
    var draft = Draft()
    for entry in template.entries {
      switch entry {
      case .section(let section): add(section, by: page, to: &draft)
      case .plans(let sections):
        for composer in plans {
          for section in sections { add(section, by: composer, to: &draft) }
        }
      }
    }
    return draft
  }

  private func add(_ section: TemplateSection, by composer: SectionComposer, to draft: inout Draft)
  {
    if let states = section.states, !states.contains(state.name) { return }
    switch composer.compose(section, claims: &draft.claims) {
    case .written(let sections): draft.parts += sections.map { .section($0) }
    case .leftOut(let reasons, let missing):
      switch section.absence(
        productID: composer.situation.quote?.plan.productID, reasons: reasons, missing: missing)
      {
      case .refused(let refusal): draft.refusals.append(refusal)
      case .noticed(let finding):
        // The same words are missing for each plan.
        if !draft.parts.contains(.leftOut(finding)) { draft.parts.append(.leftOut(finding)) }
      case nil: break
      }
    }
  }

  /// The change to each plan from the reader's own; none without one.
  private func planChanges(_ quotes: [Quote]) throws(CompositionError) -> [PlanChange?] {
    var changes: [PlanChange?] = []
    for quote in quotes {
      guard template.changesPlan, let currentPlan else {
        changes.append(nil)
        continue
      }
      do throws(PlanChangeError) {
        changes.append(try PlanChange(from: currentPlan, to: quote.plan))
      } catch {
        throw .wrongProducts(template: template.name, problem: error.message)
      }
    }
    return changes
  }

  private func composer(
    for quotes: [Quote], among shown: [Quote], only quote: Quote?, planIndex: Int? = nil,
    change: PlanChange?
  ) -> SectionComposer {
    SectionComposer(
      contract: contract,
      values: ValueSource(
        situation: Situation(
          facts: facts, state: state, quote: quote, change: change, store: store),
        currentProduct: currentPlan?.product),
      subject: ClaimSubject(
        quotes: quotes, shown: shown, evaluation: facts.evaluation, features: facts.features,
        evidence: facts.policy.evidence, store: store), planIndex: planIndex)
  }
}
