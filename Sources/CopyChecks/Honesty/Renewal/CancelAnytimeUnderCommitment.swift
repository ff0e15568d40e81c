extension HonestyRule {
  static let cancelAnytimeUnderCommitment = HonestyRule(
    "cancel-anytime-under-commitment", .renewal, .claim, .error,
    requirement:
      "A plan with a commitment is not called cancelable at any time, unless the payments that stay due are named beside it.",
    reason: "Canceling ends the next commitment, not the payments of this one.",
    source: "StoreKit, monthly subscriptions with a 12-month commitment; FTC v. Uber (2025)",
    wrong: "4.99 a month, cancel anytime (12 payments).",
    right: "4.99 a month for 12 payments, 59.88 in all; cancel before the next commitment starts."
  ) { screen in
    screen.refuse(.cancelAnytime, fix: "leave it out, or name the payments that stay due") {
      claim, quote in
      guard let commitment = quote.plan.commitment, !claim.block.says(.commitmentTerms) else {
        return nil
      }
      return "canceling does not end the \(commitment.payments) payments of '\(quote.id)'"
    }
  }
}
