import PricingEngine

extension HonestyRule {
  static let evaluationUnlockPriceUndisclosed = HonestyRule(
    "evaluation-unlock-price-undisclosed", .oneTime, .disclosure, .error,
    requirement: "What full use costs after an evaluation is said before it starts.",
    reason: "App review asks for it.",
    source: "App Review Guideline 3.1.1",
    wrong: "Free for 14 days.", right: "Free for 14 days, then 24.99 once."
  ) { screen in
    guard screen.offeredEvaluation != nil,
      let quote = screen.quotes.first(where: { !screen.shows($0) })
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not say what the unlock costs",
        fix: "show \(quote.plan.price.shownAmount.text)", evidence: quote.evidence)
    ]
  }
}
