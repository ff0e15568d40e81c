/// A free tier with a limit: so many things are free, paying customers may have any number.
public struct FreeTierPolicy: Sendable, Hashable {
  /// How many things are free.
  public let limit: ItemCount

  /// Creates a free tier with the one limit that copy, gate and report all take from here.
  public init(limit: ItemCount) { self.limit = limit }

  /// What the owned products give: paid when one of them is a paid one, free when none is.
  ///
  /// - Parameters:
  ///   - ownedIDs: The products that the reader owns now.
  ///   - paidIDs: The products that lift the limit.
  /// - Returns: Whether the reader has paid.
  public static func entitlement(
    ownedIDs: Set<String>, paidIDs: Set<String>
  ) -> Entitlement { ownedIDs.isDisjoint(with: paidIDs) ? .free : .paid }

  /// What a reader has paid for.
  public enum Entitlement: Sendable, Hashable {
    /// Nothing that lifts the limit.
    case free
    /// Something that lifts the limit.
    case paid
  }

  /// Whether a reader who has `count` things may add one more.
  ///
  /// With a limit of 20: 19 yes, 20 no, and 25, kept from a subscription that has ended, no. Paid is always yes.
  public func mayAddOne(to count: ItemCount, _ entitlement: Entitlement) -> Bool {
    switch entitlement {
    case .paid: true
    case .free: count.value < limit.value
    }
  }

  /// How many more are free for a reader who has `count` things: 2 of 20 after 18, none after 20 and more.
  public func remaining(after count: ItemCount) -> ItemCount {
    ItemCount(clamping: limit.value - count.value)
  }
}
