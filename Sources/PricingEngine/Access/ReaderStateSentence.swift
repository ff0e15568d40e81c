extension ReaderStateName {
  /// What the state means, in one sentence, for people who choose a state.
  public var sentence: String {
    switch self {
    case .unknown: "The store has never answered, so nothing is known about the reader."
    case .new: "The reader has not started or bought anything."
    case .free: "The reader uses the free tier and has COUNT things in it."
    case .evaluationNotStarted: "The reader can start the app's own free evaluation."
    case .evaluation: "The app's own free evaluation runs, and DAYS days of it are left."
    case .evaluationExpired: "The evaluation has ended; nothing was charged."
    case .permanentlyUnlocked: "The reader owns the permanent unlock."
    case .familyShared: "A family member shares a purchase or subscription with the reader."
    case .subscribed: "The reader has an active subscription."
    case .subscribedEnding: "The reader has paid time left that will not renew."
    case .subscribedChanging: "The subscription renews as another plan."
    case .priceIncreaseConsent: "The subscription ends unless the reader accepts a higher price."
    case .priceIncreaseNotice: "The subscription renews at a higher price."
    case .gracePeriod: "A renewal payment has failed; access goes on while the store tries again."
    case .billingRetry:
      "A renewal payment has failed; the store tries again without a grace period."
    case .expired: "The subscription has ended, for REASON."
    case .revoked: "The store took the purchase back, by a refund or because sharing ended."
    case .upgraded: "The reader left this plan for a higher one of the same group."
    case .purchased: "A purchase has just succeeded and is verified."
    case .purchasePending: "A purchase waits for approval and may still succeed; it is no error."
    case .purchaseInterrupted: "A purchase stopped before the store answered; it may still succeed."
    case .purchaseUnverified: "The store reported a purchase whose signature could not be verified."
    case .purchaseFailed: "A purchase failed, and nothing was bought."
    case .productUnavailable: "The product is not sold in the reader's storefront."
    case .networkFailure: "The store could not be reached to buy."
    case .restored: "Earlier purchases were found and restored."
    case .nothingToRestore: "The store was asked for earlier purchases and knows none."
    case .restoreFailed: "The store could not be asked for earlier purchases."
    case .storeUnavailable: "The products could not be loaded, so there is no price to show."
    }
  }
}

extension ReaderState {
  /// What the state means, in one sentence, with its value.
  public var sentence: String {
    switch self {
    case .free(let count):
      "The reader uses the free tier and has \(counted(count.value, "thing")) in it."
    case .evaluation(let days) where days.value == 1:
      "The app's own free evaluation runs, and 1 day of it is left."
    case .evaluation(let days):
      "The app's own free evaluation runs, and \(days.value) days of it are left."
    case .expired(let reason): "The subscription has ended: \(reason.sentencePart)."
    default: name.sentence
    }
  }
}

extension ExpirationReason {
  fileprivate var sentencePart: String {
    switch self {
    case .autoRenewOff: "the reader turned off renewal"
    case .billingError: "the payment failed"
    case .priceIncrease: "the reader did not accept a higher price"
    case .productUnavailable: "the plan was no longer sold"
    case .unknown: "the store gives no reason"
    }
  }
}
