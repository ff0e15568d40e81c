import PricingEngine

extension HonestyRule {
  static let evaluationDaysLeftMismatch = HonestyRule(
    "evaluation-days-left-mismatch", .oneTime, .claim, .error,
    requirement: "The days left that a text counts are those that are left.",
    reason: "Urgency that is not true is a lie.",
    source: "UCPD Art. 6",
    wrong: "3 days left (5 are).", right: "5 days left."
  ) { screen in
    guard case .evaluation(let days) = screen.screen.state else { return [] }
    return screen.claims(.urgency).compactMap { claim in
      guard claim.evaluation != nil, let stated = claim.mention.values.compactMap(\.period).first,
        stated.length != .days(days.value)
      else { return nil }
      return Violation(
        claim, claim.quotes.first, "says \(stated.iso) are left, and \(days.value) days are",
        fix: "let a placeholder say it", evidence: claim.quotes.evidence)
    }
  }
}
