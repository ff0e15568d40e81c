import PricingEngine

extension HonestyRule {
  static let saveAmountMismatch = HonestyRule(
    "save-amount-mismatch", .amounts, .claim, .error,
    requirement: "An amount saved is exactly the difference of the two prices.",
    reason: "Any other amount is a price advantage that does not exist.",
    source: "UCPD Art. 6(1)(d)",
    wrong: "Save $16 with the yearly plan (19.99 a year against 12 × 2.99).",
    right: "Save $15.89 with the yearly plan compared with paying monthly."
  ) { screen in
    screen.claims(.amountSavings).compactMap { claim in
      guard let price = claim.mention.values.first(where: \.isPrice),
        case .saving(let savings, let quote) = SavingTruth(of: claim),
        price.canBe(in: quote.plan.price.currency), let amount = savings.amount,
        price.amount != amount.amount
      else { return nil }
      return Violation(
        claim, quote, "says \(price.amount.text), the prices give \(amount.shownAmount.text)",
        fix: "say \(amount.shownAmount.text) \(amount.currency.code), or let a placeholder say it",
        evidence: CheckFinding.Evidence(
          facts: [quote.fact], sum: savings.amountSum, allowed: amount.shownAmount.text))
    }
  }
}
