extension HonestyRule {
  static let priceRiseUnsupported = HonestyRule(
    "price-rise-unsupported", .pressure, .claim, .error,
    requirement: "'The price goes up' needs a change that is scheduled.",
    reason: "A rise that never comes is a threat.",
    source: "UCPD Art. 6(1)(d); 16 CFR 233.5",
    wrong: "Price goes up tomorrow!", right: "From 1 June the price is 24.99."
  ) { screen in
    screen.refuse(
      .priceRise, unless: screen.facts.priceIncrease != nil, "no change of price is stated",
      fix: "state 'priceIncrease' in paywall.json, or leave it out")
  }
}
