import CopyTemplates

extension ClaimKind {
  /// What the words of a text that makes the claim say, by the lexicon.
  var words: [LexiconClaim] {
    switch self {
    case .savingsPercent: [.percentSavings]
    case .savingsAmount: [.amountSavings]
    case .monthsFree: [.monthsFree, .freeUnqualified]
    case .freeTrial: [.freeTrial, .freeUnqualified, .noPaymentNow]
    case .introductoryPrice: []
    case .renewsAutomatically: [.autoRenews, .subscriptionWording]
    case .cancelAnytime: [.cancelAnytime, .cancelBefore]
    case .noSubscription, .noSubscriptionNeeded: [.noSubscription, .noAutomaticCharge]
    case .oneTimePurchase: [.oneTime]
    case .noAutomaticCharge: [.noAutomaticCharge, .endsByItself]
    case .noPaymentToStart: [.noPaymentNow, .freeTrial, .freeUnqualified]
    // Restoring costs nothing, and messages say so.
    case .restoreAvailable: [.restorePurchases, .freeUnqualified]
    case .familySharing: [.familySharing]
    case .mostPopular: [.mostPopular]
    case .lowestPricePerMonth: [.bestValue]
    }
  }
}

extension LexiconClaim {
  /// Whether the words can say where a reader stands: what they have, what renews, what was given back.
  var isOfStanding: Bool {
    switch self {
    case .subscriptionWording, .autoRenews, .noAutomaticCharge, .endsByItself, .familySharing,
      .guaranteeRefund, .refundOutcome, .cancelAnytime, .cancelNowEnds:
      true
    default: false
    }
  }
}
