extension HonestyRule {
  static let lossThreatUnsupported = HonestyRule(
    "loss-threat-unsupported", .pressure, .claim, .error,
    requirement: "Only losses that really happen are named.",
    reason: "Fear of losing one's data sells anything.",
    source: "UCPD Art. 8 and 9; Gray et al. 2018",
    wrong: "You will lose all your data.", right: "Your data stays; adding more needs Pro."
  ) { screen in
    guard screen.facts.evaluation?.losesAtEnd.isEmpty ?? true else {
      return screen.claims(.lossThreat).compactMap { claim in
        screen.states(loss: claim.block) ? nil : violation(claim)
      }
    }
    return screen.claims(.lossThreat).map(violation)
  }
}

private func violation(_ claim: ClaimReading) -> Violation {
  Violation(
    claim, nil, "nothing says that this is lost",
    fix: "leave it out, or state 'losesAtEnd' in paywall.json")
}

extension ScreenReading {
  /// Whether a block says what the app itself says is lost.
  fileprivate func states(loss block: BlockReading) -> Bool {
    (facts.evaluation?.losesAtEnd ?? []).compactMap { $0.pattern(for: screen.locale) }
      .contains { block.block.text.contains($0) }
  }
}
