extension HonestyRule {
  static let gracePeriodUnsupported = HonestyRule(
    "grace-period-unsupported", .oneTime, .claim, .error,
    requirement:
      "A grace period is named only to a subscriber whose renewal failed, where billing grace is enabled, with its length.",
    reason: "To everybody else it promises free time.",
    source: "App Store Connect Help, billing grace period",
    wrong: "Enjoy a 16-day grace period with every plan.",
    right: "Your payment failed. You keep access for 16 days."
  ) { screen in
    screen.claims(.gracePeriod).compactMap { claim in
      guard let quote = claim.quotes.first(where: \.renews) else { return nil }
      let days = screen.facts.policy.billingGraceDays
      let stated = claim.mention.values.compactMap(\.period).first
      let lengthFits = stated.map { $0.length == .days(days ?? 0) } ?? true
      if screen.screen.state == .gracePeriod, quote.plan.commitment == nil, lengthFits {
        return nil
      }
      return Violation(
        claim, quote, "this reader is in no grace period, or it has another length",
        fix:
          "leave it out, or show it in state 'gracePeriod' with 'billingGraceDays' in paywall.json",
        evidence: quote.evidence)
    }
  }
}
