/// What came of a purchase; the raw value is its name in facts files, StoreKit's own where it has one.
public enum PurchaseOutcome: String, Sendable, Hashable, CaseIterable {
  /// The store sold it and the transaction is verified.
  case success
  /// It waits for someone's approval or for the bank; it is no error and may still succeed.
  case pending
  /// The customer went back; there is nothing to say.
  case cancelled = "userCancelled"
  /// It stopped before the store answered, for terms to accept or because the app was closed; it may still succeed.
  case interrupted
  /// The store sold something whose signature could not be verified.
  case unverified
  /// The store refused or failed.
  case failed
  /// The product is not sold in the customer's storefront.
  case productUnavailable
  /// The store could not be reached.
  case networkFailure

  /// The state to write copy for; `nil` when there is nothing to say.
  public var state: ReaderState? {
    switch self {
    case .success: .purchased
    case .pending: .purchasePending
    case .cancelled: nil
    case .interrupted: .purchaseInterrupted
    case .unverified: .purchaseUnverified
    case .failed: .purchaseFailed
    case .productUnavailable: .productUnavailable
    case .networkFailure: .networkFailure
    }
  }
}
