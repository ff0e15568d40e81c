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
    case .noSubscription, .noSubscriptionNeeded: [.noSubscription]
    case .oneTimePurchase: [.oneTime]
    case .noAutomaticCharge: [.noAutomaticCharge, .endsByItself]
    case .noPaymentToStart: [.noPaymentNow, .freeTrial, .freeUnqualified]
    case .restoreAvailable: [.restorePurchases]
    case .familySharing: [.familySharing]
    case .mostPopular: [.mostPopular]
    case .lowestPricePerMonth: [.bestValue]
    }
  }
}
