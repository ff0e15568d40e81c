import PricingEngine

extension ClaimReading {
  /// The length that words give to a trial: 7 days in `7 days free`; `nil` when they give none.
  var statedLength: SubscriptionPeriod? { mention.values.compactMap(\.period).first }
}

extension Quote {
  /// Whether one of the product's free trials lasts so long.
  func hasFreeTrial(lasting length: SubscriptionPeriod) -> Bool {
    freeTrials.contains { $0.freePeriod?.hasSameLength(as: length) ?? false }
  }

  /// The offers at a lower price, free ones apart.
  var reducedOffers: [Offer] {
    plan.offers.filter { if case .freeTrial = $0.terms { false } else { true } }
  }
}

extension ScreenReading {
  /// The claims of a free trial that are about a store's trial, not about the app's own evaluation.
  var storeTrialClaims: [ClaimReading] {
    claims(.freeTrial).filter { $0.evaluation == nil && !$0.isAboutMonths }
  }
}

extension ClaimReading {
  /// Whether the same words are months that a longer plan saves: "2 months free".
  fileprivate var isAboutMonths: Bool {
    block.mentions.contains { other in
      other.claim == .monthsFree && other.range.overlaps(mention.range)
        && !quotes.contains { quote in statedLength.map(quote.hasFreeTrial) ?? false }
    }
  }
}
