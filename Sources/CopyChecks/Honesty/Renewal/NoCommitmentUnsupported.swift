import PricingEngine

extension HonestyRule {
  static let noCommitmentUnsupported = HonestyRule(
    "no-commitment-unsupported", .renewal, .claim, .error,
    requirement:
      "'No commitment' is said only of what can be left without owing more, and with no long time paid ahead.",
    reason: "A year paid at once is a bond too, and 12 payments agreed are one in law.",
    source: "UCPD Art. 6; CRD Art. 6(1)(p)",
    wrong: "4.99 a month, no commitment (12 payments).", right: "2.99 a month, no commitment."
  ) { screen in
    screen.claims(.noCommitment).compactMap { claim in
      for quote in claim.quotes {
        if let commitment = quote.plan.commitment {
          return Violation(
            claim, quote, "'\(quote.id)' is a commitment to \(commitment.payments) payments",
            fix: "leave it out", evidence: quote.evidence)
        }
        if let period = quote.plan.paymentPeriod, isLong(period) {
          return Violation(
            claim, quote, "\(period.iso) is paid ahead",
            fix: "leave it out, or say that access ends with the time paid for",
            level: .warning, evidence: quote.evidence)
        }
      }
      return nil
    }
  }
}

/// Whether a period is longer than a month.
private func isLong(_ period: SubscriptionPeriod) -> Bool {
  switch period.length {
  case .days(let days): days > 31
  case .months(let months): months > 1
  }
}
