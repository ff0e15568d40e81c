import Testing

@testable import PricingEngine

@Suite struct EntitlementsTests {
  private let known = Entitlements(
    owned: [OwnedProduct(productID: "full")],
    subscriptions: [SubscriptionStatus(productID: "plus", .subscribed(.renews))])

  @Test func aFailedRefreshTakesNothingAway() {
    #expect(known.refreshed(by: .failed) == known)
    #expect(Entitlements().refreshed(by: .failed) == Entitlements())
  }

  @Test func theStoresAnswerCounts() {
    let answer = Entitlements(owned: [OwnedProduct(productID: "other")])
    #expect(known.refreshed(by: .succeeded(answer)) == answer)
    #expect(known.refreshed(by: .succeeded(Entitlements())) == Entitlements())
  }
}
