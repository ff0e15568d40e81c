extension HonestyRule {
  static let evaluationImpliesConversion = HonestyRule(
    "evaluation-implies-conversion", .oneTime, .claim, .error,
    requirement: "An evaluation does not convert, renew or need canceling, and no copy says so.",
    reason: "It ends; what follows is the customer's own decision.",
    source: "App Review Guideline 3.1.1",
    wrong: "14 days free, then 24.99 unless you cancel.",
    right: "Free for 14 days. Then unlock for 24.99, once, if you like."
  ) { screen in
    screen.claims(.cancelBefore, .autoRenews).compactMap { claim in
      guard claim.evaluation != nil else { return nil }
      return Violation(
        claim, claim.quotes.first, "an evaluation does not renew and need not be canceled",
        fix: "say that it ends by itself", evidence: claim.quotes.evidence)
    }
  }
}
