/// An exact amount in one currency.
public struct Money: Sendable, Hashable {
  /// The amount, in major units: 19.99 for nineteen dollars and ninety-nine cents.
  public let amount: ExactDecimal
  /// The currency of the amount.
  public let currency: Currency

  /// Creates an amount of a currency.
  public init(_ amount: ExactDecimal, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// The digits after the point when the amount is shown.
  ///
  /// They are the currency's own, or more when the amount needs more: 39.0 USD is shown with 2,
  /// 9800 JPY with 0, 0.0825 USD with 4. An amount never loses a digit.
  public var shownFractionDigits: Int {
    // Most prices are written with the currency's digits; trimming takes divisions.
    if amount.fractionDigits <= currency.fractionDigits { return currency.fractionDigits }
    return max(currency.fractionDigits, amount.trimmed.fractionDigits)
  }

  /// The amount with exactly the digits it is shown with: 39.00 for 39.0 USD, 1.5 for 1.500 is
  /// 1.50.
  public var shownAmount: ExactDecimal {
    let digits = shownFractionDigits
    if amount.fractionDigits == digits { return amount }
    return amount.trimmed.widened(to: digits)
  }

  /// The exact amount of `count` payments: 12 × 2.99 is 35.88.
  public static func * (count: Int, price: Money) -> Money {
    Money(count * price.amount, price.currency)
  }
}
