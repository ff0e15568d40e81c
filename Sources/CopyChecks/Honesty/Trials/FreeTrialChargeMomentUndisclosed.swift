extension HonestyRule {
  static let freeTrialChargeMomentUndisclosed = HonestyRule(
    "free-trial-charge-moment-undisclosed", .trials, .disclosure, .error,
    requirement:
      "When the first charge comes after a trial, and that it comes by itself, stands with the trial.",
    reason: "A trial that turns into a subscription unannounced is a trap.",
    source:
      "Human Interface Guidelines, In-app purchase; Cal. Bus. & Prof. Code §17602; CAP guidance on free trials",
    wrong: "39.99 per year, with a free trial of 7 days.",
    right: "7 days free, then 39.99 per year is charged automatically."
  ) { screen in
    screen.storeTrialClaims.compactMap { claim in
      guard let quote = claim.quotes.first(where: { !$0.freeTrials.isEmpty }),
        !screen.neighbors(of: claim.block).contains(where: {
          $0.says(.thenPrice, .chargedAtEnd, .cancelBefore)
        })
      else { return nil }
      return Violation(
        claim, quote, "nothing beside the trial says when the first charge comes",
        fix: "add when it ends, and that the price is charged automatically then",
        evidence: quote.evidence)
    }
  }
}
