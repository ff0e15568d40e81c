import CopyTemplates
import PricingEngine

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
      guard let commitment = quote.plan.commitment else { return nil }
      let missing = screen.missing(of: commitment, quote)
      guard !missing.isEmpty else { return nil }
      return Violation(
        productID: quote.id, "the screen does not say \(missing.joined(separator: " and "))",
        fix:
          "show \(commitment.payments) payments of \(quote.plan.price.shownAmount.text), \(commitment.total.shownAmount.text) in all",
        evidence: quote.evidence)
    }
  }
}

extension ScreenReading {
  /// What of a commitment the screen leaves open; terms that this tool wrote have it all.
  fileprivate func missing(of commitment: Plan.Commitment, _ quote: Quote) -> [String] {
    if blocks.contains(where: { $0.block.provenClaims != nil && $0.block.role == .renewalTerms }) {
      return []
    }
    let counts = blocks.contains { block in
      (block.amounts + block.mentions.flatMap(\.values)).contains {
        $0.kind == .number && $0.amount.fraction == Fraction(Int128(commitment.payments))
      }
    }
    return [
      shows(quote) ? nil : "what is paid each month",
      counts ? nil : "how many payments there are",
      blocks.contains { $0.shows(commitment.total) } ? nil : "what the commitment costs in all",
    ].compactMap(\.self)
  }
}
