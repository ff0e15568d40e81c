import PricingEngine

extension HonestyRule {
  static let evaluationLengthMismatch = HonestyRule(
    "evaluation-length-mismatch", .oneTime, .claim, .error,
    requirement: "An evaluation lasts as long as the copy says.",
    reason: "The app stops working earlier than promised.",
    source: "App Review Guideline 3.1.1",
    wrong: "Free for 30 days (the evaluation lasts 14).", right: "Free for 14 days."
  ) { screen in
    screen.claims(
      .freeTrial, .freeUnqualified, .noAutomaticCharge, .noPaymentNow, .endsByItself
    ).compactMap { claim in
      guard let evaluation = claim.evaluation, let stated = claim.statedLength,
        stated.length != .days(evaluation.days), !screen.countsDown(stated)
      else { return nil }
      return Violation(
        claim, claim.quotes.first,
        "says \(stated.iso) free, the evaluation lasts \(evaluation.days) days",
        fix: "say \(evaluation.days) days, or let a placeholder say it",
        evidence: claim.quotes.evidence)
    }
  }
}

extension ScreenReading {
  /// Whether a length is that of the days which are left, and not of the whole evaluation.
  fileprivate func countsDown(_ stated: SubscriptionPeriod) -> Bool {
    guard case .evaluation(let days) = screen.state else { return false }
    return stated.length == .days(days.value)
  }
}
