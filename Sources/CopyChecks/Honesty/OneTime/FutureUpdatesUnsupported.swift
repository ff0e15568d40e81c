extension HonestyRule {
  static let futureUpdatesUnsupported = HonestyRule(
    "future-updates-unsupported", .oneTime, .claim, .error,
    requirement: "'All future updates' is said only when that is the policy.",
    reason: "It is a promise for years.",
    source: "UCPD Art. 6(1)(b)",
    wrong: "All future updates included.", right: "49.99 once."
  ) { screen in
    screen.refuse(
      .futureUpdates, unless: screen.facts.policy.updates == .allFutureVersions,
      "nothing says that later versions are included",
      fix: "leave it out, or state 'updates': 'allFutureVersions' in paywall.json")
  }
}
