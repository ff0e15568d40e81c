import PricingEngine

extension HonestyRule {
  static let amountNotInData = HonestyRule(
    "amount-not-in-data", .amounts, .claim, .error,
    requirement: "Every amount of money is one that follows from the products shown.",
    reason: "A price that the store does not charge is the plainest untruth of a paywall.",
    source: "App Review Guideline 2.3.1; UCPD Art. 6(1)(d)",
    wrong: "17.99 a year (the catalog says 19.99).", right: "19.99 a year."
  ) { screen in
    guard !screen.quotes.isEmpty else { return [] }
    lazy var derived = DerivedAmounts(screen.screen)
    return screen.foreignPrices { block, price in
      guard !derived.contains(price.amount),
        block.quotes.contains(where: { price.canBe(in: $0.plan.price.currency) })
      else { return nil }
      let quote = block.quotes.count == 1 ? block.quotes.first : nil
      return Violation(
        price, in: block, quote, "\(price.amount.text) follows from no price of the products shown",
        fix: "write the catalog's price, or let a placeholder write it",
        evidence: block.quotes.evidence)
    }
  }
}

extension ScreenReading {
  /// Looks at each price that somebody else wrote.
  func foreignPrices(_ test: (BlockReading, TextAmount) -> Violation?) -> [Violation] {
    blocks.filter { $0.block.provenClaims == nil }
      .flatMap { block in block.prices.compactMap { test(block, $0) } }
  }
}
