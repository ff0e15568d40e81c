/// Who sells a catalog's products: takes the payments, keeps the subscriptions and answers for them.
///
/// It decides what copy may say about paying, canceling and restoring. The raw value is the name in `catalog.json`.
public enum Store: String, Sendable, Hashable, CaseIterable {
  /// Apple's App Store, on every platform.
  case appStore
  /// Google Play.
  case googlePlay
  /// The app's own checkout on the web, such as one by Stripe or RevenueCat.
  case web
  /// Another store, several of them, or one that is not known.
  case other

  /// Whether the store itself gives earlier purchases back on a new device.
  public var restoresPurchases: Bool {
    switch self {
    case .appStore, .googlePlay: true
    case .web, .other: false
    }
  }

  /// Whether monthly payments with a 12-month commitment are sold in a storefront.
  ///
  /// Only the App Store is known to leave some out (USA and SGP); another store's catalog lists what it sells.
  public func sellsMonthlyCommitment(in storefront: Storefront) -> Bool {
    self != .appStore || storefront.sellsMonthlyCommitment
  }
}
