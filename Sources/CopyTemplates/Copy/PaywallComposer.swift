import PricingEngine

/// Composes the copy of a paywall: what a template may say, in a language, as far as it is true.
public struct PaywallComposer: Sendable {
  private let outlines: OutlineComposer
  private let writer: CopyWriter

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
    outlines = OutlineComposer(
      template: template, contract: contract, facts: facts, state: state, currentPlan: currentPlan,
      store: store)
    writer = CopyWriter(
      template: template, phrases: phrases, facts: facts, catalogLocale: catalogLocale)
  }

  /// Composes the copy for some plans.
  ///
  /// An optional section whose claim is not proven, or whose facts nobody gave, is left out; the findings say which
  /// and why.
  /// - Throws: `CompositionError.refused` with every required section that cannot be written truthfully.
  public func compose(_ quotes: [Quote]) throws(CompositionError) -> PaywallCopy {
    try writer.write(outlines.outline(of: quotes))
  }

  /// The copy of a template that has nothing to say: no plans and no sections.
  public var silence: PaywallCopy { writer.silence(outlines.state) }
}
