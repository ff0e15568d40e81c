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
      return Violation(
        price.price, in: price.claim.block, quote,
        "says \(price.price.amount.text) per \(price.unit.rawValue), the price gives \(right.amount.shownAmount.text)",
        fix: "say \(right.amount.shownAmount.text), or let a placeholder say it",
        evidence: right.evidence)
    }
  }
}
