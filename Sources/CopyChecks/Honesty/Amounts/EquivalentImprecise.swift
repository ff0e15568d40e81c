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
      return price.violation(right, quote)
    }
  }
}
