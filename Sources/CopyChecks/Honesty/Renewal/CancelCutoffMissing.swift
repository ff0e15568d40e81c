extension HonestyRule {
  static let cancelCutoffMissing = HonestyRule(
    "cancel-cutoff-missing", .renewal, .disclosure, .note,
    requirement: "By when one must cancel stands beside the trial or the renewal.",
    reason: "The store asks for a day before the end.",
    source:
      "Apple support, canceling a subscription; Japan, Act on Specified Commercial Transactions Art. 12-6",
    wrong: "7 days free, then 39.99 a year.",
    right: "7 days free, then 39.99 a year unless you cancel a day before."
  ) { screen in
    guard let quote = screen.renewing.first(where: { !$0.freeTrials.isEmpty }),
      !screen.says(.cancelBefore), !screen.has(.cancelTerms)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not say by when to cancel",
        fix: "say that the trial is canceled at least a day before it ends",
        evidence: quote.evidence)
    ]
  }
}
