import PricingEngine

extension HonestyRule {
  static let introOfferTermsIncomplete = HonestyRule(
    "intro-offer-terms-incomplete", .trials, .disclosure, .error,
    requirement:
      "A lower price at the start stands with how long it lasts and the regular price after it.",
    reason: "Without its end it reads like the price.",
    source:
      "Human Interface Guidelines, In-app purchase; Google Play, Subscriptions policy; Cal. Bus. & Prof. Code §17602",
    wrong: "New subscribers pay 2.99 at first.",
    right: "New subscribers pay 2.99 a month for 3 months, then 12.99 a month."
  ) { screen in
    screen.foreignPrices { block, price in
      // A message shows all that its contract names, and a template shows messages together.
      guard block.block.message == nil else { return nil }
      for quote in block.quotes {
        guard let offer = quote.reducedOffers.first(where: { $0.price?.amount == price.amount }),
          price.canBe(in: quote.plan.price.currency)
        else { continue }
        let near = screen.neighbors(of: block)
        let saysLength = near.states(lengthOf: offer)
        let saysPrice = near.shows(quote.plan.price)
        if saysLength, saysPrice { return nil }
        return Violation(
          price, in: block, quote,
          saysLength
            ? "the price after the offer is not beside it"
            : "nothing says how long the lower price lasts",
          fix: "say how long it lasts, and the price after it", evidence: quote.evidence)
      }
      return nil
    }
  }
}

extension Offer {
  /// What one payment of the offer costs; `nil` for a free trial.
  var price: Money? {
    switch terms {
    case .freeTrial: nil
    case .payAsYouGo(let price, _, _), .payUpFront(let price, _), .oneTime(let price): price
    }
  }
}
