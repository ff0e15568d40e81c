/// Where a restore looks, so that copy can say what was checked; the raw value is its name in facts files.
public enum RestoreCheck: String, Sendable, Hashable, CaseIterable {
  /// One-time purchases of the store account that is signed in.
  case purchases
  /// Subscriptions of the store account that is signed in.
  case subscriptions
  /// What members of the customer's family share.
  case familySharing
}
