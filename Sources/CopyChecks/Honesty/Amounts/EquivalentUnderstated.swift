extension HonestyRule {
  static let equivalentUnderstated = HonestyRule(
    "equivalent-understated", .amounts, .claim, .error,
    requirement:
      "A price worked out for a shorter time, times the number of such times, is never below what is billed.",
    reason: "A month for 1.66 makes a year of 19.92, and 19.99 is billed.",
    source: "Apple, Auto-renewable subscriptions: billing amount",
    wrong: "Only 1.66 a month (19.99 a year).", right: "19.99 a year, which is 1.67 a month."
  ) { screen in
    PeriodPrice.all(on: screen).compactMap { price in
      guard let (right, quote) = price.mistake, price.price.amount.fraction < right.exact else {
        return nil
      }
      return price.violation(right, quote)
    }
  }
}
