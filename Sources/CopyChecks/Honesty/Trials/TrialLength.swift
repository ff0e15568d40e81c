import PricingEngine

extension ClaimReading {
  /// The length that words give to a trial: 7 days in `7 days free`; `nil` when they give none.
  ///
  /// Words that only name the trial take the one length that stands in their block: `a free trial of 7 days`.
  var statedLength: SubscriptionPeriod? {
    if let own = mention.values.compactMap(\.period).first { return own }
    let others = block.summary.periods
    return others.count == 1 ? others.first?.key : nil
  }
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
      + claims(.monthsFree).filter(\.isOfferToNewCustomers)
  }

  /// The claims of months that a longer plan saves.
  var savedMonthsClaims: [ClaimReading] {
    claims(.monthsFree).filter { !$0.isOfferToNewCustomers }
  }
}

extension ClaimReading {
  /// Whether free months are a trial: they are for new customers of a plan that has an offer, and no longer plan saves months.
  fileprivate var isOfferToNewCustomers: Bool {
    block.says(.forNewCustomers) && !block.says(.comparedWith)
      && quotes.contains { !$0.plan.offers.isEmpty }
      && !quotes.contains { ($0.saving?.monthsFree ?? 0) > 0 }
  }

  /// Whether the same words are months that a longer plan saves: "2 months free".
  fileprivate var isAboutMonths: Bool {
    block.mentions(overlapping: mention.range).contains { other in
      other.claim == .monthsFree
        && !quotes.contains { quote in statedLength.map(quote.hasFreeTrial) ?? false }
    }
  }
}
