import PricingEngine

/// How long the texts may be that a store shows of a product.
public struct StoreListing: Sendable, Hashable {
  /// The longest display name, when the project says so.
  public let displayName: Int?
  /// The longest description, when the project says so.
  public let description: Int?

  /// Creates lengths; by default those of the store.
  public init(displayName: Int? = nil, description: Int? = nil) {
    self.displayName = displayName
    self.description = description
  }

  /// The longest display name of a product in a store; `nil` when no limit is known.
  ///
  /// 30 characters in App Store Connect, 55 in Google Play (Developer API, `OneTimeProductListing`).
  public func displayNameLimit(in store: Store) -> Int? {
    if let displayName { return displayName }
    return switch store {
    case .appStore: 30
    case .googlePlay: 55
    case .web, .other: nil
    }
  }

  /// The longest description of a product in a store; `nil` when no limit is known.
  ///
  /// 45 characters in App Store Connect; in Google Play 80 for a subscription and 200 for another product (Developer
  /// API, `SubscriptionListing` and `OneTimeProductListing`).
  public func descriptionLimit(isSubscription: Bool, in store: Store) -> Int? {
    if let description { return description }
    return switch store {
    case .appStore: 45
    case .googlePlay: isSubscription ? 80 : 200
    case .web, .other: nil
    }
  }
}
