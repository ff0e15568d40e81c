import PricingEngine

/// What a claim is about, and so what its proof may look at.
public struct ClaimSubject: Sendable {
  /// The plan, or all plans of the paywall; the claim must hold for every one of them.
  public let quotes: [Quote]
  /// All plans of the paywall, for claims that compare.
  public let shown: [Quote]
  /// The app's own evaluation, when it has one.
  public let evaluation: AppFacts.Evaluation?
  /// What the app's products give.
  public let features: [AppFacts.Feature]
  /// The product that most customers choose, when the project has evidence.
  public let mostPopular: MostPopular?
  /// Who sells the plans.
  public let store: Store

  /// Creates a subject; by default its plans are all that are shown.
  public init(
    quotes: [Quote], shown: [Quote]? = nil, evaluation: AppFacts.Evaluation? = nil,
    features: [AppFacts.Feature] = [], mostPopular: MostPopular? = nil, store: Store = .appStore
  ) {
    self.quotes = quotes
    self.shown = shown ?? quotes
    self.evaluation = evaluation
    self.features = features
    self.mostPopular = mostPopular
    self.store = store
  }

  /// The same, only about products of some kinds.
  func limited(to kinds: [String]?) -> ClaimSubject {
    guard let kinds else { return self }
    return ClaimSubject(
      quotes: quotes.filter { kinds.contains($0.plan.product.kind.name) }, shown: shown,
      evaluation: evaluation, features: features, mostPopular: mostPopular, store: store)
  }
}
