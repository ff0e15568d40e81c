import PricingEngine

/// A thousand pairs of plans with ordinary price endings, always the same ones.
struct PricePairs {
  let pairs: [(plan: Plan, reference: Plan)]
  let texts: [String]

  init() throws {
    let storefront = try Storefront(code: "DEU")
    var pairs: [(Plan, Plan)] = []
    var texts: [String] = []
    for index in 0..<1000 {
      // Every tenth pair is weekly, where two conventions are weighed.
      let unit: SubscriptionPeriod.Unit = index % 10 == 0 ? .week : .month
      let shorter = "\(2 + index % 29).\(["99", "49", "95", "00"][index % 4])"
      let longer = "\(19 + index % 101).\(["99", "90", "49"][index % 3])"
      texts += [shorter, longer]
      let reference = try Self.plan("shorter", shorter, .one(unit), in: storefront)
      pairs.append((try Self.plan("yearly", longer, .one(.year), in: storefront), reference))
    }
    self.pairs = pairs
    self.texts = texts
  }

  private static func plan(
    _ id: String, _ price: String, _ period: SubscriptionPeriod, in storefront: Storefront
  ) throws -> Plan {
    let pricing = Product.Pricing(
      price: Money(try ExactDecimal(parsing: price), storefront.currency))
    let product = Product(
      id: "app.example.premium.\(id)",
      kind: .autoRenewable(.init(period: period, groupID: "premium", level: 1)), localizations: [],
      isFamilyShareable: false, pricing: [storefront: pricing])
    let plans = try Plan.plans(of: product, in: storefront)
    return plans[0]
  }
}
