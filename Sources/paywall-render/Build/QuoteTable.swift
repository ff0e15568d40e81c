import CopyTemplates
import PricingEngine
import Synchronization

/// The prices of each template, storefront and state, worked out once for all languages.
final class QuoteTable: Sendable {
  private let materials: BuildMaterials
  private let known = Mutex<[Key: Result<Prices, InputError>]>([:])

  /// What a paywall shows of a storefront.
  struct Prices: Sendable {
    let quotes: [Quote]
    /// The plan that the reader has.
    let currentPlan: Plan?
    /// The messages that the prices need.
    let messageKeys: Set<String>
  }

  private struct Key: Hashable {
    let template: Int
    let storefront: Int
    let state: ReaderState?
  }

  init(_ materials: BuildMaterials) { self.materials = materials }

  /// The prices of one paywall of the matrix, by its places there.
  func prices(
    template: Int, storefront: Int, state: ReaderState?
  ) throws(InputError) -> Prices {
    let key = Key(template: template, storefront: storefront, state: state)
    if let prices = known.withLock({ $0[key] }) { return try prices.get() }
    let prices: Result<Prices, InputError>
    do throws(InputError) {
      prices = .success(
        try read(
          materials.matrix.templates[template].definition,
          materials.matrix.storefronts[storefront], state))
    } catch { prices = .failure(error) }
    known.withLock { $0[key] = prices }
    return try prices.get()
  }

  private func read(
    _ template: TemplateDefinition, _ storefront: Storefront, _ state: ReaderState?
  ) throws(InputError) -> Prices {
    let options = materials.options
    let selection = try PlanSelection(
      options, workspace: materials.workspace, storefront: storefront)
    let quotes = try selection.quotes(options, for: template, state: state?.name)
    try PaywallSources.check(options, quotes)
    return Prices(
      quotes: quotes, currentPlan: try PaywallSources.currentPlan(options, selection),
      messageKeys: selection.messageKeys)
  }
}
