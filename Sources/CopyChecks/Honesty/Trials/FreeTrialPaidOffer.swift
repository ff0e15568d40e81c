extension HonestyRule {
  static let freeTrialPaidOffer = HonestyRule(
    "free-trial-paid-offer", .trials, .claim, .error,
    requirement: "A lower price at the start is not called free.",
    reason: "It is charged.",
    source: "CAP Code 3.26; UCPD Annex I (free)",
    wrong: "3-month free trial (1.99 a month for 3 months).",
    right: "1.99 a month for 3 months, then 9.99 a month."
  ) { screen in
    screen.storeTrialClaims.compactMap { claim in
      guard claim.quotes.allSatisfy({ $0.freeTrials.isEmpty }),
        let quote = claim.quotes.first(where: { !$0.reducedOffers.isEmpty })
      else { return nil }
      return Violation(
        claim, quote, "the offer of '\(quote.id)' is paid for",
        fix: "say its price and how long it lasts",
        evidence: quote.evidence)
    }
  }
}
