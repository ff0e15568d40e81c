import PricingEngine

/// Everything that a section's words can depend on.
public struct Situation: Sendable {
  /// What the app says about itself.
  public let facts: AppFacts
  /// Where the reader stands.
  public let state: ReaderState
  /// The plan, for a section about one.
  public let quote: Quote?
  /// The change from the reader's plan to that plan, when there is one.
  public let change: PlanChange?
  /// Who sells the plans.
  public let store: Store

  /// Creates a situation.
  public init(
    facts: AppFacts, state: ReaderState, quote: Quote? = nil, change: PlanChange? = nil,
    store: Store = .appStore
  ) {
    self.facts = facts
    self.state = state
    self.quote = quote
    self.change = change
    self.store = store
  }

  /// How many more things are free for a reader in the free tier; `nil` without a free tier, or in another state.
  var freeRemaining: Int? {
    guard let tier = facts.freeTier, case .free(let count) = state else { return nil }
    return max(0, tier.limit - count.value)
  }

  /// The price increase of the section's plan, when the project states one that is an increase.
  ///
  /// The project does not say how many seats a new price is for, so there is none for prices per seat.
  var priceIncrease: AppFacts.PriceIncrease? {
    guard let increase = facts.priceIncrease, let quote, quote.plan.seats == nil,
      increase.productID == quote.plan.productID, increase.newAmount > quote.plan.price.amount
    else { return nil }
    return increase
  }
}
