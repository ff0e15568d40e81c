import Testing

@testable import PricingEngine

@Suite struct CatalogPricesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let lines: [String]
    /// All prices of the catalog afterwards, by product and storefront.
    let pricing: [String]
    var findings: [String] = []
    var testDescription: String { id }
  }

  private static let yearly = "year USA 19.99 [upFront 19.99] offers 1"
  private static let unlock = "unlock USA 24.99 [upFront 24.99] offers 0"

  static let rows: [Row] = [
    Row(id: "nothing", lines: [], pricing: [unlock, yearly]),
    Row(
      id: "other storefronts", lines: ["unlock,DEU,EUR,24.99,", "unlock,JPN,JPY,3800,"],
      pricing: [
        "unlock DEU 24.99 [upFront 24.99] offers 0", "unlock JPN 3800 [upFront 3800] offers 0",
        unlock, yearly,
      ]),
    Row(
      id: "offers are not carried to other storefronts",
      lines: ["year,DEU,EUR,21.99,", "year,FRA,EUR,21.99,"],
      pricing: [
        unlock, "year DEU 21.99 [upFront 21.99] offers 0",
        "year FRA 21.99 [upFront 21.99] offers 0", yearly,
      ],
      findings: [
        "2:1 note price-list-no-offers <year>: offers are known for USA only: a price list has none"
      ]),
    Row(
      id: "the same price again", lines: ["year,USA,USD,19.990000,"],
      pricing: [unlock, "year USA 19.990000 [upFront 19.990000] offers 1"]),
    Row(
      id: "another price for a storefront of the catalog", lines: ["year,USA,USD,29.99,"],
      pricing: [unlock, "year USA 29.99 [upFront 29.99] offers 1"],
      findings: [
        "2:1 warning price-differs <year>: the catalog has 19.99 USD in USA, the price list 29.99 "
          + "USD, which is used"
      ]),
    Row(
      id: "zero for a subscription", lines: ["year,USA,USD,0,"], pricing: [unlock, yearly],
      findings: [
        "2:1 error price-zero <year>: the App Store sells no subscription at price zero (write the "
          + "regular price; a free period is an offer)"
      ]),
    Row(
      id: "zero for what is bought once", lines: ["unlock,USA,USD,0.00,"],
      pricing: ["unlock USA 0.00 [upFront 0.00] offers 0", yearly],
      findings: [
        "2:1 warning price-zero <unlock>: the product costs zero, so no copy offers it for sale "
          + "(write what customers pay)",
        "2:1 warning price-differs <unlock>: the catalog has 24.99 USD in USA, the price list 0.00 "
          + "USD, which is used",
      ]),
    Row(
      id: "both ways to pay", lines: ["year,DEU,EUR,4.99,MONTHLY", "year,DEU,EUR,49.99,"],
      pricing: [unlock, "year DEU 49.99 [upFront 49.99, monthly 4.99] offers 0", yearly],
      findings: [
        "2:1 note price-list-no-offers <year>: offers are known for USA only: a price list has none"
      ]),
    Row(
      id: "monthly only: the price is the total", lines: ["year,DEU,EUR,4.99,MONTHLY"],
      pricing: [unlock, "year DEU 59.88 [monthly 4.99] offers 0", yearly],
      findings: [
        "2:1 note price-list-no-offers <year>: offers are known for USA only: a price list has none"
      ]),
    Row(
      id: "commitments where none are sold",
      lines: ["year,USA,USD,1.99,MONTHLY", "unlock,DEU,EUR,1.99,MONTHLY"],
      pricing: [unlock, yearly],
      findings: [
        "2:1 error commitment-not-sold <year>: plans with a 12-month commitment are not sold in USA",
        "3:1 error commitment-period <unlock>: expected a subscription of one year for a monthly "
          + "price with a commitment",
      ]),
    Row(
      id: "products that the catalog lacks",
      lines: ["yaer,DEU,EUR,1,", "yaer,FRA,EUR,1,", "other,DEU,EUR,1,"],
      pricing: [unlock, yearly],
      findings: [
        "2:1 warning price-list-unknown-product <yaer>: the catalog has no product 'yaer': its "
          + "prices are not used (write 'year')",
        "4:1 warning price-list-unknown-product <other>: the catalog has no product 'other': its "
          + "prices are not used",
      ]),
  ]

  @Test(arguments: rows) func adds(_ row: Row) throws {
    let text = (["product,territory,currency,price,plan"] + row.lines).joined(separator: "\n")
    let reading = PriceListReader.read(
      try SourceText(file: "prices.csv", bytes: Array(text.utf8)))
    #expect(reading.findings.map(\.rule) == (row.lines.isEmpty ? ["price-list-empty"] : []))
    let catalog = try catalog()
    let result = catalog.adding(try #require(reading.list))
    #expect(result.catalog.pricingLines == row.pricing)
    #expect(result.findings.map(\.line) == row.findings)
    #expect(result.catalog.products.map(\.id) == catalog.products.map(\.id))
    #expect(result.catalog.storefront == catalog.storefront)
    #expect(result.catalog.namesStorefront == catalog.namesStorefront)
  }

  @Test func keepsSeatPrices() throws {
    let usa = try Storefront(code: "USA")
    let seats = try GraduatedPrice(
      tiers: [.init(from: 1, price: Money(try ExactDecimal(parsing: "19.99"), usa.currency))])
    let price = Money(try ExactDecimal(parsing: "19.99"), usa.currency)
    let product = Product(
      id: "team", kind: .nonConsumable, localizations: [], isFamilyShareable: false,
      pricing: [usa: Product.Pricing(price: price, seats: seats)])
    let text = "product,territory,currency,price\nteam,USA,USD,29.99\n"
    let list = PriceListReader.read(
      try SourceText(file: "prices.csv", bytes: Array(text.utf8))
    ).list
    let result = Catalog(products: [product], storefront: usa).adding(try #require(list))
    #expect(result.catalog.product("team")?.pricing[usa]?.seats == seats)
    #expect(result.findings.map(\.rule) == ["price-differs", "seat-price"])
    #expect(
      result.findings.last?.message
        == "the price list has 29.99 USD, and the first seat costs 19.99 USD in the catalog")
  }

  /// That no commitments are sold in USA is a rule of the App Store.
  @Test(arguments: [(Store.appStore, ["commitment-not-sold"], 1), (.googlePlay, [], 2)])
  func addsCommitmentsThatTheStoreSells(store: Store, rules: [String], plans: Int) throws {
    let old = try catalog()
    let text = "product,territory,currency,price,plan type\nyear,USA,USD,1.99,MONTHLY\n"
    let list = PriceListReader.read(
      try SourceText(file: "prices.csv", bytes: Array(text.utf8))
    ).list
    let sold = Catalog(
      products: old.products, groups: old.groups, storefront: old.storefront, store: store)
    let result = sold.adding(try #require(list))
    #expect(result.findings.map(\.rule) == rules)
    #expect(result.catalog.store == store)
    #expect(
      result.catalog.product("year")?.pricing[old.storefront]?.billingPlans.count == plans)
  }

  private func catalog() throws -> Catalog {
    let usa = try Storefront(code: "USA")
    func dollars(_ text: String) throws -> Money {
      Money(try ExactDecimal(parsing: text), usa.currency)
    }
    let trial = Offer(.introductory, .freeTrial(period: .one(.week)))
    let yearly = Product.Subscription(period: .one(.year), groupID: "g", level: 1)
    return Catalog(
      products: [
        Product(
          id: "year", kind: .autoRenewable(yearly), localizations: [], isFamilyShareable: false,
          pricing: [usa: Product.Pricing(price: try dollars("19.99"), offers: [trial])]),
        Product(
          id: "unlock", kind: .nonConsumable, localizations: [], isFamilyShareable: false,
          pricing: [usa: Product.Pricing(price: try dollars("24.99"))]),
      ], storefront: usa, namesStorefront: false)
  }
}

extension Catalog {
  /// Every price in one line: product, storefront, price, ways to pay, number of offers; in order.
  var pricingLines: [String] {
    products.flatMap { product in
      product.pricing.map { storefront, pricing in
        let plans = pricing.billingPlans.map { "\($0.kind) \($0.price.amount)" }
        return "\(product.id) \(storefront) \(pricing.price.amount) "
          + "[\(plans.joined(separator: ", "))] offers \(pricing.offers.count)"
      }
    }.sorted()
  }
}
