import PricingEngine

/// Writes what a paywall says in one language.
public struct CopyWriter: Sendable {
  /// The template.
  public let template: TemplateDefinition
  /// The reader's words and digits.
  public let phrases: PhraseBook
  /// What the app says about itself.
  public let facts: AppFacts
  /// The catalog's own default locale, when it states one.
  public let catalogLocale: LocaleTag?

  private let titles: ProductTitles?
  private let writtenPlans: WrittenPlans?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - phrases: The reader's words and digits.
  ///   - facts: What the app says about itself.
  ///   - catalogLocale: The catalog's own default locale, when it states one.
  ///   - titles: The names of all products for the reader, when they were chosen before.
  ///   - writtenPlans: Where the reader's plans are remembered, when many paywalls show the same ones.
  public init(
    template: TemplateDefinition, phrases: PhraseBook, facts: AppFacts,
    catalogLocale: LocaleTag? = nil, titles: ProductTitles? = nil,
    writtenPlans: WrittenPlans? = nil
  ) {
    self.titles = titles
    self.writtenPlans = writtenPlans
    self.template = template
    self.phrases = phrases
    self.facts = facts
    self.catalogLocale = catalogLocale
  }

  /// Writes an outline.
  ///
  /// An optional section for which the app has no words in the language is left out; the findings say so.
  /// - Throws: `CompositionError.refused` with every required section that cannot be written, `.message` when a message or number
  ///   cannot.
  public func write(_ outline: PaywallOutline) throws(CompositionError) -> PaywallCopy {
    let names = titles ?? ProductTitles(of: outline.products, by: chooser)
    let draft = try composing { () throws(MessageError) -> Draft in try self.draft(outline, names) }
    let refusals = draft.refusals + outline.refusals
    guard refusals.isEmpty else { throw .refused(refusals, claims: outline.claims) }
    return try composing { () throws(MessageError) -> PaywallCopy in
      try finish(draft, outline, names)
    }
  }

  /// The texts that fill the form of an outline's paywall, and of all with its shape.
  ///
  /// - Parameters:
  ///   - figures: The sections of the outline that show figures.
  ///   - quotes: The plans of the outline.
  /// - Returns: The texts by the numbers of their sections.
  /// - Throws: `MessageError` when a text cannot be written.
  public func openTexts(
    _ figures: [SectionOutline], quotes: [Quote]
  ) throws(MessageError) -> OpenTexts {
    let names = titles ?? ProductTitles(of: quotes.map(\.plan.product), by: chooser)
    let writer = SectionWriter(phrases: phrases, facts: facts, chooser: chooser, names: names)
    var texts: [String] = []
    texts.reserveCapacity(figures.count)
    for section in figures { texts.append(try writer.text(of: section)) }
    let storefront = phrases.formatter.storefront
    return OpenTexts(sections: texts) {
      SchemaOrgOffers.json(
        quotes.map { ($0.plan, names[$0.plan.productID]?.entry) }, in: storefront)
    }
  }

  /// Plans with their texts.
  ///
  /// - Throws: `MessageError` when a text cannot be written.
  public func plans(_ quotes: [Quote]) throws(MessageError) -> [PlanCopy] {
    try plans(quotes, titles ?? ProductTitles(of: quotes.map(\.plan.product), by: chooser))
  }

  private func plans(
    _ quotes: [Quote], _ names: ProductTitles
  ) throws(MessageError) -> [PlanCopy] {
    guard let writtenPlans else { return try describe(quotes, names) }
    return try writtenPlans.plans(of: quotes) { () throws(MessageError) in
      try describe(quotes, names)
    }
  }

  private func describe(
    _ quotes: [Quote], _ names: ProductTitles
  ) throws(MessageError) -> [PlanCopy] {
    let describer = PlanDescriber(phrases: phrases)
    var plans: [PlanCopy] = []
    for quote in quotes {
      plans.append(
        try describer.describe(quote, displayName: names[quote.plan.productID]?.entry))
    }
    return plans
  }

  /// The copy of a template that has nothing to say: no plans and no sections.
  public func silence(_ state: ReaderState) -> PaywallCopy {
    PaywallCopy(
      template: template.name, state: state, locale: phrases.formatter.locale,
      servedLocale: phrases.messages.locale, storefront: phrases.formatter.storefront,
      plans: [], sections: [], change: nil, labels: [:], claims: [], findings: [],
      environment: FormattingEnvironment())
  }

  private struct Draft {
    var sections: [CopySection] = []
    var findings: [Finding] = []
    var refusals: [CompositionError.Refusal] = []
  }

  private func draft(
    _ outline: PaywallOutline, _ names: ProductTitles
  ) throws(MessageError) -> Draft {
    let writer = SectionWriter(
      phrases: phrases, facts: facts, chooser: chooser, names: names)
    var draft = Draft()
    var openings = 0
    for part in outline.parts {
      switch part {
      case .leftOut(let finding): draft.findings.append(finding)
      case .section(let section):
        let showsFigures = section.showsFigures
        try add(section, opening: showsFigures ? openings : nil, by: writer, to: &draft)
        if showsFigures { openings += 1 }
      }
    }
    let written = draft.sections
    draft.sections = written.filter { !template.isBareHeading($0, in: written) }
    return draft
  }

  private func add(
    _ outline: SectionOutline, opening: Int?, by writer: SectionWriter, to draft: inout Draft
  ) throws(MessageError) {
    switch try writer.write(outline, opening: opening) {
    case .written(let sections): draft.sections += sections
    case .untranslated(let reason):
      switch outline.section.absence(
        productID: outline.productID, reasons: [reason], missing: nil)
      {
      case .refused(let refusal): draft.refusals.append(refusal)
      case .noticed(let finding):
        if !draft.findings.contains(finding) { draft.findings.append(finding) }
      case nil: break
      }
    }
  }

  private func finish(
    _ draft: Draft, _ outline: PaywallOutline, _ names: ProductTitles
  ) throws(MessageError) -> PaywallCopy {
    var labels: [String: String] = [:]
    for (name, key) in template.labels { labels[name] = try phrases.messages.text(key) }
    var findings = outline.findings + draft.findings
    for quote in outline.quotes {
      if let name = names[quote.plan.productID], !name.isReadersLanguage {
        findings.append(finding(quote, shownAs: name))
      }
    }
    return PaywallCopy(
      template: template.name, state: outline.state, locale: phrases.formatter.locale,
      servedLocale: phrases.messages.locale, storefront: phrases.formatter.storefront,
      plans: try plans(outline.quotes, names), sections: draft.sections, change: outline.change,
      labels: labels,
      claims: outline.claims, findings: findings, environment: FormattingEnvironment())
  }

  /// A name that is shown in another language than the reader's.
  private func finding(_ quote: Quote, shownAs name: TextChooser.Choice<String>) -> Finding {
    let id = quote.plan.productID
    return Finding(
      .note, rule: "product-name-language", productID: id,
      "the catalog has no name of '\(quotable(id))' in \(chooser.locale.tag), "
        + "shown in \(name.locale.tag) as '\(quotable(name.entry))'",
      fix: "add a localization to the catalog")
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
