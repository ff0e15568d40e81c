import PricingEngine

extension HonestyRule {
  static let savingReferenceMissing = HonestyRule(
    "saving-reference-missing", .amounts, .claim, .error,
    requirement:
      "A saving is measured against something that the customer could buy now, or a price that was really charged.",
    reason: "A saving against nothing is a fictitious reference price.",
    source: "16 CFR 233.1; FTC v. Uber (2025)",
    wrong: "Save 50% (the only plan of the app).",
    right: "39.99 a year."
  ) { screen in
    screen.claims(.percentSavings, .amountSavings).compactMap { claim in
      guard
        case .noReference(let reason, let quote) = SavingTruth(of: claim, percent: claim.percent)
      else { return nil }
      return Violation(
        claim, quote, "there is nothing that the saving is measured against: \(reason.explanation)",
        fix: "leave the saving out, or give the former price in paywall.json",
        evidence: quote.evidence)
    }
  }
}
