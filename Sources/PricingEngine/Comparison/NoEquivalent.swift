/// Why a price has no equivalent for another period.
public enum NoEquivalent: Error, Equatable, Sendable {
  /// The product is bought once, so that no period belongs to its price.
  case oneTimePurchase(productID: String)
  /// The offer costs nothing; a price of zero per month would say something else than "free for a
  /// week".
  case freeOffer
  /// The offer is a price that is paid once for a product that does not renew.
  case oneTimeOffer
  /// The unit is longer than the whole offer: 1.99 for two weeks has no price per month.
  case longerThanOffer(unit: SubscriptionPeriod.Unit, offer: SubscriptionPeriod)
  /// The length of the offer is not a period.
  case offerLength(PeriodError)
}

extension NoEquivalent: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .oneTimePurchase(let id): "'\(id)' is bought once and has no price per period"
    case .freeOffer: "a free offer has no price per period"
    case .oneTimeOffer: "an offer that is paid once has no price per period"
    case .longerThanOffer(let unit, let offer):
      "a \(unit.rawValue) is longer than the whole offer of '\(offer.iso)'"
    case .offerLength(let error): "the offer's length is no period: \(error)"
    }
  }
}
