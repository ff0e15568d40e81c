import CopyTemplates
import PricingEngine

/// Everything that the paywalls of one template, storefront and language are composed from.
struct PaywallSources {
  let workspace: Workspace
  let template: LoadedTemplate
  let contract: MessageContract
  let selection: PlanSelection
  let phrases: PhraseBook
  /// The names of the products, where many paywalls share them; `nil` chooses them for each.
  let titles: ProductTitles?
  /// Where plans are remembered that many paywalls show; `nil` writes them for each.
  let writtenPlans: WrittenPlans?

  /// Opens the template, messages and prices that the options name.
  ///
  /// `library` are messages that were opened before.
  static func open(
    _ options: ParsedOptions, workspace: Workspace, library known: MessageLibrary? = nil
  ) throws(InputError) -> PaywallSources {
    let library = if let known { known } else { try MessageLibrary.open(options) }
    let name = options[.template] ?? workspace.project.template ?? TemplateLibrary.defaultName
    let template = try TemplateLibrary.open(options)
      .template(name, contract: library.contract)
    try TemplateHonesty.check(template, contract: library.contract)
    let selection = try PlanSelection(options, workspace: workspace)
    let phrases = try ReaderOptions.phrases(
      options, library: library, storefront: selection.storefront,
      keys: template.definition.messageKeys.union(selection.messageKeys))
    return PaywallSources(
      workspace, template: template, contract: library.contract, selection: selection,
      phrases: phrases, titles: nil, writtenPlans: nil)
  }

  /// The sources of one template, from what was opened already.
  init(
    _ workspace: Workspace, template: LoadedTemplate, contract: MessageContract,
    selection: PlanSelection, phrases: PhraseBook, titles: ProductTitles?,
    writtenPlans: WrittenPlans?
  ) {
    self.workspace = workspace
    self.template = template
    self.contract = contract
    self.selection = selection
    self.phrases = phrases
    self.titles = titles
    self.writtenPlans = writtenPlans
  }

  /// Composes the paywall of the products and state that the options name.
  ///
  /// - Throws: `InputError.composition` when it cannot be written truthfully, another one when inputs do not fit.
  func compose(_ options: ParsedOptions) throws(InputError) -> Paywall {
    let subject = try ReaderStanding.subject(
      options, workspace: workspace, template: template.definition)
    switch subject {
    case .nothing(let standing):
      return paywall(writer.silence(standing), options, isSilent: true)
    case .usual: return try compose(options, state: nil)
    case .state(let state): return try compose(options, state: state)
    }
  }

  private func compose(
    _ options: ParsedOptions, state: ReaderState?
  ) throws(InputError) -> Paywall {
    try write(try outline(options, state: state), options)
  }

  /// What the paywall says that the options describe, for all languages.
  ///
  /// - Throws: `InputError.composition` when the template is not for the products or the state, another one when inputs do not fit.
  func outline(
    _ options: ParsedOptions, state: ReaderState?
  ) throws(InputError) -> PaywallOutline {
    let quotes = try selection.quotes(options, for: template.definition, state: state?.name)
    try Self.check(options, quotes)
    let composer = OutlineComposer(
      template: template.definition, contract: contract, facts: workspace.facts, state: state,
      currentPlan: try Self.currentPlan(options, selection), store: workspace.catalog.store)
    do throws(CompositionError) { return try composer.outline(of: quotes) } catch {
      throw .composition(error)
    }
  }

  /// Writes an outline in the language of the messages.
  ///
  /// - Throws: `InputError.composition` when it cannot be written truthfully.
  func write(_ outline: PaywallOutline, _ options: ParsedOptions) throws(InputError) -> Paywall {
    do throws(CompositionError) { return paywall(try writer.write(outline), options) } catch {
      throw .composition(error)
    }
  }

  private var writer: CopyWriter {
    CopyWriter(
      template: template.definition, phrases: phrases, facts: workspace.facts,
      catalogLocale: workspace.catalogLocale, titles: titles, writtenPlans: writtenPlans)
  }

  private func paywall(
    _ copy: PaywallCopy, _ options: ParsedOptions, isSilent: Bool = false
  ) -> Paywall {
    Paywall(
      workspace: workspace, template: template, copy: copy,
      storefrontSource: selection.source(options), isSilent: isSilent)
  }

  /// An option that nothing can follow is a mistake, not a wish.
  static func check(_ options: ParsedOptions, _ quotes: [Quote]) throws(InputError) {
    if let name = options[.offer], !["introductory", "none"].contains(name),
      quotes.allSatisfy({ $0.offer == nil })
    {
      throw .misfit(
        .product, "no plan that is shown has an offer '\(name)'; see 'catalog list'")
    }
  }

  static func currentPlan(
    _ options: ParsedOptions, _ selection: PlanSelection
  ) throws(InputError) -> Plan? {
    guard let id = options[.current] else { return nil }
    return try selection.plan(id)
  }
}
