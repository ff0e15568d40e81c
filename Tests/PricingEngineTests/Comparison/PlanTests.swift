import PricingEngine
import Testing

struct PlanTests {
  /// 49.99 up front or 4.99 a month for 12 months, with one offer for each way to pay.
  static func yearly(in codes: [String], _ kinds: [BillingPlan.Kind]) throws -> Product {
    let upFront = BillingPlan(.upFront, price: try PlanSample.money("49.99", "EUR"))
    let monthly = BillingPlan(.monthly, price: try PlanSample.money("4.99", "EUR"))
    let offers = [
      Offer(.introductory, try PlanSample.terms("free P1W")),
      Offer(.introductory, try PlanSample.terms("free P2W"), billing: .monthly),
    ]
    let pricing = Product.Pricing(
      price: upFront.price, billingPlans: [upFront, monthly].filter { kinds.contains($0.kind) },
      offers: offers)
    let subscription = Product.Subscription(period: .one(.year), groupID: "premium", level: 1)
    var prices: [Storefront: Product.Pricing] = [:]
    for code in codes { prices[try Storefront(code: code)] = pricing }
    return Product(
      id: "yearly", kind: .autoRenewable(subscription), localizations: [], isFamilyShareable: false,
      pricing: prices)
  }

  @Test func twoWaysToPayAreTwoPlans() throws {
    let germany = try Storefront(code: "DEU")
    let product = try Self.yearly(in: ["DEU"], [.upFront, .monthly])
    let plans = try Plan.plans(of: product, in: germany)
    try #require(plans.count == 2)
    #expect(plans.map(\.productID) == ["yearly", "yearly"])
    #expect(plans.map(\.price.amount.text) == ["49.99", "4.99"])
    #expect(plans.map(\.paymentPeriod?.iso) == ["P1Y", "P1M"])
    #expect(plans.map(\.term?.iso) == ["P1Y", "P1Y"])
    #expect(plans.map(\.termTotal.amount.text) == ["49.99", "59.88"])
    #expect(
      plans.map { $0.offers.map(\.terms) } == [
        [try PlanSample.terms("free P1W")], [try PlanSample.terms("free P2W")],
      ])
    #expect(plans[0].commitment == nil)
    #expect(plans[1].commitment?.payments == 12)
    #expect(plans[1].commitment?.total == (try PlanSample.money("59.88", "EUR")))
    #expect(plans[1].commitment?.length == .one(.year))
    #expect(plans.allSatisfy { $0.storefront == germany && $0.subscription?.groupID == "premium" })
  }

  @Test(arguments: ["USA", "SGP"])
  func commitmentsAreLeftOutWhereTheyAreNotSold(code: String) throws {
    let storefront = try Storefront(code: code)
    let both = try Self.yearly(in: [code], [.upFront, .monthly])
    #expect(
      try Plan.plans(of: both, in: storefront).map(\.billing) == [.upFront(period: .one(.year))])
    let monthly = try Self.yearly(in: [code], [.monthly])
    let error = PlanError.commitmentNotSold(productID: "yearly", storefront: storefront)
    #expect(throws: error) { try Plan.plans(of: monthly, in: storefront) }
    #expect(
      error.description
        == "'yearly' is sold only with a commitment, which storefront '\(code)' does not sell")
    #expect(
      try Plan.plans(of: monthly, in: storefront, soldBy: .googlePlay).map(\.commitment?.payments)
        == [12])
  }

  @Test func aMissingPriceListsWhereThereIsOne() throws {
    let japan = try Storefront(code: "JPN")
    let product = try Self.yearly(in: ["FRA", "DEU"], [.upFront])
    let error = PlanError.noPrice(
      productID: "yearly", storefront: japan,
      available: [try Storefront(code: "DEU"), try Storefront(code: "FRA")])
    #expect(throws: error) { try Plan.plans(of: product, in: japan) }
    #expect(
      error.description
        == "expected a price of 'yearly' in storefront 'JPN', got prices in 'DEU', 'FRA'")
    let unpriced = try Self.yearly(in: [], [.upFront])
    let none = PlanError.noPrice(productID: "yearly", storefront: japan, available: [])
    #expect(throws: none) { try Plan.plans(of: unpriced, in: japan) }
    #expect(
      none.description == "expected a price of 'yearly' in storefront 'JPN', got prices in none")
  }

  @Test func aProductWithoutBillingPlansIsNotOnSale() throws {
    let germany = try Storefront(code: "DEU")
    let product = try Self.yearly(in: ["DEU"], [])
    let error = PlanError.notOnSale(productID: "yearly", storefront: germany)
    #expect(throws: error) { try Plan.plans(of: product, in: germany) }
    #expect(error.description == "no billing plan of 'yearly' is on sale in storefront 'DEU'")
  }

  @Test func aCommitmentLastsOneYear() throws {
    let germany = try Storefront(code: "DEU")
    let plan = BillingPlan(.monthly, price: try PlanSample.money("4.99", "EUR"))
    func product(_ period: String) throws -> Product {
      try PlanSample.product(
        "plan", period, storefront: "DEU",
        Product.Pricing(price: 12 * plan.price, billingPlans: [plan]))
    }
    #expect(
      try Plan.plans(of: try product("P12M"), in: germany).map(\.commitment?.length.iso) == ["P12M"]
    )
    let error = PlanError.commitmentNotOneYear(
      productID: "plan", period: try SubscriptionPeriod(iso: "P6M"))
    let halfYear = try product("P6M")
    #expect(throws: error) { try Plan.plans(of: halfYear, in: germany) }
    #expect(
      error.description == "expected a period of one year for the commitment of 'plan', got 'P6M'")
  }

  @Test(arguments: [Product.Kind.nonConsumable, .consumable, .nonRenewing])
  func oneTimeProductsHaveNoPeriod(kind: Product.Kind) throws {
    let usa = try Storefront(code: "USA")
    let product = Product(
      id: "once", kind: kind, localizations: [], isFamilyShareable: false,
      pricing: [usa: Product.Pricing(price: try PlanSample.money("24.99"))])
    let plans = try Plan.plans(of: product, in: usa)
    #expect(plans.map(\.billing) == [.oneTime])
    #expect(plans.map(\.termTotal.amount.text) == ["24.99"])
    #expect(plans.map(\.term) == [nil])
    #expect(plans.map(\.paymentPeriod) == [nil])
    #expect(plans.map(\.subscription) == [nil])
  }
}
