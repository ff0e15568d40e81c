import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let evaluationImpliesConversion = HonestyRule(
    "evaluation-implies-conversion", .oneTime, .claim, .error,
    requirement: "An evaluation does not convert, renew or need canceling, and no copy says so.",
    reason: "It ends; what follows is the customer's own decision.",
    source: "App Review Guideline 3.1.1",
    wrong: "14 days free, then 24.99 unless you cancel.",
    right: "Free for 14 days. Then unlock for 24.99, once, if you like."
  ) { screen in
    screen.claims(
      .cancelBefore, .autoRenews, .cancelAnytime, .pricePerDay, .pricePerWeek, .pricePerMonth,
      .pricePerYear
    ).compactMap { claim in
      guard let evaluation = claim.evaluation,
        claim.isOfSubscription || claim.block.speaks(of: evaluation)
      else { return nil }
      return Violation(
        claim, claim.quotes.first, "an evaluation does not renew and need not be canceled",
        fix: "say that it ends by itself", evidence: claim.quotes.evidence)
    }
  }
}

extension ClaimReading {
  /// Whether the words mean renewal whatever stands beside them.
  fileprivate var isOfSubscription: Bool {
    mention.claim == .cancelBefore || mention.claim == .autoRenews
  }
}

extension BlockReading {
  /// Whether the block is about an evaluation: it names a trial, or its length.
  fileprivate func speaks(of evaluation: AppFacts.Evaluation) -> Bool {
    says(.freeTrial) || summary.states(days: evaluation.days)
  }
}
