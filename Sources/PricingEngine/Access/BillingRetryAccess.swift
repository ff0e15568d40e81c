/// Whether a subscriber keeps access while the store tries again to take a failed payment, without a grace period.
public enum BillingRetryAccess: String, Sendable, Hashable, CaseIterable {
  /// No, which is the default.
  ///
  /// That is the store's own rule: in billing retry without a grace period the customer is not entitled. Retry lasts
  /// up to 60 days, 90 for a commitment, none of them paid. A developer who wants to bridge them can turn on the store's
  /// grace period, which has an end that copy can name.
  case paused
  /// Yes: the app's own choice to give access that nobody has paid for.
  case kept
}

extension SubscriptionStatus.State {
  /// Whether a subscription in this state gives access.
  ///
  /// Subscribed and grace period do, as StoreKit's rule of entitlement says. Billing retry does when the app says so.
  /// Expired and revoked do not; nor does upgraded, since the higher plan has a status of its own.
  public func givesAccess(billingRetry: BillingRetryAccess = .paused) -> Bool {
    switch self {
    case .subscribed, .inGracePeriod: true
    case .inBillingRetry: billingRetry == .kept
    case .expired, .revoked, .upgraded: false
    }
  }
}
