import PricingEngine

extension HonestyRule {
  static let savingFromIntroPrice = HonestyRule(
    "saving-from-intro-price", .amounts, .claim, .error,
    requirement:
      "A saving compares regular prices, unless it names the time that the lower price lasts.",
    reason: "A lower price at the start ends, and the saving with it.",
    source: "UCPD Art. 6; Cal. Bus. & Prof. Code §17602",
    wrong: "Save 80% every month (1.99 for 3 months, then 9.99).",
    right: "Save 80% for the first 3 months, then 9.99 per month."
  ) { screen in
    screen.claims(.percentSavings).compactMap { claim in
      guard
        case .introductory(let offer, let quote) = SavingTruth(of: claim, percent: claim.percent),
        !claim.block.states(lengthOf: offer)
      else { return nil }
      return Violation(
        claim, quote, "the saving is that of an offer which ends, and the text does not say when",
        fix: "say how long the lower price lasts, and the price after it", evidence: quote.evidence)
    }
  }
}
