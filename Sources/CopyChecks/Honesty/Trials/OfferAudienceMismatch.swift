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
    return screen.storeTrialClaims.compactMap { claim in
      guard let quote = claim.quotes.first(where: { !$0.freeTrials.isEmpty }),
        let offer = quote.freeTrials.first, !offer.kind.isFor(state)
      else { return nil }
      return Violation(
        claim, quote,
        "a reader in state '\(state.name.rawValue)' cannot redeem a \(offer.kind.name) offer",
        fix: "show another offer, or none", evidence: quote.evidence)
    }
  }
}

extension Offer.Kind {
  /// Whether somebody in a state can redeem the offer.
  fileprivate func isFor(_ state: ReaderState) -> Bool {
    switch (self, state) {
    case (.introductory, .subscribed), (.introductory, .subscribedEnding),
      (.introductory, .subscribedChanging):
      false
    case (.winBack, .new), (.winBack, .subscribed), (.promotional, .new): false
    default: true
    }
  }
}
