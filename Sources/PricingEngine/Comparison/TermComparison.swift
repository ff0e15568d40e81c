/// What one term of a plan, or one whole offer, costs beside the same time at a reference price.
///
/// 19.99 for a year beside 2.99 for a month: 12 × 2.99 = 35.88, so that 15.89 or 44.2865… % is
/// saved. Where days or weeks meet months or years, the convention that makes the saving smaller
/// counts.
public struct TermComparison: Sendable, Hashable {
  /// What the plan or offer costs in total.
  public let total: Money
  /// The price of one reference period, above zero.
  public let referencePrice: Money
  /// The time that the reference price pays for.
  public let referencePeriod: SubscriptionPeriod
  /// How many reference periods the plan or offer lasts: 12.
  public let count: PeriodCount
  /// What the same time costs at the reference price, in major units: 35.88.
  public let referenceTotal: Fraction
  /// The exact amount saved, in major units; below zero when it is dearer.
  public let saved: Fraction
  /// How much less than the reference total is paid, in percent of it.
  ///
  /// It is below zero when the plan or offer is dearer.
  public let savedPercent: Fraction

  /// Compares amounts of one currency; `count` is the smaller one where there are two conventions.
  ///
  /// - Precondition: `referencePrice` is above zero.
  init(
    total: Money, referencePrice: Money, per referencePeriod: SubscriptionPeriod, count: PeriodCount
  ) {
    self.total = total
    self.referencePrice = referencePrice
    self.referencePeriod = referencePeriod
    self.count = count
    referenceTotal = count.value * referencePrice.amount
    saved = referenceTotal - total.amount.fraction
    savedPercent = Fraction(100) * (saved / referenceTotal)
  }

  /// Whether a plan or offer costs less than the same time at the reference price.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// It costs less.
    case cheaper
    /// It costs the same to the last digit.
    case equal
    /// It costs more.
    case dearer
  }

  /// Whether it costs less, the same or more.
  public var verdict: Verdict {
    switch saved.sign {
    case 0: .equal
    case 1: .cheaper
    default: .dearer
    }
  }

  /// The percent saved with four digits, cut off: `44.2865…`, `50`, `-4.6482…`.
  public var savedPercentText: String { savedPercent.decimalText(digits: 4) }

  /// The sum that leads to the reference total: `12 × 2.99 = 35.88`, `13/3 × 2.99 = 12.9566…`.
  public var basis: String {
    let digits = referencePrice.shownFractionDigits
    let times = count.value
    let factor = times.isWhole ? "\(times.numerator)" : "\(times.numerator)/\(times.denominator)"
    let result = referenceTotal.decimalText(digits: max(4, digits), minimum: digits)
    return "\(factor) × \(referencePrice.shownAmount.text) = \(result)"
  }
}
