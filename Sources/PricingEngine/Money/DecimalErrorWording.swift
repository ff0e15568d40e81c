extension DecimalError {
  /// What to do about a price that is not a plain number, as an imperative.
  public var fix: String {
    switch self {
    case .empty: "write the price, such as '4.99'"
    case .decimalComma(let suggestion): "write '\(suggestion)'"
    case .grouped: "write all digits without grouping, with a point before the decimals"
    case .currencySign(let sign):
      "remove '\(quotable(sign))': the storefront decides the currency"
    case .negative: "write a price of zero or more"
    case .notPlain: "write all digits"
    case .unexpected: "write the number alone"
    case .tooLong:
      "write at most \(ExactDecimal.maximumIntegerDigits) digits before the point and "
        + "\(ExactDecimal.maximumFractionDigits) after it"
    }
  }
}
