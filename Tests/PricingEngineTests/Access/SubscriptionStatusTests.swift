import Testing

@testable import PricingEngine

@Suite struct SubscriptionStatusTests {
  @Test(arguments: [
    ("2026-11-29T23:59:59Z", false), ("2026-11-30T00:00:00Z", true), ("2026-12-01T00:00:00Z", true),
  ])
  func endsAGracePeriodAtItsDate(_ now: String, _ isOver: Bool) throws {
    let until = try instant("2026-11-30T00:00:00Z")
    let status = SubscriptionStatus(productID: "plus", .inGracePeriod(until: until))
    let expected: SubscriptionStatus.State = isOver ? .inBillingRetry : .inGracePeriod(until: until)
    #expect(status.state(at: try instant(now)) == expected)
  }

  @Test func keepsTheStoresWordOtherwise() throws {
    let (past, now) = (try instant("2026-11-01T00:00:00Z"), try instant("2026-11-30T00:00:00Z"))
    let states: [SubscriptionStatus.State] = [
      .subscribed(.renews), .subscribed(.ends), .inGracePeriod(until: nil), .inBillingRetry,
      .expired(.unknown), .revoked, .upgraded,
    ]
    for state in states {
      let status = SubscriptionStatus(productID: "plus", state, expires: past)
      #expect(status.state(at: now) == state)
    }
  }
}
