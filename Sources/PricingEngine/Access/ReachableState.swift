extension ReaderStateName {
  /// Whether a customer of these products can be in the state.
  ///
  /// Nobody is subscribed where only one-time products are sold, and a family shares only what is shareable.
  public func isReachable(with products: [Product]) -> Bool {
    switch self {
    case .subscribed, .subscribedEnding, .subscribedChanging, .priceIncreaseConsent,
      .priceIncreaseNotice, .gracePeriod, .billingRetry, .expired, .upgraded:
      products.contains {
        if case .autoRenewable = $0.kind { true } else { false }
      }
    case .permanentlyUnlocked: products.contains { $0.kind == .nonConsumable }
    case .familyShared: products.contains(where: \.isFamilyShareable)
    default: true
    }
  }
}
