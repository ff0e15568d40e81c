import PricingEngine

/// Composes the copy of a paywall: what a template may say, in a language, as far as it is true.
public struct PaywallComposer: Sendable {
  /// What may be said.
  public let template: TemplateDefinition
  /// What each message means and claims.
  public let contract: MessageContract
  /// The reader's words and digits.
  public let phrases: PhraseBook
  /// What the app says about itself.
  public let facts: AppFacts
  /// The catalog's own default locale, when it states one.
  public let catalogLocale: LocaleTag?
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
  ///   - phrases: The reader's words and digits.
  ///   - facts: What the app says about itself.
  ///   - catalogLocale: The catalog's own default locale, when it states one.
  ///   - state: Where the reader stands; `nil` is the template's usual state.
  ///   - currentPlan: The plan that the reader changes from.
  ///   - store: Who sells the plans.
  public init(
    template: TemplateDefinition, contract: MessageContract, phrases: PhraseBook, facts: AppFacts,
    catalogLocale: LocaleTag? = nil, state: ReaderState? = nil, currentPlan: Plan? = nil,
    store: Store = .appStore
  ) {
    self.template = template
    self.contract = contract
    self.phrases = phrases
    self.facts = facts
    self.catalogLocale = catalogLocale
    self.state = state ?? template.usualState(facts)
    isStateNamed = state != nil
    self.currentPlan = currentPlan
    self.store = store
  }

  /// Composes the copy for some plans.
  ///
  /// An optional section whose claim is not proven, or whose facts nobody gave, is left out; the findings say which
  /// and why.
  /// - Throws: `CompositionError.refused` with every required section that cannot be written truthfully.
  public func compose(_ given: [Quote]) throws(CompositionError) -> PaywallCopy {
    let (quotes, pointless) = withoutPointlessOffers(given)
    let fit = TemplateFit(template: template)
    if !isStateNamed { try fit.checkUnnamedState() }
    try fit.check(quotes, state: state, currentPlan: currentPlan, evaluation: facts.evaluation)
    let changes = try planChanges(quotes)
    var written = try composing { () throws(MessageError) in try draft(quotes, changes) }
    written.findings = pointless + written.findings
    let refusals = written.refusals + unstatedOffers(quotes, sections: written.sections)
    guard refusals.isEmpty else { throw .refused(refusals, claims: written.claims) }
    let complete = written
    return try composing { () throws(MessageError) in
      try finish(complete, quotes, store == .appStore ? changes.first ?? nil : nil)
    }
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
    _ quotes: [Quote], sections: [CopySection]
  ) -> [CompositionError.Refusal] {
    let roles: [SectionRole] = [.trial, .introPrice]
    guard let section = template.planSections.first(where: { roles.contains($0.role) })
    else { return [] }
    return quotes.enumerated().compactMap { index, quote in
      let isStated = sections.contains { $0.planIndex == index && roles.contains($0.role) }
      guard quote.offer?.kind == .introductory, !isStated else { return nil }
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

  private func draft(
    _ quotes: [Quote], _ changes: [PlanChange?]
  ) throws(MessageError) -> Draft {
    let page = try composer(page: quotes, changes.first ?? nil)
    var plans: [SectionComposer] = []
    for (index, quote) in quotes.enumerated() {
      plans.append(
        try composer(
          for: [quote], among: quotes, only: quote, planIndex: index, change: changes[index]))
    }
    var draft = Draft()
    for entry in template.entries {
      switch entry {
      case .section(let section): try write(section, with: page, into: &draft)
      case .plans(let sections):
        for composer in plans {
          for section in sections { try write(section, with: composer, into: &draft) }
        }
      }
    }
    let written = draft.sections
    draft.sections = written.filter { !template.isBareHeading($0, in: written) }
    return draft
  }

  private struct Draft {
    var sections: [CopySection] = []
    var claims: [ClaimRecord] = []
    var findings: [Finding] = []
    var refusals: [CompositionError.Refusal] = []
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

  private func write(
    _ section: TemplateSection, with composer: SectionComposer, into draft: inout Draft
  ) throws(MessageError) {
    if let states = section.states, !states.contains(state.name) { return }
    let productID = composer.values.situation.quote?.plan.productID
    switch try composer.compose(section, claims: &draft.claims) {
    case .written(let sections): draft.sections += sections
    case .leftOut(let reasons, let missing) where section.isRequired:
      let all = reasons.isEmpty ? missing.map { ["nobody gave '\($0)'"] } ?? [] : reasons
      draft.refusals.append(
        CompositionError.Refusal(section: section.id, productID: productID, reasons: all))
    case .leftOut(let reasons, let missing):
      if let finding = leftOut(section, reasons: reasons, missing: missing) {
        if !draft.findings.contains(finding) { draft.findings.append(finding) }
      }
    }
  }

  /// What a reader of the findings should know about a section that is not there.
  ///
  /// A fact that nobody gave, or words that are missing in a language, can be added; an offer that a product does not
  /// have is no news.
  private func leftOut(
    _ section: TemplateSection, reasons: [String], missing: String?
  ) -> Finding? {
    if let missing {
      return Finding(
        .note, rule: "fact-missing", "left out '\(section.id)': nobody gave '\(missing)'",
        fix: "add '\(missing)' to paywall.json")
    }
    guard case .fact = section.source, let reason = reasons.first else { return nil }
    return Finding(
      .warning, rule: "text-untranslated", "left out '\(section.id)': \(reason)",
      fix: "add the words to paywall.json")
  }

  /// A page about a single plan may show the plan's values.
  private func composer(
    page quotes: [Quote], _ change: PlanChange?
  ) throws(MessageError) -> SectionComposer {
    try composer(
      for: quotes, among: quotes, only: template.maximumPlans == 1 ? quotes.first : nil,
      change: change)
  }

  private func composer(
    for quotes: [Quote], among shown: [Quote], only quote: Quote?, planIndex: Int? = nil,
    change: PlanChange?
  ) throws(MessageError) -> SectionComposer {
    SectionComposer(
      contract: contract, phrases: phrases,
      values: ValueSource(
        situation: Situation(
          facts: facts, state: state, quote: quote, change: change, store: store),
        appName: try facts.name.flatMap { name throws(MessageError) in try chooser.name(name) },
        productName: quote.flatMap { chooser.displayName(of: $0.plan.product)?.entry },
        currentProductName: currentPlan.flatMap { chooser.displayName(of: $0.product)?.entry }),
      subject: ClaimSubject(
        quotes: quotes, shown: shown, evaluation: facts.evaluation, features: facts.features,
        evidence: facts.policy.evidence, store: store), chooser: chooser,
      planIndex: planIndex)
  }

  private var chooser: TextChooser {
    TextChooser(locale: phrases.formatter.locale, catalogLocale: catalogLocale)
  }

  private func composing<Value>(
    _ work: () throws(MessageError) -> Value
  ) throws(CompositionError) -> Value {
    do throws(MessageError) { return try work() } catch { throw .message(error) }
  }
}

extension PaywallComposer {
  /// The copy of a template that has nothing to say: no plans and no sections.
  public var silence: PaywallCopy {
    PaywallCopy(
      template: template.name, state: state, locale: phrases.formatter.locale,
      servedLocale: phrases.messages.locale, storefront: phrases.formatter.storefront,
      plans: [], sections: [], change: nil, labels: [:], claims: [], findings: [],
      environment: FormattingEnvironment())
  }

  private func finish(
    _ draft: Draft, _ quotes: [Quote], _ change: PlanChange?
  ) throws(MessageError) -> PaywallCopy {
    var labels: [String: String] = [:]
    for (name, key) in template.labels { labels[name] = try phrases.messages.text(key) }
    let describer = PlanDescriber(phrases: phrases)
    var plans: [PlanCopy] = []
    var findings = draft.findings
    for quote in quotes {
      let name = chooser.displayName(of: quote.plan.product)
      plans.append(try describer.describe(quote, displayName: name?.entry))
      if let name, !name.isReadersLanguage { findings.append(finding(quote, shownAs: name)) }
    }
    return PaywallCopy(
      template: template.name, state: state, locale: phrases.formatter.locale,
      servedLocale: phrases.messages.locale, storefront: phrases.formatter.storefront,
      plans: plans, sections: draft.sections, change: change, labels: labels, claims: draft.claims,
      findings: findings, environment: FormattingEnvironment())
  }

  /// A name that is shown in another language than the reader's.
  private func finding(_ quote: Quote, shownAs name: TextChooser.Choice<String>) -> Finding {
    let id = quote.plan.productID
    return Finding(
      .note, rule: "product-name-language", productID: id,
      "the catalog has no name of '\(id)' in \(chooser.locale.tag), "
        + "shown in \(name.locale.tag) as '\(name.entry)'",
      fix: "add a localization to the catalog")
  }
}
