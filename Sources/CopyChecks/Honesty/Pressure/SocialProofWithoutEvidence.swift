extension HonestyRule {
  static let socialProofWithoutEvidence = HonestyRule(
    "social-proof-without-evidence", .pressure, .claim, .error,
    requirement: "A number of users or buyers needs dated evidence that is not below it.",
    reason: "Invented crowds sell.",
    source: "Mathur et al. 2019 (activity messages); UCPD Art. 6",
    wrong: "Join 1 million users.", right: "More than 40,000 subscribers (May 2026)."
  ) { screen in
    screen.claims(.userCount).compactMap { claim in
      guard !screen.hasEvidence(.userCount, figure: claim.value?.amount) else { return nil }
      return Violation(
        claim, nil, "no evidence for the number",
        fix: "give it in paywall.json with source and date, or leave it out")
    }
  }
}
