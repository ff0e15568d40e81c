extension HonestyRule {
  static let freeUnqualified = HonestyRule(
    "free-unqualified", .oneTime, .claim, .error,
    requirement: "'Free' alone is said only of what costs nothing.",
    reason: "What must be paid for is not free.",
    source: "UCPD Annex I (free); 16 CFR 251; CAP Code 3.23",
    wrong: "Get Pro for free (24.99).", right: "Get Pro for 24.99."
  ) { screen in
    screen.refuse(.freeUnqualified, fix: "say what is free, or leave it out") { claim, quote in
      guard quote.plan.price.amount.coefficient > 0, screen.facts.freeTier == nil,
        claim.evaluation == nil, claim.quotes.allSatisfy({ $0.freeTrials.isEmpty }),
        !claim.block.says(.freeTrial, .monthsFree)
      else { return nil }
      return "'\(quote.id)' costs \(quote.plan.price.shownAmount.text)"
    }
  }
}
