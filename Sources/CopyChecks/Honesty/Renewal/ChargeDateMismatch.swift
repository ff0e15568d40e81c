import PricingEngine

extension HonestyRule {
  static let chargeDateMismatch = HonestyRule(
    "charge-date-mismatch", .renewal, .claim, .error,
    requirement: "The time until the first charge is the length of the offer before it.",
    reason: "Who trusts a wrong day is charged unexpectedly.",
    source:
      "Cal. Bus. & Prof. Code §17602; Japan, Act on Specified Commercial Transactions Art. 12-6",
    wrong: "You'll be charged after 14 days (the trial lasts 7).",
    right: "You'll be charged after 7 days."
  ) { screen in
    screen.claims(.chargedAtEnd).compactMap { claim in
      guard let quote = claim.quotes.first(where: { !$0.freeTrials.isEmpty }),
        let stated = claim.chargeDelay,
        let length = quote.freeTrials.first?.freePeriod, !stated.hasSameLength(as: length)
      else { return nil }
      return Violation(
        claim, quote, "says a charge after \(stated.iso), the trial lasts \(length.iso)",
        fix: "say the length of the trial, or let a placeholder say it", evidence: quote.evidence)
    }
  }
}

extension ClaimReading {
  /// After how long the words say that money is taken; beside a trial a number is its length, and another rule's matter.
  fileprivate var chargeDelay: SubscriptionPeriod? {
    mention.values.compactMap(\.period).first ?? (block.says(.freeTrial) ? nil : statedLength)
  }
}

extension Offer {
  /// How long the offer is free; `nil` when it is not.
  var freePeriod: SubscriptionPeriod? {
    if case .freeTrial(let period) = terms { period } else { nil }
  }
}
