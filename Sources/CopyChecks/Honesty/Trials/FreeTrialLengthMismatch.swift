extension HonestyRule {
  static let freeTrialLengthMismatch = HonestyRule(
    "free-trial-length-mismatch", .trials, .claim, .error,
    requirement: "A free trial lasts as long as the copy says.",
    reason: "Who believes in 14 days is charged after 7.",
    source: "Apple, Auto-renewable subscriptions; App Review Guideline 3.1.2",
    wrong: "14 days free (the trial is P1W).", right: "7 days free."
  ) { screen in
    screen.storeTrialClaims.compactMap { claim in
      let quotes = claim.quotes.filter { !$0.freeTrials.isEmpty }
      guard let stated = claim.statedLength, let quote = quotes.first,
        !quotes.contains(where: { $0.hasFreeTrial(lasting: stated) })
      else { return nil }
      let length = quote.freeTrials.compactMap(\.freePeriod?.iso).joined(separator: ", ")
      return Violation(
        claim, quote, "says \(stated.iso) free, the trial lasts \(length)",
        fix: "say the length of the trial, or let a placeholder say it", evidence: quote.evidence)
    }
  }
}
