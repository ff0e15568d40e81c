extension HonestyRule {
  static let evaluationProductName = HonestyRule(
    "evaluation-product-name", .oneTime, .disclosure, .note,
    requirement: "A store item that starts an evaluation is named after its length: 'N-day Trial'.",
    reason: "App review asks for the name.",
    source: "App Review Guideline 3.1.1",
    wrong: "'Start' (a zero-price item, 14 days)", right: "'14-day Trial'"
  ) { screen in
    guard let evaluation = screen.facts.evaluation else { return [] }
    return screen.quotes.compactMap { quote in
      guard quote.isPermanent, quote.plan.price.amount.coefficient == 0,
        let name = quote.plan.product.localizations.first?.displayName,
        !name.contains("\(evaluation.days)")
      else { return nil }
      return Violation(
        productID: quote.id, "the name of '\(quote.id)' does not say \(evaluation.days) days",
        fix: "name it '\(evaluation.days)-day Trial'", evidence: quote.evidence)
    }
  }
}
