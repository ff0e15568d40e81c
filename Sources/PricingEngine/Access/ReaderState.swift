/// Why the reader sees this copy: where they stand, or what has just happened.
///
/// These are all the states that copy can be written for. A canceled purchase is none of them: there is nothing to say.
public enum ReaderState: Sendable, Hashable {
  // Where the reader stands.
  /// Nothing is known, because the store has never answered.
  case unknown
  /// Nothing has been started or bought.
  case new
  /// The free tier is in use; so many things are there.
  case free(ItemCount)
  /// The evaluation can be started.
  case evaluationNotStarted
  /// The evaluation runs; so many days are left.
  case evaluation(EvaluationDays)
  /// The evaluation has ended.
  case evaluationExpired
  /// The permanent unlock is owned.
  case permanentlyUnlocked
  /// A family member's purchase or subscription gives access.
  case familyShared
  /// A subscription is active.
  case subscribed
  /// A subscription is active and will not renew.
  case subscribedEnding
  /// A subscription is active and renews as another plan.
  case subscribedChanging
  /// A subscription is active and ends unless a higher price is accepted.
  case priceIncreaseConsent
  /// A subscription is active and renews at a higher price.
  case priceIncreaseNotice
  /// A renewal payment has failed and access goes on for now.
  case gracePeriod
  /// A renewal payment has failed and the store tries again.
  case billingRetry
  /// The subscription has ended.
  case expired(ExpirationReason)
  /// The store took the purchase back.
  case revoked
  /// The plan was left for a higher one.
  case upgraded

  // What has just happened.
  /// A purchase succeeded.
  case purchased
  /// A purchase waits for approval.
  case purchasePending
  /// A purchase stopped before the store answered.
  case purchaseInterrupted
  /// A purchase could not be verified.
  case purchaseUnverified
  /// A purchase failed.
  case purchaseFailed
  /// The product is not sold in the reader's storefront.
  case productUnavailable
  /// The store could not be reached to buy.
  case networkFailure
  /// Earlier purchases were restored.
  case restored
  /// There was nothing to restore.
  case nothingToRestore
  /// Restoring failed.
  case restoreFailed
  /// The products could not be loaded from the store.
  case storeUnavailable
}

extension ReaderState {
  /// Every state once, those with a value with one of their values and `expired` with each reason.
  ///
  /// The order is that of the names.
  public static let examples: [ReaderState] =
    [
      .unknown, .new, .free(ItemCount(clamping: 18)), .evaluationNotStarted,
      .evaluation(EvaluationDays(clamping: 3)), .evaluationExpired, .permanentlyUnlocked,
      .familyShared, .subscribed, .subscribedEnding, .subscribedChanging, .priceIncreaseConsent,
      .priceIncreaseNotice, .gracePeriod, .billingRetry,
    ] + ExpirationReason.allCases.map(ReaderState.expired) + [
      .revoked, .upgraded, .purchased, .purchasePending, .purchaseInterrupted,
      .purchaseUnverified, .purchaseFailed, .productUnavailable, .networkFailure, .restored,
      .nothingToRestore, .restoreFailed, .storeUnavailable,
    ]

  /// The state's name.
  public var name: ReaderStateName {
    switch self {
    case .unknown: .unknown
    case .new: .new
    case .free: .free
    case .evaluationNotStarted: .evaluationNotStarted
    case .evaluation: .evaluation
    case .evaluationExpired: .evaluationExpired
    case .permanentlyUnlocked: .permanentlyUnlocked
    case .familyShared: .familyShared
    case .subscribed: .subscribed
    case .subscribedEnding: .subscribedEnding
    case .subscribedChanging: .subscribedChanging
    case .priceIncreaseConsent: .priceIncreaseConsent
    case .priceIncreaseNotice: .priceIncreaseNotice
    case .gracePeriod: .gracePeriod
    case .billingRetry: .billingRetry
    case .expired: .expired
    case .revoked: .revoked
    case .upgraded: .upgraded
    case .purchased: .purchased
    case .purchasePending: .purchasePending
    case .purchaseInterrupted: .purchaseInterrupted
    case .purchaseUnverified: .purchaseUnverified
    case .purchaseFailed: .purchaseFailed
    case .productUnavailable: .productUnavailable
    case .networkFailure: .networkFailure
    case .restored: .restored
    case .nothingToRestore: .nothingToRestore
    case .restoreFailed: .restoreFailed
    case .storeUnavailable: .storeUnavailable
    }
  }
}
