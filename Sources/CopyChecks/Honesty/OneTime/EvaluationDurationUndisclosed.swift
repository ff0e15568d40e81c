import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let evaluationDurationUndisclosed = HonestyRule(
    "evaluation-duration-undisclosed", .oneTime, .disclosure, .error,
    requirement: "How long an evaluation lasts is said before it starts.",
    reason: "App review asks for it.",
    source: "App Review Guideline 3.1.1",
    wrong: "Try it free.", right: "Free for 14 days."
  ) { screen in
    guard let evaluation = screen.offeredEvaluation, !screen.says(evaluation.days),
      !screen.blocks.contains(where: {
        $0.block.role == .evaluation && $0.block.provenClaims != nil
      })
    else { return [] }
    return [
      Violation(
        productID: screen.quotes.first?.id, "the screen does not say how long the evaluation lasts",
        fix: "say that it lasts \(evaluation.days) days")
    ]
  }
}
