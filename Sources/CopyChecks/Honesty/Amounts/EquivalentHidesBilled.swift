import PricingEngine

extension HonestyRule {
  static let equivalentHidesBilled = HonestyRule(
    "equivalent-hides-billed", .amounts, .disclosure, .error,
    requirement:
      "A price worked out for a shorter time stands only together with the amount that is billed.",
    reason: "App review rejects paywalls for it by name.",
    source: "Apple, Auto-renewable subscriptions; App Review Guideline 3.1.2",
    wrong: "Only 1.67 a month.", right: "19.99 a year, which is 1.67 a month."
  ) { screen in
    PeriodPrice.all(on: screen).compactMap { price in
      let near = screen.neighbors(of: price.claim.block)
      guard !price.isBilled,
        let quote = price.equivalents.first(where: {
          $0.equivalent.goodAmounts.contains(price.price.amount)
        })?.quote,
        !near.shows(quote.plan.price), !near.roles.contains(.billedAmount)
      else { return nil }
      return Violation(
        price.claim, quote,
        "the amount that is billed, \(quote.plan.price.shownAmount.text), is not beside it",
        fix: "show the billed amount in the same place, first and larger", evidence: quote.evidence)
    }
  }
}
