import PricingEngine

extension HonestyRule {
  static let fromPriceNotLowest = HonestyRule(
    "from-price-not-lowest", .amounts, .claim, .error,
    requirement: "'From' names the lowest amount that the customer can pay now.",
    reason: "A price worked out, or one that this customer cannot get, is not payable.",
    source: "UCPD Art. 6; CMA209",
    wrong: "From 1.67 (19.99 a year, 2.99 a month).", right: "From 2.99 a month."
  ) { screen in
    guard
      let lowest = screen.quotes.compactMap({ lowestPayable($0, screen.screen) }).min(by: {
        $0.amount < $1.amount
      })
    else { return [] }
    return screen.claims(.fromPrice).compactMap { claim -> Violation? in
      guard let price = claim.mention.values.first(where: \.isPrice),
        price.canBe(in: lowest.currency),
        price.amount != lowest.amount
      else { return nil }
      return Violation(
        claim, nil,
        "says from \(price.amount.text), and the lowest price is \(lowest.shownAmount.text)",
        fix: "say from \(lowest.shownAmount.text) \(lowest.currency.code)",
        evidence: screen.quotes.evidence)
    }
  }
}

/// The least that one payment of a product costs this reader.
private func lowestPayable(_ quote: Quote, _ screen: HonestyScreen) -> Money? {
  guard screen.eligibility == .eligible, let offer = quote.introductory else {
    return quote.plan.price
  }
  switch offer.terms {
  case .freeTrial: return quote.plan.price
  case .payAsYouGo(let price, _, _), .payUpFront(let price, _), .oneTime(let price): return price
  }
}
