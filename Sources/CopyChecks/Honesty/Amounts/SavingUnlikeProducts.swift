import PricingEngine

extension HonestyRule {
  static let savingUnlikeProducts = HonestyRule(
    "saving-unlike-products", .amounts, .claim, .error,
    requirement:
      "A saving compares products that give the same: features, level, family sharing, currency and commitment.",
    reason: "A cheaper plan that gives less, or binds longer, is no saving.",
    source: "UCPD Art. 6; Directive 2006/114/EC Art. 4",
    wrong: "Save 28% with a 12-month commitment (against a plan that can be left every month).",
    right: "Save 28% for a commitment to 12 payments, compared with the plan without one."
  ) { screen in
    screen.claims(.percentSavings, .amountSavings, .monthsFree).compactMap { claim in
      guard case .unlike(let reason, let quote) = SavingTruth(of: claim, percent: claim.percent)
      else { return nil }
      return Violation(
        claim, quote, "the saving compares unlike things: \(reason)",
        fix: "compare with a plan that gives the same, or name the difference beside the saving",
        evidence: quote.evidence)
    }
  }
}
