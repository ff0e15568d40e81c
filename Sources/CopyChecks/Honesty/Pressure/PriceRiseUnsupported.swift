extension HonestyRule {
  static let priceRiseUnsupported = HonestyRule(
    "price-rise-unsupported", .pressure, .claim, .error,
    requirement: "'The price goes up' needs a change that is scheduled.",
    reason: "A rise that never comes is a threat.",
    source: "UCPD Art. 6(1)(d); 16 CFR 233.5",
    wrong: "Price goes up tomorrow!", right: "From 1 June the price is 24.99."
  ) { screen in
    screen.claims(.priceRise).compactMap { claim in
      guard let increase = screen.facts.priceIncrease else {
        return Violation(
          claim, nil, "no change of price is stated",
          fix: "state 'priceIncrease' in paywall.json, or leave it out")
      }
      guard claim.quotes.contains(where: { $0.id == increase.productID }) else {
        return Violation(
          claim, claim.quotes.first, "the price that rises is that of '\(increase.productID)'",
          fix: "leave it out, or say it of that product")
      }
      guard let stated = screen.screen.today.flatMap(claim.deadline), stated != increase.date else {
        return nil
      }
      return Violation(
        claim, nil, "names \(stated.iso), and the price rises on \(increase.date.iso)",
        fix: "say \(increase.date.iso)")
    }
  }
}
