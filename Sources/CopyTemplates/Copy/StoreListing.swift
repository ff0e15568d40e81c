/// How long the texts may be that a store shows of a product.
public struct StoreListing: Sendable, Hashable {
  /// The store; it decides the lengths that nobody gave.
  public let store: Store
  /// The longest display name, when the project says so.
  public let displayName: Int?
  /// The longest description, when the project says so.
  public let description: Int?

  /// Creates lengths; by default those of the App Store.
  public init(store: Store = .appStore, displayName: Int? = nil, description: Int? = nil) {
    self.store = store
    self.displayName = displayName
    self.description = description
  }

  /// A store with its own lengths; the raw value is the word in project files.
  public enum Store: String, Sendable, Hashable, CaseIterable {
    /// 30 characters for a display name and 45 for a description, as App Store Connect takes them.
    case appStore
    /// 55 characters for a name; 80 for the description of a subscription and 200 for that of another product (Google
    /// Play Developer API, `SubscriptionListing` and `OneTimeProductListing`).
    case googlePlay
  }

  /// The longest display name of a product.
  public var displayNameLimit: Int { displayName ?? (store == .appStore ? 30 : 55) }

  /// The longest description of a product.
  public func descriptionLimit(isSubscription: Bool) -> Int {
    if let description { return description }
    return switch store {
    case .appStore: 45
    case .googlePlay: isSubscription ? 80 : 200
    }
  }
}
