import PricingEngine

extension HonestyRule {
  static let freeTrialChargeMomentUndisclosed = HonestyRule(
    "free-trial-charge-moment-undisclosed", .trials, .disclosure, .error,
    requirement:
      "When the first charge comes after a trial, and that it comes by itself, stands with the trial.",
    reason: "A trial that turns into a subscription unannounced is a trap.",
    source:
      "Human Interface Guidelines, In-app purchase; Cal. Bus. & Prof. Code §17602; CAP guidance on free trials",
    wrong: "39.99 per year, with a free trial of 7 days.",
    right: "7 days free, then 39.99 per year is charged automatically."
  ) { screen in
    let informative = Set(screen.blocks.filter(\.saysWhatFollows).map(\.index))
    return screen.storeTrialClaims.compactMap { claim in
      guard let quote = claim.quotes.first(where: { !$0.freeTrials.isEmpty }),
        !informative.contains(claim.block.index),
        !screen.neighbors(of: claim.block).says(.chargedAtEnd, .cancelBefore),
        !screen.repeats(quote.freeTrials, near: claim.block)
      else { return nil }
      return Violation(
        claim, quote, "nothing beside the trial says when the first charge comes",
        fix: "add when it ends, and that the price is charged automatically then",
        evidence: quote.evidence)
    }
  }
}

extension ScreenReading {
  /// Whether the length of a trial stands twice in a place: how long it is free, and after how long the charge comes.
  fileprivate func repeats(_ trials: [Offer], near block: BlockReading) -> Bool {
    trials.compactMap(\.freePeriod).contains { length in
      neighbors(of: block).count(of: length) > 1
    }
  }
}

extension BlockReading {
  /// Whether the price that follows stands in the block; "renews at 39.99" alone says nothing of a first charge.
  fileprivate var saysWhatFollows: Bool {
    mentions.contains { mention in
      mention.claim == .thenPrice
        && !self.mentions(overlapping: mention.range).contains { $0.claim == .autoRenews }
    }
  }
}
