import PricingEngine

extension HonestyRule {
  static let introOfferTermsMismatch = HonestyRule(
    "intro-offer-terms-mismatch", .trials, .claim, .error,
    requirement: "A lower price at the start has the amount and the length that the copy says.",
    reason: "The customer is charged differently.",
    source: "Human Interface Guidelines, In-app purchase; Google Play, Subscriptions policy",
    wrong: "The first 6 months for 2.99 a month (the offer lasts 3).",
    right: "The first 3 months for 2.99 a month."
  ) { screen in
    screen.blocks.filter { $0.block.provenClaims == nil }.flatMap { block in
      block.quotes.compactMap { quote -> Violation? in
        guard let offer = quote.reducedOffers.first else { return nil }
        return wrongLength(of: offer, quote, in: block) ?? wrongPrice(of: offer, quote, in: block)
      }
    }
  }
}

/// A block that shows the offer's price, and a number of units that is not how long it lasts.
private func wrongLength(of offer: Offer, _ quote: Quote, in block: BlockReading) -> Violation? {
  guard let price = offer.price, block.shows(price), !block.states(lengthOf: offer),
    let length = offer.length,
    let stated = block.amounts.first(where: {
      $0.period.map { $0.unit == length.unit && $0.value > 1 } ?? false
    })
  else { return nil }
  return Violation(
    stated, in: block, quote,
    "says \(stated.amount.text) \(length.unit.rawValue)s, the offer lasts \(length.iso)",
    fix: "say how long the offer lasts, or let a placeholder say it", evidence: quote.evidence)
}

/// A block that states the offer's length and the regular price, and another price that is not the offer's.
private func wrongPrice(of offer: Offer, _ quote: Quote, in block: BlockReading) -> Violation? {
  guard let price = offer.price, !block.shows(price), block.states(lengthOf: offer),
    block.shows(quote.plan.price),
    let stated = block.prices.first(where: {
      $0.amount != quote.plan.price.amount && $0.amount < price.amount
    })
  else { return nil }
  return Violation(
    stated, in: block, quote,
    "says \(stated.amount.text), the offer costs \(price.shownAmount.text)",
    fix: "say what the offer costs, or let a placeholder say it", evidence: quote.evidence)
}

extension Offer {
  /// How long the whole offer lasts; `nil` when it has no length, or one that cannot be said in one unit.
  var length: SubscriptionPeriod? {
    do { return try terms.length } catch { return nil }
  }
}
