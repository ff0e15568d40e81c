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

  /// The digits after the point when the amount is shown: the currency's own, or more when the amount was written with more.
  ///
  /// 39.0 USD is shown with 2, 9800 JPY with 0, 0.0825 USD with 4: an amount never loses a digit.
  public var shownFractionDigits: Int {
    max(currency.fractionDigits, amount.trimmed.fractionDigits)
  }
}
