/// What the store says about one subscription of a customer.
///
/// The store's word counts, not the clock: a subscription that the store last called subscribed stays so until the
/// store says otherwise. The end of a grace period is the one date that counts by itself.
public struct SubscriptionStatus: Sendable, Hashable {
  /// The product that the status is about.
  public let productID: String
  /// The state.
  public let state: State
  /// The end of the paid time, when the store has given it.
  public let expires: Instant?
  /// Whether the subscription is shared by a family member who pays for it.
  public let isFamilyShared: Bool

  /// Creates a status.
  public init(
    productID: String, _ state: State, expires: Instant? = nil, isFamilyShared: Bool = false
  ) {
    self.productID = productID
    self.state = state
    self.expires = expires
    self.isFamilyShared = isFamilyShared
  }

  /// The state of a subscription.
  public enum State: Sendable, Hashable {
    /// It is paid.
    case subscribed(Renewal)
    /// A renewal payment has failed; the store goes on giving access, until `until` when it has said so.
    case inGracePeriod(until: Instant?)
    /// A renewal payment has failed and the store tries again, without a grace period.
    case inBillingRetry
    /// It has ended.
    case expired(ExpirationReason)
    /// The store took it back: a refund, or the end of family sharing.
    case revoked
    /// The customer moved to a higher plan of the group, which has a status of its own.
    case upgraded
  }

  /// What happens at the end of the paid time.
  public enum Renewal: Sendable, Hashable {
    /// Nobody said.
    case unstated
    /// It renews.
    case renews
    /// It ends, because the customer turned off renewal.
    case ends
    /// It renews as another product of the group.
    case changes(productID: String)
    /// It ends unless the customer agrees to a higher price.
    case needsPriceConsent
    /// It renews at a higher price that the customer agreed to or was told of.
    case renewsAtHigherPrice
  }

  /// The state that holds at a moment: a grace period is over at the moment of its end.
  public func state(at now: Instant) -> State {
    if case .inGracePeriod(let until?) = state, until <= now { return .inBillingRetry }
    return state
  }
}
