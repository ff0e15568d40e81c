import PricingEngine

extension Savings {
  /// The sum behind the percentage:
  /// `12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; 15.89 / 35.88 = 44.2865… %, rounded down to 44 %`.
  public var percentSum: String {
    let rounding = exactPercent.isWhole ? "" : ", rounded down to \(percent) %"
    return "\(difference); \(saved) / \(referenceTotal) = \(exactPercentText) %\(rounding)"
  }

  /// The sum behind the amount: `12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89`.
  public var amountSum: String {
    guard let amount, amountRounding != .exact else { return difference }
    return "\(difference), rounded down to \(amount.shownAmount.text)"
  }

  /// The sum behind the months:
  /// `12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; 15.89 / 2.99 = 5.3143…, rounded down to 5`.
  public var monthsSum: String {
    let price = comparison.referencePrice
    let months =
      monthsFree.map { $0 == 0 || exactMonths.isWhole ? "" : ", rounded down to \($0)" } ?? ""
    return "\(difference); \(saved) / \(price.shownAmount.text) = \(exactMonthsText)\(months)"
  }

  /// The exact months: `5.3143…`.
  var exactMonthsText: String { exactMonths.decimalText(digits: 4) }

  /// The exact amount: `15.89`.
  var exactAmountText: String { saved }

  private var exactMonths: Fraction {
    comparison.saved / comparison.referencePrice.amount.fraction
  }

  private var difference: String {
    "\(basis); \(referenceTotal) − \(comparison.total.shownAmount.text) = \(saved)"
  }

  private var saved: String { text(comparison.saved) }
  private var referenceTotal: String { text(comparison.referenceTotal) }

  /// An amount with the digits of the prices, and more where it goes on.
  private func text(_ amount: Fraction) -> String {
    let digits = max(
      comparison.total.shownFractionDigits, comparison.referencePrice.shownFractionDigits)
    return amount.decimalText(digits: max(4, digits), minimum: digits)
  }
}
