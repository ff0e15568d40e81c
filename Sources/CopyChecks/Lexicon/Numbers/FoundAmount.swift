import PricingEngine

/// A number, percentage or price in a folded text.
struct FoundAmount: Sendable, Hashable {
  let kind: TextAmount.Kind
  let amount: ExactDecimal
  var unit: SubscriptionPeriod.Unit?
  /// The symbols that it takes, with its sign.
  let range: Range<Int>
}
