/// The price of a plan or offer, worked out per day, week, month or year.
///
/// 19.99 a year is 19.99 / 12 = 1.66583… a month, shown as 1.67: rounded up, so that the shown
/// amount times twelve is never below what is billed. Months and years, and days and weeks, convert
/// exactly. Between the two families the *dearer* of two conventions counts: a yearly price per
/// week is divided by 52, per day by 364; a weekly price per month is multiplied by 365/84, per
/// year by 365/7. There are never 4 weeks or 30 days in a month.
public struct Equivalent: Sendable, Hashable {
  /// The unit that the amount is for: one day, week, month or year.
  public let unit: SubscriptionPeriod.Unit
  /// The price that is really billed, for one `period`.
  public let price: Money
  /// What the billed price pays for.
  public let period: SubscriptionPeriod
  /// How many billed periods make one unit: 1/12 for a yearly price per month.
  public let count: PeriodCount
  /// The exact amount per unit, in major units of the currency.
  public let exact: Fraction
  /// The amount per unit to show: rounded up to the digits that the billed price is shown with; it is shown without zeros beyond the
  /// digits of its currency.
  public let amount: Money

  /// The price of one `period`, worked out per `unit`.
  init(of price: Money, for period: SubscriptionPeriod, per unit: SubscriptionPeriod.Unit) {
    self.unit = unit
    self.price = price
    self.period = period
    count = .most(period, in: .one(unit))
    exact = count.value * price.amount
    amount = Money(
      exact.roundedUp(toFractionDigits: price.shownFractionDigits), price.currency)
  }

  /// Whether the shown amount is exact or rounded up.
  public var rounding: Rounding { amount.amount.fraction == exact ? .exact : .up }

  /// What one period is counted in, in words: `12 months`, `7 days a week`, `52 weeks a year`.
  public var basis: String {
    if let convention = count.convention.text { return convention }
    let perPeriod = Fraction(1) / count.value
    guard perPeriod.isWhole else { return unit.parts }
    return "\(perPeriod.numerator) \(unit.rawValue)\(perPeriod.numerator == 1 ? "" : "s")"
  }

  /// The sum that leads to the exact amount: `19.99 / 12 = 1.6658…`, `4.99 × 365 / 84 = 21.6827…`.
  public var calculation: String {
    let digits = price.shownFractionDigits
    var text = price.shownAmount.text
    if count.value.numerator != 1 { text += " × \(count.value.numerator)" }
    if count.value.denominator != 1 { text += " / \(count.value.denominator)" }
    return text + " = " + exact.decimalText(digits: max(4, digits), minimum: digits)
  }
}

extension Plan {
  /// The regular price worked out per day, week, month or year; a monthly price per month is
  /// itself.
  ///
  /// A commitment is worked out from its payments: 4.99 a month for 12 months is 59.88 a year.
  /// - Throws: `NoEquivalent.oneTimePurchase` for a product without a period.
  public func equivalent(per unit: SubscriptionPeriod.Unit) throws(NoEquivalent) -> Equivalent {
    guard let paymentPeriod else { throw .oneTimePurchase(productID: productID) }
    return Equivalent(of: price, for: paymentPeriod, per: unit)
  }
}

extension Offer.Terms {
  /// The price of the offer worked out per day, week, month or year.
  ///
  /// 34.99 for three months is 11.67 a month, rounded up. A price paid once is still paid at once:
  /// copy never shows this amount alone.
  /// - Throws: `NoEquivalent` for a free trial, and for a unit that is longer than the offer.
  public func equivalent(per unit: SubscriptionPeriod.Unit) throws(NoEquivalent) -> Equivalent {
    switch self {
    case .freeTrial: throw .freeOffer
    case .oneTime: throw .oneTimeOffer
    case .payAsYouGo(let price, let period, _), .payUpFront(let price, let period):
      let whole: SubscriptionPeriod
      do { whole = try length ?? period } catch { throw .offerLength(error) }
      guard PeriodCount.fewest(.one(unit), in: whole).value >= Fraction(1) else {
        throw .longerThanOffer(unit: unit, offer: whole)
      }
      return Equivalent(of: price, for: period, per: unit)
    }
  }
}

extension SubscriptionPeriod.Unit {
  /// What one unit exactly consists of: a year of months, a week of days.
  fileprivate var parts: String {
    switch self {
    case .day, .week: "7 days a week"
    case .month, .year: "12 months a year"
    }
  }
}
