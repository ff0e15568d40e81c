extension HonestyRule {
  static let trialControlWithoutTerms = HonestyRule(
    "trial-cta-without-terms", .trials, .structure, .error,
    requirement: "A button that names a trial has the price that follows in it or above it.",
    reason: "The button is the last thing that the customer reads.",
    source: "Apple, Auto-renewable subscriptions; App Review Guideline 3.1.2",
    wrong: "[Start free trial] 39.99 per year",
    right: "7 days free, then 39.99 per year. [Start free trial]"
  ) { screen in
    screen.claims(.freeTrial).compactMap { claim in
      guard claim.block.block.isControl || claim.block.block.role == .purchase,
        let quote = claim.quotes.first(where: { !$0.freeTrials.isEmpty }),
        !screen.blocks.prefix(claim.block.index + 1).contains(where: {
          $0.shows(quote.plan.price) || $0.block.role == .billedAmount
        })
      else { return nil }
      return Violation(
        claim, quote, "the price after the trial does not stand before the button",
        fix: "put the price that follows above the button", evidence: quote.evidence)
    }
  }
}
