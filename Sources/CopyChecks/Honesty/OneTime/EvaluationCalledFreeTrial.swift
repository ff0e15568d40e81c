extension HonestyRule {
  static let evaluationCalledFreeTrial = HonestyRule(
    "evaluation-called-free-trial", .oneTime, .claim, .warning,
    requirement:
      "The app's own evaluation is called a free trial only where the same text says that it ends without a charge.",
    reason: "Readers expect a trial to turn into a charge.",
    source: "App Review Guideline 3.1.1; Cal. Bus. & Prof. Code §17602 (free to pay)",
    wrong: "14-day free trial (nothing is charged after it).",
    right: "Try it free for 14 days; it ends by itself, and nothing is charged."
  ) { screen in
    screen.claims(.freeTrial).compactMap { claim in
      guard claim.evaluation != nil, claim.block.trialNames.contains(claim.mention.range),
        !screen.neighbors(of: claim.block)
          .says(.noAutomaticCharge, .endsByItself, .noPaymentNow)
      else { return nil }
      return Violation(
        claim, claim.quotes.first, "nothing beside it says that it ends without a charge",
        fix: "say that it ends by itself and nothing is charged", evidence: claim.quotes.evidence)
    }
  }
}
