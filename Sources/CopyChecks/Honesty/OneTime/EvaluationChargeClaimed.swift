extension HonestyRule {
  static let evaluationChargeClaimed = HonestyRule(
    "evaluation-charge-claimed", .oneTime, .claim, .error,
    requirement: "No copy says that money is taken when an evaluation ends.",
    reason: "Nothing is charged.",
    source: "App Review Guideline 3.1.1",
    wrong: "After 14 days you will be charged 24.99.",
    right: "After 14 days you can unlock it for 24.99."
  ) { screen in
    screen.claims(.chargedAtEnd).compactMap { claim in
      guard claim.evaluation != nil else { return nil }
      return Violation(
        claim, claim.quotes.first, "nothing is charged when the evaluation ends",
        fix: "say that the customer can unlock it then", evidence: claim.quotes.evidence)
    }
  }
}
