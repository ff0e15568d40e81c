/// A transaction: of a product that does not renew, or of a subscription whose status is not known.
public struct OwnedProduct: Sendable, Hashable {
  /// The product.
  public let productID: String
  /// Whether the transaction's signature was verified; one that was not gives nothing.
  public let isVerified: Bool
  /// Whether the app has finished the transaction; it counts either way, since the customer has paid.
  public let isFinished: Bool
  /// Whether a family member bought it and shares it.
  public let isFamilyShared: Bool
  /// When the store took it back: a refund, or the end of family sharing.
  public let revoked: Instant?
  /// The moment at which it ends, as the app keeps it for a non-renewing subscription.
  public let ends: Instant?

  /// Creates a transaction; by default one that is verified, finished and the customer's own.
  public init(
    productID: String, isVerified: Bool = true, isFinished: Bool = true,
    isFamilyShared: Bool = false, revoked: Instant? = nil, ends: Instant? = nil
  ) {
    self.productID = productID
    self.isVerified = isVerified
    self.isFinished = isFinished
    self.isFamilyShared = isFamilyShared
    self.revoked = revoked
    self.ends = ends
  }

  /// Whether it counts at a moment: verified, not taken back, and not ended; the moment of the end is ended.
  ///
  /// The date of a revocation is not compared with the clock, which may be wrong: the store has taken it back.
  public func isHeld(at now: Instant) -> Bool { isVerified && revoked == nil && !hasEnded(at: now) }

  /// What the transaction of a subscription says about it: `nil` when it is not verified and so says nothing.
  func status(at now: Instant) -> SubscriptionStatus? {
    guard isVerified else { return nil }
    let state: SubscriptionStatus.State =
      if revoked != nil {
        .revoked
      } else if hasEnded(at: now) {
        .expired(.unknown)
      } else {
        .subscribed(.unstated)
      }
    return SubscriptionStatus(
      productID: productID, state, expires: ends, isFamilyShared: isFamilyShared)
  }

  func hasEnded(at now: Instant) -> Bool {
    guard let ends else { return false }
    return ends <= now
  }
}
