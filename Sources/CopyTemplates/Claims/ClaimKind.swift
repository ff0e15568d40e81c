/// A thing that copy may say about a product only when the product's data proves it.
///
/// A message makes a claim by naming it in the contract; the raw value is the name there and in every output.
public enum ClaimKind: String, Sendable, Hashable, CaseIterable {
  /// "Save 44 %": compared with another plan over the same time.
  case savingsPercent = "savings-percent"
  /// "Save $15.89": the same, as an amount.
  case savingsAmount = "savings-amount"
  /// "5 months free": the same, in whole months of the plan compared with.
  case monthsFree = "months-free"
  /// "Free for 1 week, then $19.99 per year": a store's trial, with its length and the price that follows.
  case freeTrial = "free-trial"
  /// "$1.99 per month for 3 months, then …": a store's reduced price at the start.
  case introductoryPrice = "introductory-price"
  /// "Renews automatically."
  case renewsAutomatically = "renews-automatically"
  /// "Cancel anytime."
  case cancelAnytime = "cancel-anytime"
  /// "No subscription."
  case noSubscription = "no-subscription"
  /// "One-time purchase."
  case oneTimePurchase = "one-time-purchase"
  /// "Nothing is charged automatically."
  case noAutomaticCharge = "no-automatic-charge"
  /// "No payment is needed to start."
  case noPaymentToStart = "no-payment-to-start"
  /// "Restore your purchase."
  case restoreAvailable = "restore-available"
  /// "Can be shared with your family."
  case familySharing = "family-sharing"
  /// "No subscription is needed": one payment gives everything that is sold.
  case noSubscriptionNeeded = "no-subscription-needed"
  /// "Most popular": by evidence that the project names.
  case mostPopular = "most-popular"
  /// "Lowest price per month": of the plans that are shown.
  case lowestPricePerMonth = "lowest-price-per-month"
}
