extension HonestyRule {
  static let freeTrialWithoutOffer = HonestyRule(
    "free-trial-without-offer", .trials, .claim, .error,
    requirement: "A free trial is promised only where the product has one.",
    reason: "The customer is charged at once.",
    source: "App Review Guideline 3.1.2(a); CAP Code 3.26",
    wrong: "Start with 7 days free (no offer).", right: "2.99 a month."
  ) { screen in
    screen.storeTrialClaims.compactMap { claim in
      guard let quote = claim.quotes.first,
        claim.quotes.allSatisfy({ $0.freeTrials.isEmpty && $0.reducedOffers.isEmpty })
      else { return nil }
      return Violation(
        claim, quote, "'\(quote.id)' has no free trial", fix: "leave it out",
        evidence: claim.quotes.evidence)
    }
  }
}
