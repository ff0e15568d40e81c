extension HonestyRule {
  static let commitmentTotalUndisclosed = HonestyRule(
    "commitment-total-undisclosed", .renewal, .disclosure, .error,
    requirement:
      "A commitment shows the monthly charge, the number of payments and what they add up to.",
    reason: "The customer agrees to the sum.",
    source: "StoreKit, commitment information; CRD Art. 6(1)(e) and (p); CMA209",
    wrong: "4.99 per month. Renews until canceled.",
    right: "4.99 per month for 12 payments, 59.88 in all."
  ) { screen in
    screen.quotes.compactMap { quote in
      guard let commitment = quote.plan.commitment,
        !screen.blocks.contains(where: { block in
          block.shows(commitment.total)
            || block.block.provenClaims != nil && block.block.role == .renewalTerms
        })
      else { return nil }
      return Violation(
        productID: quote.id, "the screen does not say what the commitment costs in all",
        fix: "show \(commitment.payments) payments and \(commitment.total.shownAmount.text) in all",
        evidence: quote.evidence)
    }
  }
}
