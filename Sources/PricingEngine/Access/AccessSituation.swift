/// A reader's situation in the words of the rules that judge claims; the raw value is the rules' own name for it.
///
/// It is coarser than `ReaderState`: rules ask whether someone may get an offer, not why a subscription ended.
public enum AccessSituation: String, Sendable, Hashable, CaseIterable {
  /// Has not paid for anything, or not started.
  case new
  /// Uses the app's own free evaluation.
  case evaluating
  /// Has used it up.
  case evaluationExpired
  /// Has a subscription that renews as far as is known.
  case subscribed
  /// Has a subscription or paid time that will not renew.
  case subscribedEnding
  /// Has no access while the store retries a payment.
  case billingRetry
  /// Has access while the store retries a payment.
  case gracePeriod
  /// Had something that has ended or was taken back.
  case lapsed
  /// Owns the permanent unlock.
  case ownsUnlock
  /// Uses what a family member pays for.
  case familyShared
  /// Nobody knows; it satisfies no rule.
  case unknown
}

extension ReaderState {
  /// The situation of a reader in this state.
  ///
  /// It is unknown for news, which can reach a reader in any situation; `DerivedState` knows better.
  public var situation: AccessSituation {
    switch self {
    case .new, .free, .evaluationNotStarted: .new
    case .evaluation: .evaluating
    case .evaluationExpired: .evaluationExpired
    case .permanentlyUnlocked: .ownsUnlock
    case .familyShared: .familyShared
    case .subscribed, .subscribedChanging, .priceIncreaseConsent, .priceIncreaseNotice:
      .subscribed
    case .subscribedEnding: .subscribedEnding
    case .gracePeriod: .gracePeriod
    case .billingRetry: .billingRetry
    case .expired, .revoked: .lapsed
    // The higher plan that replaced an upgraded one has a state of its own, not known here.
    case .unknown, .upgraded, .purchased, .purchasePending, .purchaseInterrupted,
      .purchaseUnverified,
      .purchaseFailed, .productUnavailable, .networkFailure, .restored, .nothingToRestore,
      .restoreFailed, .storeUnavailable:
      .unknown
    }
  }
}
