import PricingEngine

/// A thousand pairs of plans with ordinary price endings, always the same ones.
struct PricePairs {
  /// The plans whose prices are worked out, and those they are compared with, by the same index.
  let plans: [Plan]
  let references: [Plan]
  /// The texts of the prices.
  let texts: [String]

  init() throws {
    let storefront = try Storefront(code: "DEU")
    var (plans, references): ([Plan], [Plan]) = ([], [])
    var texts: [String] = []
    for index in 0..<1000 {
      // Every tenth pair is weekly, where two conventions are weighed.
      let unit: SubscriptionPeriod.Unit = index % 10 == 0 ? .week : .month
      let shorter = "\(2 + index % 29).\(["99", "49", "95", "00"][index % 4])"
      let longer = "\(19 + index % 101).\(["99", "90", "49"][index % 3])"
      texts += [shorter, longer]
      references.append(try Self.plan("shorter", shorter, .one(unit), in: storefront))
      plans.append(try Self.plan("yearly", longer, .one(.year), in: storefront))
    }
    self.plans = plans
    self.references = references
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
