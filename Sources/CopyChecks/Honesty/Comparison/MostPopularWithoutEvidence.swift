extension HonestyRule {
  static let mostPopularWithoutEvidence = HonestyRule(
    "most-popular-without-evidence", .comparison, .claim, .error,
    requirement: "'Most popular' and 'bestseller' need dated evidence about that product.",
    reason: "False popularity is a dark pattern by name.",
    source:
      "UCPD Art. 6; India, Guidelines on Dark Patterns 2023; Mathur et al. 2019 (social proof)",
    wrong: "Most popular", right: "Lowest price per month"
  ) { screen in
    screen.claims(.mostPopular).compactMap { claim in
      let isProven = claim.quotes.contains { quote in
        screen.hasEvidence(.mostPopular, for: quote.id)
      }
      guard !isProven else { return nil }
      return Violation(
        claim, claim.quotes.count == 1 ? claim.quotes.first : nil, "no evidence says that it is",
        fix: "give dated evidence in paywall.json, or show a fact: the lowest price per month")
    }
  }
}
