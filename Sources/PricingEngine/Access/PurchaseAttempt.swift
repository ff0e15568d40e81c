/// A purchase that a customer has just tried.
public struct PurchaseAttempt: Sendable, Hashable {
  /// The product.
  public let productID: String
  /// What came of it.
  public let outcome: PurchaseOutcome

  /// Creates an attempt.
  public init(productID: String, outcome: PurchaseOutcome) {
    self.productID = productID
    self.outcome = outcome
  }
}
