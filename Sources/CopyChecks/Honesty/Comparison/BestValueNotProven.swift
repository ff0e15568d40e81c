import PricingEngine

extension HonestyRule {
  static let bestValueNotProven = HonestyRule(
    "best-value-not-proven", .comparison, .claim, .error,
    requirement: "'Best value' is said only of the lowest price per time among the products shown.",
    reason: "It can be computed, so it must be true.",
    source: "UCPD Art. 6(1)(d)",
    wrong: "Best value (on the monthly plan; the yearly one costs less per month).",
    right: "Best value (on the yearly plan)."
  ) { screen in
    screen.claims(.bestValue).compactMap { claim in
      let best = screen.quotes.filter(\.renews).min { $0.perYear < $1.perYear }
      guard claim.quotes.count < screen.quotes.count || screen.quotes.count == 1 else { return nil }
      for quote in claim.quotes {
        guard screen.quotes.filter(\.renews).count > 1, quote.renews else {
          return Violation(
            claim, quote, "there is no other price per time on the screen to compare with",
            fix: "leave it out", evidence: quote.evidence)
        }
        if let best, best.perYear < quote.perYear {
          return Violation(
            claim, quote, "'\(best.id)' costs less for the same time",
            fix: "say it of '\(best.id)', or leave it out",
            evidence: screen.quotes.evidence)
        }
      }
      return nil
    }
  }
}

extension Quote {
  /// What a year costs at the regular price, exactly.
  fileprivate var perYear: Fraction {
    do { return try plan.equivalent(per: .year).exact } catch { return plan.price.amount.fraction }
  }
}
