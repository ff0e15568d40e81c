extension HonestyRule {
  static let trialToggleWording = HonestyRule(
    "trial-toggle-wording", .trials, .structure, .warning,
    requirement: "A trial is not a switch that changes which product is bought.",
    reason: "App review rejects such switches.",
    source: "App Review, rejections since January 2026",
    wrong: "[Enable free trial] (switches from the yearly to the weekly plan)",
    right: "One button for each plan, with its own terms"
  ) { screen in
    screen.claims(.freeTrial).compactMap { claim in
      guard claim.block.block.isControl, claim.block.block.role == nil,
        claim.quotes.contains(where: { !$0.freeTrials.isEmpty }),
        claim.quotes.contains(where: { $0.freeTrials.isEmpty })
      else { return nil }
      return Violation(
        claim, nil, "the control names a trial that only some of the plans beside it have",
        fix: "name the plan that has the trial on the control", evidence: claim.quotes.evidence)
    }
  }
}
