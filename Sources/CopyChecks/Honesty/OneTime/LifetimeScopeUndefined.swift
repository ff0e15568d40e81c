extension HonestyRule {
  static let lifetimeScopeUndefined = HonestyRule(
    "lifetime-scope-undefined", .oneTime, .disclosure, .warning,
    requirement: "What 'lifetime' covers is stated.",
    reason: "Whose lifetime it is, is the usual dispute.",
    source: "UCPD Art. 7; CAP Code section 3",
    wrong: "Lifetime, 49.99.", right: "Lifetime, 49.99: this version and all later ones."
  ) { screen in
    guard screen.facts.policy.updates == nil else { return [] }
    return screen.claims(.lifetime).compactMap { claim in
      guard let quote = claim.quotes.first(where: \.isPermanent) else { return nil }
      return Violation(
        claim, quote, "nothing says what 'lifetime' covers",
        fix: "state 'updates' in paywall.json: currentVersion or allFutureVersions",
        evidence: quote.evidence)
    }
  }
}
