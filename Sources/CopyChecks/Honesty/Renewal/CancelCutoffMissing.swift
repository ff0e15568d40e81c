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
    guard let quote = screen.renewing.first,
      screen.has(.renewalTerms, orSays: .autoRenews, .freeTrial),
      !screen.has(.cancelTerms, orSays: .cancelBefore)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not say by when to cancel",
        fix: "say that one must cancel at least a day before the trial or the period ends",
        evidence: quote.evidence)
    ]
  }
}
