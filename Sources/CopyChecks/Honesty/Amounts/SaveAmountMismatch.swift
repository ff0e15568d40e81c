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
        let (right, quote, evidence) = savedAmount(claim),
        price.canBe(in: quote.plan.price.currency), price.amount != right
      else { return nil }
      return Violation(
        claim, quote, "says \(price.amount.text), the prices give \(right.text)",
        fix: "say \(right.text) \(quote.plan.price.currency.code), or let a placeholder say it",
        evidence: evidence)
    }
  }
}

/// The amount that is really saved; `nil` when another rule says that there is none.
private func savedAmount(
  _ claim: ClaimReading
) -> (ExactDecimal, Quote, CheckFinding.Evidence)? {
  switch SavingTruth(of: claim) {
  case .saving(let savings, let quote):
    guard let amount = savings.amount?.shownAmount else { return nil }
    let evidence = CheckFinding.Evidence(
      facts: [quote.fact], sum: savings.amountSum, allowed: amount.text)
    return (amount, quote, evidence)
  case .former(let former, let quote): return (former.amount, quote, former.evidence)
  default: return nil
  }
}
