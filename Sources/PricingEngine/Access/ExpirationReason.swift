/// Why a subscription has ended; the raw value is its name in states: `expired:billing-error`.
public enum ExpirationReason: String, Sendable, Hashable, CaseIterable {
  /// The customer turned off renewal.
  case autoRenewOff = "auto-renew-off"
  /// The payment failed and could not be recovered.
  case billingError = "billing-error"
  /// The customer did not accept a higher price.
  case priceIncrease = "price-increase"
  /// The plan was no longer sold when it was to renew.
  case productUnavailable = "product-unavailable"
  /// The store gives no reason, so copy may not name one.
  case unknown

  /// The name in StoreKit's `RenewalInfo.ExpirationReason`.
  public var storeKitName: String {
    switch self {
    case .autoRenewOff: "autoRenewDisabled"
    case .billingError: "billingError"
    case .priceIncrease: "didNotConsentToPriceIncrease"
    case .productUnavailable: "productUnavailable"
    case .unknown: "unknown"
    }
  }
}
