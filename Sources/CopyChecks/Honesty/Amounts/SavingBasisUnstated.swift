import PricingEngine

extension HonestyRule {
  static let savingBasisUnstated = HonestyRule(
    "saving-basis-unstated", .amounts, .disclosure, .warning,
    requirement: "What a saving is measured against stands beside it.",
    reason: "A percentage without its base cannot be checked by the customer.",
    source: "UCPD Art. 7; CMA209",
    wrong: "Save 44%.", right: "Save 44% compared with 12 monthly payments."
  ) { screen in
    screen.claims(.percentSavings, .amountSavings).compactMap { claim in
      guard !screen.neighbors(of: claim.block).says(.comparedWith)
      else { return nil }
      return Violation(
        claim, claim.quotes.first, "the saving does not say what it is measured against",
        fix: "add 'compared with' and the plan or price")
    }
  }
}
