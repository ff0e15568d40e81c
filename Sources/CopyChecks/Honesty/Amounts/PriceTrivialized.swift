import PricingEngine

extension HonestyRule {
  static let priceTrivialized = HonestyRule(
    "price-trivialized", .amounts, .claim, .warning,
    requirement:
      "A price is not made small by a day's share or by a comparison with everyday goods.",
    reason: "Nobody can pay by the day for what is billed by the year.",
    source: "Apple, Auto-renewable subscriptions: billing amount; UCPD Art. 6 and 7",
    wrong: "Less than a coffee a month.", right: "19.99 a year."
  ) { screen in
    screen.claims(.smallChange, .pricePerDay).compactMap { claim in
      let isDaily = claim.quotes.contains {
        $0.plan.paymentPeriod?.hasSameLength(as: .one(.day)) ?? false
      }
      guard !isDaily, !claim.quotes.isEmpty else { return nil }
      let hidesPrice =
        screen.screen.scope == .screen
        && !screen.blocks.contains { block in claim.quotes.contains { block.shows($0.plan.price) } }
      return Violation(
        claim, claim.quotes.count == 1 ? claim.quotes.first : nil,
        "the price is made to look smaller than what is billed",
        fix: "say the billed amount and its period", level: hidesPrice ? .error : nil,
        evidence: claim.quotes.evidence)
    }
  }
}
