import PricingEngine

/// Builds plans and offers from short texts, as a table of tests needs them.
enum PlanSample {
  /// The price of a text in a currency: `"2.99"`, `"USD"`.
  static func money(_ amount: String, _ currency: String = "USD") throws -> Money {
    Money(try ExactDecimal(parsing: amount), try Currency(code: currency))
  }

  /// A subscription of one up-front plan: `subscription("2.99", "P1M")`.
  static func subscription(
    _ price: String, _ period: String, currency: String = "USD", storefront: String = "USA",
    id: String? = nil, group: String = "premium", level: Int? = 1
  ) throws -> Plan {
    let product = try product(
      id ?? "\(group).\(period.lowercased())", period, group: group, level: level,
      storefront: storefront, Product.Pricing(price: try money(price, currency)))
    return try only(Plan.plans(of: product, in: try Storefront(code: storefront)))
  }

  /// A yearly subscription in 12 monthly payments, in Germany where commitments are sold.
  static func commitment(
    _ payment: String, currency: String = "EUR", id: String = "premium.p1y", level: Int? = 1
  ) throws -> Plan {
    let plan = BillingPlan(.monthly, price: try money(payment, currency))
    let pricing = Product.Pricing(price: 12 * plan.price, billingPlans: [plan])
    let product = try product(
      id, "P1Y", group: "premium", level: level, storefront: "DEU", pricing)
    return try only(Plan.plans(of: product, in: try Storefront(code: "DEU")))
  }

  /// A product that is bought once and kept.
  static func lifetime(_ price: String, storefront: String = "USA") throws -> Plan {
    let storefront = try Storefront(code: storefront)
    let product = Product(
      id: "lifetime", kind: .nonConsumable, localizations: [], isFamilyShareable: false,
      pricing: [
        storefront: Product.Pricing(
          price: Money(try ExactDecimal(parsing: price), storefront.currency))
      ])
    return try only(Plan.plans(of: product, in: storefront))
  }

  /// An auto-renewable product with prices in one storefront.
  static func product(
    _ id: String, _ period: String, group: String = "premium", level: Int? = 1,
    storefront: String, _ pricing: Product.Pricing
  ) throws -> Product {
    let subscription = Product.Subscription(
      period: try SubscriptionPeriod(iso: period), groupID: group, level: level)
    return Product(
      id: id, kind: .autoRenewable(subscription), localizations: [], isFamilyShareable: false,
      pricing: [try Storefront(code: storefront): pricing])
  }

  /// The terms of an offer: `"free P1W"`, `"1.99 × 3 P1M"`, `"9.99 P6M"`.
  static func terms(_ text: String, currency: String = "USD") throws -> Offer.Terms {
    let words = text.split(separator: " ").map(String.init)
    let period = try SubscriptionPeriod(iso: words.last ?? "")
    if words.first == "free" { return .freeTrial(period: period) }
    let price = try money(words.first ?? "", currency)
    guard words.count == 4, let count = Int(words[2]) else {
      return .payUpFront(price: price, period: period)
    }
    return .payAsYouGo(price: price, period: period, count: count)
  }

  private static func only(_ plans: [Plan]) throws -> Plan {
    guard let plan = plans.first, plans.count == 1 else { throw NotOnePlan(count: plans.count) }
    return plan
  }

  /// A sample meant as one plan makes another number of them.
  struct NotOnePlan: Error {
    let count: Int
  }
}
