extension HonestyRule {
  static let freeTrialNotEligible = HonestyRule(
    "free-trial-not-eligible", .trials, .claim, .error,
    requirement: "A free trial is not promised to a customer who cannot get it.",
    reason: "That customer is charged at once; there is one such offer per subscription group.",
    source: "Apple, Auto-renewable subscriptions: offers",
    wrong: "7 days free (for somebody who had them).", right: "39.99 a year."
  ) { screen in
    guard screen.screen.eligibility == .ineligible else { return [] }
    return screen.storeTrialClaims.compactMap { claim in
      guard let quote = claim.quotes.first(where: { !$0.freeTrials.isEmpty }) else { return nil }
      return Violation(
        claim, quote, "this customer cannot get the free trial of '\(quote.id)'",
        fix: "show the regular price alone", evidence: quote.evidence)
    }
  }
}
