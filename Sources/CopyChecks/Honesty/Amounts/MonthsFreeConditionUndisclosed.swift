import PricingEngine

extension HonestyRule {
  static let monthsFreeConditionUndisclosed = HonestyRule(
    "months-free-condition-undisclosed", .amounts, .disclosure, .warning,
    requirement: "That the long plan must be paid for stands beside the months called free.",
    reason: "A gift that must be paid for is not a gift.",
    source: "16 CFR 251.1(c); UCPD Annex I (free)",
    wrong: "2 months free!", right: "2 months free when you pay 99.90 for the year."
  ) { screen in
    screen.savedMonthsClaims.compactMap { claim in
      let near = screen.neighbors(of: claim.block)
      guard !near.statesCondition(of: claim.quotes)
      else { return nil }
      return Violation(
        claim, claim.quotes.first, "nothing beside the free months says what must be paid for them",
        fix: "name the plan and its price in the same place")
    }
  }
}

extension TextSummary {
  /// Whether they say what is paid for, by a price or by the time that a plan lasts.
  fileprivate func statesCondition(of quotes: [Quote]) -> Bool {
    if hasPrices || roles.contains(.billedAmount) { return true }
    for quote in quotes {
      if let term = quote.plan.term, states(term) { return true }
    }
    return false
  }
}
