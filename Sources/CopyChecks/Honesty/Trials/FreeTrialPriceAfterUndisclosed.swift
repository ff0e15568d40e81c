extension HonestyRule {
  static let freeTrialPriceAfterUndisclosed = HonestyRule(
    "free-trial-price-after-undisclosed", .trials, .disclosure, .error,
    requirement: "The price and period after a free trial stand together with the trial.",
    reason: "It is the most cited fault of trials.",
    source:
      "Apple, Auto-renewable subscriptions; Cal. Bus. & Prof. Code §17602(a)(1); CJEU C-565/22",
    wrong: "7 days free!", right: "7 days free, then 39.99 per year."
  ) { screen in
    screen.storeTrialClaims.compactMap { claim in
      guard let quote = claim.quotes.first(where: { !$0.freeTrials.isEmpty }),
        !screen.neighbors(of: claim.block).shows(quote.plan.price)
      else { return nil }
      return Violation(
        claim, quote,
        "the price after the trial, \(quote.plan.price.shownAmount.text), is not beside it",
        fix: "add 'then' with the price and its period", evidence: quote.evidence)
    }
  }
}
