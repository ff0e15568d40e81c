/// What an app gives to whom: what its products unlock, its free tier, its evaluation, and how it treats failed payments.
public struct AccessPolicy: Sendable, Hashable {
  /// The products that unlock the app for good.
  public let unlockIDs: Set<String>
  /// The subscriptions that give access, with their groups and levels.
  public let subscriptions: [String: Product.Subscription]
  /// The non-renewing products that give access until they end.
  public let passIDs: Set<String>
  /// The free tier, if there is one.
  public let freeTier: FreeTierPolicy?
  /// The app's own free evaluation, if there is one.
  public let evaluation: EvaluationPolicy?
  /// Whether a subscriber in billing retry keeps access.
  public let billingRetry: BillingRetryAccess

  /// Creates a policy; what is not named, the app does not have.
  public init(
    unlockIDs: Set<String> = [], subscriptions: [String: Product.Subscription] = [:],
    passIDs: Set<String> = [], freeTier: FreeTierPolicy? = nil,
    evaluation: EvaluationPolicy? = nil, billingRetry: BillingRetryAccess = .paused
  ) {
    self.unlockIDs = unlockIDs
    self.subscriptions = subscriptions
    self.passIDs = passIDs
    self.freeTier = freeTier
    self.evaluation = evaluation
    self.billingRetry = billingRetry
  }

  /// Creates the policy of an app that gives full access for each of some products.
  ///
  /// Consumables give none. Nor does a non-consumable that costs nothing in every storefront: the App Store's
  /// guideline 3.1.1 uses such a product to start a trial, not to end it.
  /// - Parameters:
  ///   - products: The products that give full access, as a rule all that the app sells.
  ///   - freeTier: The free tier.
  ///   - evaluation: The app's own free evaluation.
  ///   - billingRetry: Whether a subscriber in billing retry keeps access.
  public init(
    products: [Product], freeTier: FreeTierPolicy? = nil, evaluation: EvaluationPolicy? = nil,
    billingRetry: BillingRetryAccess = .paused
  ) {
    var (unlocks, passes) = (Set<String>(), Set<String>())
    var subscriptions: [String: Product.Subscription] = [:]
    for product in products {
      switch product.kind {
      case .nonConsumable: if !product.isFreeEverywhere { unlocks.insert(product.id) }
      case .autoRenewable(let subscription): subscriptions[product.id] = subscription
      case .nonRenewing: passes.insert(product.id)
      case .consumable: break
      }
    }
    self.init(
      unlockIDs: unlocks, subscriptions: subscriptions, passIDs: passes, freeTier: freeTier,
      evaluation: evaluation, billingRetry: billingRetry)
  }

  /// The products that give access in one way or another.
  public var paidIDs: Set<String> { unlockIDs.union(subscriptions.keys).union(passIDs) }
}

extension Product {
  /// Whether it has prices and all of them are zero.
  fileprivate var isFreeEverywhere: Bool {
    !pricing.isEmpty && pricing.values.allSatisfy { $0.price.amount == .zero }
  }
}
