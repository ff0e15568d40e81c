extension HonestyRule {
  static let equivalentImprecise = HonestyRule(
    "equivalent-imprecise", .amounts, .claim, .warning,
    requirement:
      "A price worked out for a shorter time is the exact value, rounded up to the smallest amount shown.",
    reason: "A larger figure is not dishonest, but it is wrong.",
    source: "Consistency of copy and data",
    wrong: "About 1.80 a month (19.99 a year).", right: "19.99 a year, which is 1.67 a month."
  ) { screen in
    PeriodPrice.all(on: screen).compactMap { price in
      guard let (right, quote) = price.mistake, price.price.amount.fraction >= right.exact else {
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
