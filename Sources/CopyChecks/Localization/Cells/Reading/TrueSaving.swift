import PricingEngine

/// What a plan saves against its reference, worked out once more from the two prices.
struct TrueSaving {
  /// The exact amount.
  let amount: Fraction
  /// The whole percent, rounded down.
  let percent: Int128
  /// The whole months that it pays for; `nil` when the reference is not paid by months.
  let months: Int128?
  /// The sum, as a person writes it.
  let sum: String

  /// Works it out; `nil` without two plans that can be compared.
  init?(of quote: Quote) {
    guard let reference = quote.reference, let term = quote.plan.term,
      let period = reference.paymentPeriod, reference.price.amount.fraction.sign > 0,
      reference.price.currency == quote.plan.price.currency
    else { return nil }
    let count = Self.count(of: period, in: term)
    let total = quote.plan.termTotal.amount.fraction
    let basis = count * reference.price.amount.fraction
    amount = basis - total
    percent = (Fraction(100) * (amount / basis)).floor
    if case .months(let each) = period.length {
      months = (amount / reference.price.amount.fraction).floor * Int128(each)
    } else {
      months = nil
    }
    let shown = basis.decimalText(digits: 4, minimum: reference.price.shownFractionDigits)
    sum = "(\(shown) - \(quote.plan.termTotal.shownAmount)) / \(shown)"
  }

  /// How many payments make a term; between weeks and months a year has 364 days, or a term of days 365 a year.
  private static func count(of part: SubscriptionPeriod, in whole: SubscriptionPeriod) -> Fraction {
    switch (whole.length, part.length) {
    case (.months(let whole), .months(let part)), (.days(let whole), .days(let part)):
      Fraction(Int128(whole), over: Int128(part))
    case (.months(let months), .days(let days)):
      Fraction(Int128(months * 364), over: Int128(12 * days))
    case (.days(let days), .months(let months)):
      Fraction(Int128(days * 12), over: Int128(months * 365))
    }
  }
}
