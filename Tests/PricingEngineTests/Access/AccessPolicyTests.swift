import Testing

@testable import PricingEngine

@Suite struct AccessPolicyTests {
  private func product(_ id: String, _ kind: Product.Kind, price: String?) throws -> Product {
    let dollars = try Currency(code: "USD")
    let pricing = try price.map { text in
      [
        try Storefront(code: "USA"): Product.Pricing(
          price: Money(try ExactDecimal(parsing: text), dollars))
      ]
    }
    return Product(
      id: id, kind: kind, localizations: [], isFamilyShareable: false, pricing: pricing ?? [:])
  }

  @Test func takesWhatProductsGiveFromTheirKind() throws {
    let plan = Product.Subscription(period: .one(.month), groupID: "main", level: 1)
    let products = [
      try product("full", .nonConsumable, price: "24.99"),
      try product("unpriced", .nonConsumable, price: nil),
      try product("trial", .nonConsumable, price: "0.00"),
      try product("monthly", .autoRenewable(plan), price: "2.99"),
      try product("pass", .nonRenewing, price: "9.99"),
      try product("coins", .consumable, price: "0.99"),
    ]
    let policy = AccessPolicy(products: products)
    #expect(policy.unlockIDs == ["full", "unpriced"])
    #expect(policy.subscriptions == ["monthly": plan])
    #expect(policy.passIDs == ["pass"])
    #expect(policy.paidIDs == ["full", "unpriced", "monthly", "pass"])
    #expect(policy.billingRetry == .paused)
    #expect(policy.freeTier == nil)
    #expect(policy.evaluation == nil)
  }
}
