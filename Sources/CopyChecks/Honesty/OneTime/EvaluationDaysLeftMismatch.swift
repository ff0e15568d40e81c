import PricingEngine

extension HonestyRule {
  static let evaluationDaysLeftMismatch = HonestyRule(
    "evaluation-days-left-mismatch", .oneTime, .claim, .error,
    requirement: "The days left that a text counts are those that are left.",
    reason: "Urgency that is not true is a lie.",
    source: "UCPD Art. 6",
    wrong: "3 days left (5 are).", right: "5 days left."
  ) { screen in
    guard screen.facts.policy.promotion?.endsAt == nil else { return [] }
    return screen.claims(.urgency).compactMap { claim in
      guard claim.evaluation != nil, let stated = claim.mention.values.compactMap(\.period).first,
        let truth = screen.screen.state.flatMap(daysLeft), stated.length != .days(truth)
      else { return nil }
      return Violation(
        claim, claim.quotes.first, "says \(stated.iso) are left, and \(truth) days are",
        fix: "let a placeholder say it, while the evaluation runs",
        evidence: claim.quotes.evidence)
    }
  }
}

/// How many days of an evaluation are left to a reader, 0 when none runs; `nil` when nobody knows.
private func daysLeft(in state: ReaderState) -> Int? {
  switch state {
  case .evaluation(let days): days.value
  case .unknown: nil
  default: 0
  }
}
