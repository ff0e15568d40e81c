import PricingEngine

extension HonestyRule {
  static let evaluationLossUndisclosed = HonestyRule(
    "evaluation-loss-undisclosed", .oneTime, .disclosure, .error,
    requirement: "What stops working when an evaluation ends is said before it starts.",
    reason: "App review asks for it.",
    source: "App Review Guideline 3.1.1",
    wrong: "Free for 14 days.",
    right: "Free for 14 days. After that, tuning pauses until you unlock the app."
  ) { screen in
    guard let evaluation = screen.offeredEvaluation, !screen.tellsLoss(evaluation) else {
      return []
    }
    return [
      Violation(
        productID: screen.quotes.first?.id,
        "the screen does not say what stops working when the evaluation ends",
        fix: "say it; state 'losesAtEnd' in paywall.json")
    ]
  }
}
