extension HonestyRule {
  static let gracePeriodOnEvaluation = HonestyRule(
    "grace-period-on-evaluation", .oneTime, .claim, .error,
    requirement: "'Grace period' is no name for an evaluation or for a one-time purchase.",
    reason: "The term means that a renewal payment failed.",
    source: "App Store Connect Help, billing grace period",
    wrong: "Your 14-day grace period ends soon.", right: "Your 14 free days end soon."
  ) { screen in
    screen.refuse(.gracePeriod, fix: "call it the free days, or the evaluation") { claim, quote in
      claim.quotes.allSatisfy { !$0.renews }
        ? "\(quote.plan.kindText), and has no renewal payment" : nil
    }
  }
}
