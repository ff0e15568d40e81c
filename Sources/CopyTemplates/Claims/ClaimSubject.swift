import PricingEngine

/// What a claim is about, and so what its proof may look at.
public struct ClaimSubject: Sendable {
  /// The plan, or all plans of the paywall; the claim must hold for every one of them.
  public let quotes: [Quote]
  /// The app's own evaluation, when it has one.
  public let evaluation: AppFacts.Evaluation?
  /// Who sells the plans.
  public let store: Store

  /// Creates a subject.
  public init(quotes: [Quote], evaluation: AppFacts.Evaluation?, store: Store = .appStore) {
    self.quotes = quotes
    self.evaluation = evaluation
    self.store = store
  }
}
