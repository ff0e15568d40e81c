extension HonestyRule {
  static let noPaymentNowFalse = HonestyRule(
    "no-payment-now-false", .renewal, .claim, .error,
    requirement:
      "'Nothing due today' is said only with a free trial that this customer can get, or of a free evaluation.",
    reason: "Everybody else is charged at once.",
    source: "FTC Act Section 5; UCPD Art. 6",
    wrong: "66.99 per year. Nothing due today (no trial).",
    right: "New subscribers pay nothing for 7 days, then 39.99 per year."
  ) { screen in
    screen.claims(.noPaymentNow).compactMap { claim in
      guard claim.evaluation == nil else { return nil }
      let quote = claim.quotes.first { $0.freeTrials.isEmpty }
      if let quote, claim.quotes.allSatisfy({ $0.freeTrials.isEmpty }) {
        return Violation(
          claim, quote, "'\(quote.id)' has no free trial, and is charged at once",
          fix: "leave it out",
          evidence: quote.evidence)
      }
      guard screen.screen.eligibility != .eligible, let first = claim.quotes.first else {
        return nil
      }
      if screen.screen.eligibility == .ineligible {
        return Violation(
          claim, first, "this customer cannot get the free trial", fix: "leave it out",
          evidence: first.evidence)
      }
      guard !screen.neighbors(of: claim.block).says(.forNewCustomers) else {
        return nil
      }
      return Violation(
        claim, first, "it is not known whether this customer can get the free trial",
        fix: "say for whom it is: 'for new subscribers'", level: .warning, evidence: first.evidence)
    }
  }
}
