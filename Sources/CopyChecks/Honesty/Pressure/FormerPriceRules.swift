import PricingEngine

extension HonestyRule {
  static let formerPriceNotGenuine = HonestyRule(
    "former-price-not-genuine", .pressure, .claim, .error,
    requirement: "A former price was really charged, not long ago and for at least 30 days.",
    reason: "A price that nobody paid is no price.",
    source: "16 CFR 233.1; UCPD Art. 6; CAP Code",
    wrong: "Was 99.99, now 66.99 (it was never 99.99).", right: "66.99 a year."
  ) { screen in
    let reference = screen.facts.policy.promotion?.referencePrice
    return screen.formerPrices { block, price in
      guard price.amount != reference else { return nil }
      return Violation(
        price, in: block, block.quotes.count == 1 ? block.quotes.first : nil,
        "nothing says that \(price.amount.text) was ever charged",
        fix: "leave it out, or state 'promotion' with 'referencePrice' in paywall.json",
        evidence: block.quotes.evidence)
    }
  }

  static let priorPriceNotLowest30Days = HonestyRule(
    "prior-price-not-lowest-30-days", .pressure, .claim, .warning,
    requirement: "In the EU a reduction is measured from the lowest price of the last 30 days.",
    reason: "A price raised for a day makes no reduction.",
    source: "Directive 98/6/EC Art. 6a; CJEU C-330/23; PAngV §11",
    wrong: "79.99 instead of 99.99 (it was 69.99 two weeks ago).", right: "79.99 a year."
  ) { screen in
    guard let promotion = screen.facts.policy.promotion, let reference = promotion.referencePrice,
      let lowest = promotion.lowestPrice30Days, lowest < reference
    else { return [] }
    return screen.formerPrices { block, price in
      guard price.amount == reference else { return nil }
      return Violation(
        price, in: block, nil, "the lowest price of the last 30 days was \(lowest.text)",
        fix: "measure from \(lowest.text)")
    }
  }
}

extension ScreenReading {
  /// Looks at each price that is struck through or called a former one, prices of the products shown apart.
  fileprivate func formerPrices(_ test: (BlockReading, TextAmount) -> Violation?) -> [Violation] {
    let derived = DerivedAmounts(screen)
    return blocks.filter { $0.block.provenClaims == nil }.flatMap { block -> [Violation] in
      let named = block.mentions.filter { $0.claim == .wasPrice }.flatMap(\.values).filter(
        \.isPrice)
      let prices = block.block.isStruckThrough ? block.prices : named
      return prices.filter {
        !derived.contains($0.amount) || $0.amount == facts.policy.promotion?.referencePrice
      }
      .compactMap { test(block, $0) }
    }
  }
}
