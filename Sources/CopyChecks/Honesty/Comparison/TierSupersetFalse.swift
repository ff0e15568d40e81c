extension HonestyRule {
  static let tierSupersetFalse = HonestyRule(
    "tier-superset-false", .comparison, .claim, .error,
    requirement:
      "'Everything in Plus, and more' is said only of a product that unlocks all of it, and more.",
    reason: "Who moves up must not lose anything.",
    source: "UCPD Art. 6",
    wrong: "Everything in Plus, and more (without its maps).",
    right: "All lessons, and offline maps."
  ) { screen in
    screen.claims(.everythingIn).compactMap { claim in
      guard claim.quotes.count == 1, let quote = claim.quotes.first else { return nil }
      let others = screen.quotes.filter { $0.id != quote.id }.map {
        screen.facts.featureIDs(givenBy: $0.id)
      }
      let own = screen.facts.featureIDs(givenBy: quote.id)
      guard others.contains(where: { $0.isStrictSubset(of: own) })
      else {
        return Violation(
          claim, quote,
          "the features in paywall.json do not show that '\(quote.id)' has all of another product and more",
          fix: "state the 'products' of each feature in paywall.json, or list the features",
          evidence: quote.evidence)
      }
      return nil
    }
  }
}
