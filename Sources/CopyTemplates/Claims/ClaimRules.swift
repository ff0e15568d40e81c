extension ClaimKind {
  /// The honesty rules that words of this claim are held against, by their ids.
  ///
  /// Text that somebody else wrote is judged by these rules; what a message of this tool says is proven before.
  public var rules: [String] {
    switch self {
    case .savingsPercent:
      ["save-percent-overstated", "save-percent-understated", "saving-reference-missing"]
    case .savingsAmount: ["save-amount-mismatch", "saving-reference-missing"]
    case .monthsFree: ["months-free-mismatch", "save-percent-understated"]
    case .freeTrial:
      ["free-trial-without-offer", "free-trial-length-mismatch", "free-trial-paid-offer"]
    case .introductoryPrice: ["intro-offer-terms-incomplete", "amount-not-in-data"]
    case .renewsAutomatically: ["renewal-claimed-on-one-time", "renewal-undisclosed"]
    case .cancelAnytime: ["cancel-anytime-not-renewable", "cancel-anytime-under-commitment"]
    case .noSubscription: ["no-subscription-false"]
    case .oneTimePurchase: ["one-time-on-recurring"]
    case .noAutomaticCharge: ["no-automatic-charge-false"]
    case .noPaymentToStart: ["no-payment-now-false"]
    case .restoreAvailable: ["restore-impossible-claim"]
    case .familySharing: ["family-sharing-false"]
    case .noSubscriptionNeeded: ["no-subscription-false", "no-automatic-charge-false"]
    case .mostPopular: ["most-popular-without-evidence"]
    case .lowestPricePerMonth: ["best-value-not-proven"]
    }
  }
}
