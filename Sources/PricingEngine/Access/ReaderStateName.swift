/// The stable name of a reader's state, without its value; the raw value is what `--state` takes.
public enum ReaderStateName: String, Sendable, Hashable, CaseIterable {
  /// Nothing is known.
  case unknown
  /// Nothing has been started or bought.
  case new
  /// The free tier is in use: `free:18`.
  case free
  /// The evaluation can be started.
  case evaluationNotStarted = "evaluation-not-started"
  /// The evaluation runs: `evaluation:3`.
  case evaluation
  /// The evaluation has ended.
  case evaluationExpired = "evaluation-expired"
  /// The permanent unlock is owned.
  case permanentlyUnlocked = "permanently-unlocked"
  /// A family member's purchase or subscription gives access.
  case familyShared = "family-shared"
  /// A subscription is active.
  case subscribed
  /// A subscription is active and will not renew.
  case subscribedEnding = "subscribed-ending"
  /// A subscription is active and renews as another plan.
  case subscribedChanging = "subscribed-changing"
  /// A subscription ends unless a higher price is accepted.
  case priceIncreaseConsent = "price-increase-consent"
  /// A subscription renews at a higher price.
  case priceIncreaseNotice = "price-increase-notice"
  /// A renewal payment has failed and access goes on for now.
  case gracePeriod = "grace-period"
  /// A renewal payment has failed and the store tries again.
  case billingRetry = "billing-retry"
  /// The subscription has ended: `expired:billing-error`.
  case expired
  /// The store took the purchase back.
  case revoked
  /// The plan was left for a higher one.
  case upgraded
  /// A purchase succeeded.
  case purchased
  /// A purchase waits for approval.
  case purchasePending = "purchase-pending"
  /// A purchase stopped before the store answered.
  case purchaseInterrupted = "purchase-interrupted"
  /// A purchase could not be verified.
  case purchaseUnverified = "purchase-unverified"
  /// A purchase failed.
  case purchaseFailed = "purchase-failed"
  /// The product is not sold in the reader's storefront.
  case productUnavailable = "product-unavailable"
  /// The store could not be reached to buy.
  case networkFailure = "network-failure"
  /// Earlier purchases were restored.
  case restored
  /// There was nothing to restore.
  case nothingToRestore = "nothing-to-restore"
  /// Restoring failed.
  case restoreFailed = "restore-failed"
  /// The products could not be loaded.
  case storeUnavailable = "store-unavailable"

  /// What the state says about the reader.
  public enum Kind: Sendable, Hashable {
    /// Where the reader stands; it lasts.
    case standing
    /// What has just happened; where the reader stands is another matter.
    case news
  }

  /// Whether the state is where the reader stands or what has just happened.
  public var kind: Kind {
    switch self {
    case .unknown, .new, .free, .evaluationNotStarted, .evaluation, .evaluationExpired,
      .permanentlyUnlocked, .familyShared, .subscribed, .subscribedEnding, .subscribedChanging,
      .priceIncreaseConsent, .priceIncreaseNotice, .gracePeriod, .billingRetry, .expired,
      .revoked, .upgraded:
      .standing
    case .purchased, .purchasePending, .purchaseInterrupted, .purchaseUnverified,
      .purchaseFailed, .productUnavailable, .networkFailure, .restored, .nothingToRestore,
      .restoreFailed, .storeUnavailable:
      .news
    }
  }

  /// The value that the state needs, as it is written in capitals in help texts; `nil` for none.
  public var valueName: String? {
    switch self {
    case .free: "COUNT"
    case .evaluation: "DAYS"
    case .expired: "REASON"
    default: nil
    }
  }

  /// How the state is written: `subscribed`, `evaluation:DAYS`.
  public var usage: String { rawValue + (valueName.map { ":" + $0 } ?? "") }
}

extension ReaderStateName {
  /// Whether the reader has bought something, or has just tried to: what copy says then is about that purchase.
  public var isAfterPurchase: Bool {
    switch self {
    case .unknown, .new, .free, .evaluationNotStarted, .evaluation, .evaluationExpired,
      .productUnavailable, .networkFailure, .storeUnavailable:
      false
    default: true
    }
  }
}
