/// The one status that counts in a subscription group.
public struct GroupStanding: Sendable, Hashable {
  /// The group; `nil` for a product whose group is not known.
  public let groupID: String?
  /// The status with the highest entitlement.
  public let status: SubscriptionStatus
  /// Its state at the time asked for.
  public let state: SubscriptionStatus.State
  /// Whether it gives access.
  public let givesAccess: Bool
}

extension AccessPolicy {
  /// What counts of several statuses, for each group in the order of first mention.
  ///
  /// A status that gives access comes before one that does not. Among those that do, the highest level of the group
  /// counts (1 is the highest), then subscribed before grace period before billing retry. Among those that do not,
  /// billing retry comes first, since it can be mended, then expired, revoked and upgraded, then the latest
  /// end, then the level. The customer's own comes before a family member's. Of equals, the first one counts.
  public func standings(
    of statuses: [SubscriptionStatus], at now: Instant
  ) -> [GroupStanding] {
    var standings: [GroupStanding] = []
    for status in statuses {
      let standing = standing(of: status, at: now)
      let index = standings.firstIndex { $0.isSameGroup(as: standing) }
      guard let index else {
        standings.append(standing)
        continue
      }
      if rank(of: standings[index]) < rank(of: standing) { standings[index] = standing }
    }
    return standings
  }

  private func standing(of status: SubscriptionStatus, at now: Instant) -> GroupStanding {
    let state = status.state(at: now)
    return GroupStanding(
      groupID: subscriptions[status.productID]?.groupID, status: status, state: state,
      givesAccess: state.givesAccess(billingRetry: billingRetry))
  }

  /// Compared from left to right; the larger one counts.
  private func rank(of standing: GroupStanding) -> (Int, Int, Int64, Int, Int) {
    let level = -Int64(subscriptions[standing.status.productID]?.level ?? .max)
    let end = standing.status.expires?.secondsSince1970 ?? .min
    let own = standing.status.isFamilyShared ? 0 : 1
    let state = standing.state.preference
    return standing.givesAccess
      ? (1, 0, level, state, own) : (0, state, end, Int(clamping: level), own)
  }
}

extension GroupStanding {
  fileprivate func isSameGroup(as other: GroupStanding) -> Bool {
    guard let groupID, let otherID = other.groupID else {
      return status.productID == other.status.productID
    }
    return groupID == otherID
  }
}

extension SubscriptionStatus.State {
  /// Which of two states of equal access says more about where the reader stands.
  var preference: Int {
    switch self {
    case .subscribed: 5
    case .inGracePeriod: 4
    case .inBillingRetry: 3
    case .expired: 2
    case .revoked: 1
    case .upgraded: 0
    }
  }
}
