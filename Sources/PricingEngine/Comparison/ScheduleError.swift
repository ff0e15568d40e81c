/// Why an offer has no payments on a plan.
public enum ScheduleError: Error, Equatable, Sendable {
  /// The plan is a one-time purchase; offers with a period belong to subscriptions.
  case oneTimePurchase(productID: String)
  /// The offer is a price that is paid once, and the plan renews.
  case oneTimeOffer(productID: String, period: SubscriptionPeriod)
  /// The offer belongs to the product's other billing plan.
  case otherBillingPlan(offer: BillingPlan.Kind, plan: BillingPlan.Kind)
  /// The offer's price is in another currency than the plan's.
  case unlikeCurrencies(offer: Currency, plan: Currency)
  /// A pay-as-you-go offer reduces another period than the plan has.
  case offerPeriod(expected: SubscriptionPeriod, got: SubscriptionPeriod)
  /// The reduced periods together are not a period: the count is zero, or they exceed 999 units.
  case offerLength(PeriodError)
  /// The plan's regular price is zero, so that nothing can be compared with it.
  case freePlan(productID: String)
}

extension ScheduleError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .oneTimePurchase(let id): "expected a subscription, got the one-time purchase '\(id)'"
    case .oneTimeOffer(let id, let period):
      "expected an offer with a period, got a price that is paid once, and '\(id)' renews every "
        + period.iso
    case .otherBillingPlan(let offer, let plan):
      "expected an offer of billing plan '\(plan.rawValue)', got one of '\(offer.rawValue)'"
    case .unlikeCurrencies(let offer, let plan):
      "expected an offer price in '\(plan)', got '\(offer)'"
    case .offerPeriod(let expected, let got):
      "expected reduced periods of '\(expected.iso)', got '\(got.iso)'"
    case .offerLength(let error): "the offer's length is no period: \(error)"
    case .freePlan(let id): "the regular price of '\(id)' is zero"
    }
  }
}
