/// What the store says a customer has: transactions and subscription statuses.
public struct Entitlements: Sendable, Hashable {
  /// The transactions of products that do not renew, in any order.
  public let owned: [OwnedProduct]
  /// The statuses of subscriptions, in any order.
  public let subscriptions: [SubscriptionStatus]

  /// Creates a set of entitlements; by default there are none.
  public init(owned: [OwnedProduct] = [], subscriptions: [SubscriptionStatus] = []) {
    self.owned = owned
    self.subscriptions = subscriptions
  }

  /// The entitlements after asking the store again.
  ///
  /// What the store answers counts. When it could not be asked, nothing is taken away.
  public func refreshed(by refresh: Refresh) -> Entitlements {
    switch refresh {
    case .succeeded(let entitlements): entitlements
    case .failed: self
    }
  }

  /// What came of asking the store.
  public enum Refresh: Sendable, Hashable {
    /// The store answered.
    case succeeded(Entitlements)
    /// The store could not be reached or did not answer.
    case failed
  }
}
