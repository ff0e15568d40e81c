/// A way to pay for an auto-renewable subscription.
public struct BillingPlan: Sendable, Hashable {
  /// How it is paid.
  public let kind: Kind
  /// What one payment costs: the whole period when paid up front, one month under a commitment.
  public let price: Money

  /// Creates a billing plan.
  public init(_ kind: Kind, price: Money) {
    self.kind = kind
    self.price = price
  }

  /// How a subscription is paid, as StoreKit's `BillingPlanType` names it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Once per period.
    case upFront
    /// Monthly, with a commitment to 12 payments. Only for plans of one year.
    case monthly
  }

  /// The payments that a monthly plan commits to.
  public static let committedPayments = 12
}
