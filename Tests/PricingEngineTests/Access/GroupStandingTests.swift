import Testing

@testable import PricingEngine

@Suite struct GroupStandingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    var billingRetry = BillingRetryAccess.paused
    let statuses: [SubscriptionStatus]
    let expected: [String]
    var testDescription: String { id }
  }

  // Group 'main': 'pro' is level 1, 'plus' and 'plus.yearly' level 2, 'basic' has none. Group 'news': 'daily'.
  static func status(
    _ id: String, _ state: SubscriptionStatus.State, expires: String? = nil, shared: Bool = false
  ) throws -> SubscriptionStatus {
    SubscriptionStatus(
      productID: id, state, expires: try expires.map(instant), isFamilyShared: shared)
  }

  static func rows() throws -> [Row] {
    [
      Row(id: "none", statuses: [], expected: []),
      Row(
        id: "one", statuses: [try status("plus", .subscribed(.renews))],
        expected: ["main: plus subscribed, access"]),
      Row(
        id: "the highest level of two subscribed",
        statuses: [
          try status("plus", .subscribed(.renews)), try status("pro", .subscribed(.renews)),
        ], expected: ["main: pro subscribed, access"]),
      Row(
        id: "grace on a higher level before subscribed on a lower one",
        statuses: [
          try status("plus", .subscribed(.renews)), try status("pro", .inGracePeriod(until: nil)),
        ], expected: ["main: pro grace, access"]),
      Row(
        id: "access on a lower level before none on a higher one",
        statuses: [
          try status("pro", .expired(.billingError)), try status("plus", .subscribed(.renews)),
        ], expected: ["main: plus subscribed, access"]),
      Row(
        id: "an upgrade: the old plan gives way",
        statuses: [try status("plus", .upgraded), try status("pro", .subscribed(.renews))],
        expected: ["main: pro subscribed, access"]),
      Row(
        id: "a known level before none",
        statuses: [
          try status("basic", .subscribed(.renews)), try status("plus", .subscribed(.renews)),
        ], expected: ["main: plus subscribed, access"]),
      Row(
        id: "subscribed before grace on one level",
        statuses: [
          try status("plus", .inGracePeriod(until: nil)),
          try status("plus.yearly", .subscribed(.renews)),
        ], expected: ["main: plus.yearly subscribed, access"]),
      Row(
        id: "retry on a higher level gives no access by default",
        statuses: [try status("pro", .inBillingRetry), try status("plus", .subscribed(.renews))],
        expected: ["main: plus subscribed, access"]),
      Row(
        id: "retry on a higher level, kept by policy", billingRetry: .kept,
        statuses: [try status("pro", .inBillingRetry), try status("plus", .subscribed(.renews))],
        expected: ["main: pro retry, access"]),
      Row(
        id: "grace that is over counts as retry",
        statuses: [
          try status("pro", .inGracePeriod(until: try instant("2026-11-30T09:00:00Z"))),
          try status("plus", .subscribed(.renews)),
        ], expected: ["main: plus subscribed, access"]),
      Row(
        id: "without access: retry before expired",
        statuses: [
          try status("pro", .expired(.autoRenewOff)), try status("plus", .inBillingRetry),
        ],
        expected: ["main: plus retry"]),
      Row(
        id: "without access: expired before revoked before upgraded",
        statuses: [
          try status("pro", .upgraded), try status("plus", .revoked),
          try status("basic", .expired(.unknown)),
        ], expected: ["main: basic expired"]),
      Row(
        id: "without access: revoked before upgraded",
        statuses: [try status("pro", .upgraded), try status("plus", .revoked)],
        expected: ["main: plus revoked"]),
      Row(
        id: "without access: the latest end before the level",
        statuses: [
          try status("pro", .expired(.autoRenewOff), expires: "2024-01-01T00:00:00Z"),
          try status("plus", .expired(.billingError), expires: "2026-11-01T00:00:00Z"),
        ], expected: ["main: plus expired"]),
      Row(
        id: "without access and dates: the level",
        statuses: [try status("plus", .expired(.unknown)), try status("pro", .expired(.unknown))],
        expected: ["main: pro expired"]),
      Row(
        id: "own before shared",
        statuses: [
          try status("plus", .subscribed(.renews), shared: true),
          try status("plus.yearly", .subscribed(.renews)),
        ], expected: ["main: plus.yearly subscribed, access"]),
      Row(
        id: "shared access before an own plan that has ended",
        statuses: [
          try status("plus", .expired(.autoRenewOff)),
          try status("pro", .subscribed(.unstated), shared: true),
        ], expected: ["main: pro subscribed shared, access"]),
      Row(
        id: "the first of equals",
        statuses: [
          try status("plus", .subscribed(.renews)),
          try status("plus.yearly", .subscribed(.renews)),
        ], expected: ["main: plus subscribed, access"]),
      Row(
        id: "groups stand apart, in the order of first mention",
        statuses: [
          try status("daily", .expired(.unknown)), try status("plus", .subscribed(.renews)),
          try status("daily", .subscribed(.renews)),
        ], expected: ["news: daily subscribed, access", "main: plus subscribed, access"]),
      Row(
        id: "products without a known group stand alone",
        statuses: [
          try status("old.a", .expired(.unknown)), try status("old.b", .subscribed(.renews)),
          try status("old.a", .subscribed(.renews)),
        ], expected: ["-: old.a subscribed, access", "-: old.b subscribed, access"]),
    ]
  }

  private func policy(_ billingRetry: BillingRetryAccess) -> AccessPolicy {
    let plan = { (group: String, level: Int?) in
      Product.Subscription(period: .one(.month), groupID: group, level: level)
    }
    return AccessPolicy(
      subscriptions: [
        "pro": plan("main", 1), "plus": plan("main", 2), "plus.yearly": plan("main", 2),
        "basic": plan("main", nil), "daily": plan("news", 1),
      ], billingRetry: billingRetry)
  }

  @Test(arguments: try rows()) func findsTheHighestEntitlement(_ row: Row) throws {
    let now = try instant("2026-11-30T09:00:00Z")
    let standings = policy(row.billingRetry).standings(of: row.statuses, at: now)
    #expect(standings.map(spelled) == row.expected)
  }

  /// Apart from equals, the order in which the store lists statuses does not matter.
  @Test(arguments: try rows().filter { $0.id != "the first of equals" })
  func doesNotDependOnTheOrder(_ row: Row) throws {
    let now = try instant("2026-11-30T09:00:00Z")
    let standings = policy(row.billingRetry).standings(of: row.statuses.reversed(), at: now)
    #expect(standings.map(spelled).sorted() == row.expected.sorted())
  }

  private func spelled(_ standing: GroupStanding) -> String {
    let state =
      switch standing.state {
      case .subscribed: "subscribed"
      case .inGracePeriod: "grace"
      case .inBillingRetry: "retry"
      case .expired: "expired"
      case .revoked: "revoked"
      case .upgraded: "upgraded"
      }
    let shared = standing.status.isFamilyShared ? " shared" : ""
    let access = standing.givesAccess ? ", access" : ""
    return "\(standing.groupID ?? "-"): \(standing.status.productID) \(state)\(shared)\(access)"
  }
}
