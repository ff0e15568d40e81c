extension HonestyRule {
  static let freeTrialEligibilityUnknown = HonestyRule(
    "free-trial-eligibility-unknown", .trials, .claim, .warning,
    requirement:
      "As long as nobody knows whether a customer can get the trial, the copy says for whom it is.",
    reason: "Who had it before is charged at once.",
    source: "CMA209 (attainable prices); practice",
    wrong: "Start your 7 days free.", right: "New subscribers start with 7 days free."
  ) { screen in
    guard screen.screen.eligibility == .unknown else { return [] }
    return screen.storeTrialClaims.compactMap { claim in
      guard let quote = claim.quotes.first(where: { !$0.freeTrials.isEmpty }),
        !screen.neighbors(of: claim.block).says(.forNewCustomers)
      else { return nil }
      return Violation(
        claim, quote, "it is not known whether this customer can get the trial",
        fix: "say for whom it is: 'for new subscribers'", evidence: quote.evidence)
    }
  }
}
