extension HonestyRule {
  static let nonRenewingEndUndisclosed = HonestyRule(
    "non-renewing-end-undisclosed", .renewal, .disclosure, .warning,
    requirement:
      "That a pass ends by itself, and does not renew, stands on the screen that sells it.",
    reason: "The customer must know that it runs out, and that nothing follows.",
    source: "App Store Connect Help, in-app purchase types; UCPD Art. 7",
    wrong: "Season Pass, 14.99.", right: "Season Pass, 14.99 for 6 months. It ends by itself."
  ) { screen in
    guard let quote = screen.quotes.first(where: \.isNonRenewing),
      !screen.has(.renewalTerms, orSays: .endsByItself, .noAutomaticCharge),
      !screen.blocks.contains(where: \.provesNothingFollows)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not say that the pass ends by itself",
        fix: "say how long it lasts, and that nothing renews", evidence: quote.evidence)
    ]
  }
}

extension BlockReading {
  /// Whether the tool's own words say that no charge follows by itself.
  fileprivate var provesNothingFollows: Bool {
    block.provenClaims?.contains(.noAutomaticCharge) ?? false
  }
}
