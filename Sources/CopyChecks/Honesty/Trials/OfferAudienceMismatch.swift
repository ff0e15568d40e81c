import PricingEngine

extension HonestyRule {
  static let offerAudienceMismatch = HonestyRule(
    "offer-audience-mismatch", .trials, .claim, .error,
    requirement: "An offer is shown only to those who can redeem it.",
    reason: "Everybody else sees a price that they cannot have.",
    source: "Apple, Auto-renewable subscriptions: offers",
    wrong: "7 days free (shown to a subscriber).", right: "Your subscription is active."
  ) { screen in
    guard let state = screen.screen.state else { return [] }
    let trials = screen.storeTrialClaims.compactMap { claim -> Violation? in
      guard let (offer, quote) = unredeemable(\.freeTrials, of: claim.quotes, in: state) else {
        return nil
      }
      return Violation(
        claim, quote, message(offer, state), fix: "show another offer, or none",
        evidence: quote.evidence)
    }
    let prices = screen.foreignPrices { block, price in
      let offers = { (quote: Quote) in
        quote.reducedOffers.filter {
          $0.price?.amount == price.amount && quote.plan.price.amount != price.amount
        }
      }
      guard let (offer, quote) = unredeemable(offers, of: block.quotes, in: state) else {
        return nil
      }
      return Violation(
        price, in: block, quote, message(offer, state), fix: "show another offer, or none",
        evidence: quote.evidence)
    }
    return trials + prices
  }
}

/// The offer that words can mean when a reader can redeem none of those that they can mean.
private func unredeemable(
  _ offers: (Quote) -> [Offer], of quotes: [Quote], in state: ReaderState
) -> (Offer, Quote)? {
  let meant = quotes.flatMap { quote in offers(quote).map { ($0, quote) } }
  return meant.contains { $0.0.kind.isFor(state) } ? nil : meant.first
}

private func message(_ offer: Offer, _ state: ReaderState) -> String {
  "a reader in state '\(state.name.rawValue)' cannot redeem a \(offer.kind.name) offer"
}

extension Offer.Kind {
  /// Whether somebody in a state can redeem the offer.
  fileprivate func isFor(_ state: ReaderState) -> Bool {
    switch (self, state) {
    case (.introductory, .subscribed), (.introductory, .subscribedEnding),
      (.introductory, .subscribedChanging), (.introductory, .priceIncreaseConsent),
      (.introductory, .priceIncreaseNotice), (.introductory, .gracePeriod),
      (.introductory, .billingRetry):
      false
    case (.winBack, .new), (.winBack, .free), (.winBack, .subscribed): false
    case (.promotional, .new), (.promotional, .free): false
    default: true
    }
  }
}
