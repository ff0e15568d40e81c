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

  /// The percent that a plan saves, 0 where it saves nothing.
  func percent(at index: Int) -> Int {
    let place = index % plans.count
    do throws(NoSavings) {
      return try Savings(of: plans[place], comparedWith: references[place]).percent
    } catch {
      return 0
    }
  }

  /// Whether the price per month of a plan is exact (0) or rounded (1).
  func roundsPricePerMonth(at index: Int) throws -> Int {
    try plans[index % plans.count].equivalent(per: .month).rounding == .exact ? 0 : 1
  }

  /// The entries in the payment schedule of a plan.
  func scheduleEntries(at index: Int) throws -> Int {
    try PaymentSchedule(of: plans[index % plans.count]).entries.count
  }

  /// The fraction digits of a price text.
  func fractionDigits(at index: Int) throws -> Int {
    try ExactDecimal(parsing: texts[index % texts.count]).fractionDigits
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
