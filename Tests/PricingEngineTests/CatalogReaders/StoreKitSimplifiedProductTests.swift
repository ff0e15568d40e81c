import Testing

@testable import PricingEngine

/// The simplified layout that people write by hand.
@Suite struct StoreKitSimplifiedProductTests {
  private static let note = "layout-simplified"

  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// One product, with a flag at the place of the finding that comes beside the note about the layout.
    let marked: String
    var finding: ExpectedFinding?
    var isKept = true
    var testDescription: String { id }
  }

  private static func product(_ changes: KeyValuePairs<String, String> = [:]) -> String {
    StoreKitJSON.object(
      [
        ("id", #""a""#), ("type", #""autoRenewable""#), ("price", "9.990"),
        ("subscriptionPeriod", #""P1M""#), ("displayName", #""Pro""#),
      ], changes)
  }

  private static func error(
    _ id: String, _ changes: KeyValuePairs<String, String>, _ rule: String, at key: String,
    _ message: String, fix: String?
  ) -> Row {
    Row(
      id: id, marked: product(changes),
      finding: ExpectedFinding(
        severity: .error, rule: rule, path: "products[0] \"a\" > \(key)", message: message,
        fix: fix),
      isKept: false)
  }

  static let rows: [Row] = [
    Row(id: "number", marked: product()),
    Row(id: "text", marked: product(["price": "\"9.990\""])),
    Row(id: "keys of Xcode", marked: product(["price": "", "displayPrice": "\"9.990\""])),
    Row(
      id: "currency of the storefront",
      marked: product(["currencyCode": "\"USD\"", "currency": "\"usd\""])),
    error(
      "another currency", ["currencyCode": "⚑\"EUR\""], "currency-conflict", at: "currencyCode",
      "the currency is 'EUR', but storefront USA sells in USD",
      fix: "name the storefront as '_storefront' in 'settings'"),
    error(
      "price with a sign", ["price": "⚑\"$9.99\""], "price-not-a-number", at: "price",
      "expected a plain decimal number, got '$9.99'",
      fix: "remove '$': the storefront decides the currency"),
    error(
      "price with an exponent", ["price": "⚑1e3"], "price-not-a-number", at: "price",
      "expected a plain decimal number, got '1e3'", fix: "write all digits"),
    error(
      "negative price", ["price": "⚑-1"], "price-not-a-number", at: "price",
      "expected a plain decimal number, got '-1'", fix: "write a price of zero or more"),
    error(
      "price of another type", ["price": "⚑true"], "value-type", at: "price",
      "expected a price, got true", fix: nil),
    error(
      "unknown type", ["type": "⚑\"rental\""], "type-unknown", at: "type",
      "unknown type 'rental'",
      fix: "use one of 'Consumable', 'NonConsumable', 'NonRenewingSubscription', "
        + "'RecurringSubscription'"),
    error(
      "invalid period", ["subscriptionPeriod": "⚑\"monthly\""], "period-invalid",
      at: "subscriptionPeriod", "expected a period such as 'P1M', got 'monthly'",
      fix: "write 'P', a whole number and one of D, W, M, Y"),
    error(
      "keys in an object of their own",
      ["subscriptionPeriod": "", "subscription": "⚑{ \"subscriptionPeriod\" : \"P1M\" }"],
      "layout-unknown", at: "subscription", "the keys in 'subscription' are not read",
      fix: "move them to the product: 'subscriptionPeriod', 'introductoryOffer'"),
    Row(
      id: "no type", marked: "⚑" + product(["type": ""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-missing", path: "products[0] \"a\" > type",
        message: "the product has no type", fix: "add 'type', such as 'NonConsumable'"),
      isKept: false),
    Row(
      id: "no price", marked: "⚑" + product(["price": ""]),
      finding: ExpectedFinding(
        severity: .error, rule: "price-missing", path: "products[0] \"a\" > price",
        message: "the product has no price", fix: "add 'price', such as \"4.99\""),
      isKept: false),
    Row(
      id: "no period", marked: "⚑" + product(["subscriptionPeriod": ""]),
      finding: ExpectedFinding(
        severity: .error, rule: "period-missing", path: "products[0] \"a\" > subscriptionPeriod",
        message: "the subscription has no period",
        fix: "add 'subscriptionPeriod', such as 'P1M'"),
      isKept: false),
    Row(
      id: "no id", marked: "⚑" + product(["id": ""]),
      finding: ExpectedFinding(
        severity: .error, rule: "product-id-missing", path: "products[0] > id", product: nil,
        message: "the product has no id", fix: "add 'id'"),
      isKept: false),
    Row(
      id: "no name", marked: "⚑" + product(["displayName": ""]),
      finding: ExpectedFinding(
        severity: .note, rule: "name-missing", path: "products[0] \"a\"",
        message: "the product has no name in any language",
        fix: "fill in 'displayName' in 'localizations'")),
    Row(
      id: "subscription at zero", marked: product(["price": "⚑0"]),
      finding: ExpectedFinding(
        severity: .error, rule: "price-zero", path: "products[0] \"a\" > price",
        message: "the App Store sells no subscription at price zero",
        fix: "write the regular price; a free period is an offer"),
      isKept: false),
    Row(
      id: "misspelled key", marked: product(["⚑desciption": "\"x\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled", path: "products[0] \"a\" > desciption",
        message: "the key 'desciption' is not read", fix: "rename it to 'description'"),
      isKept: false),
    Row(
      id: "misspelled number of periods",
      marked: product([
        "introductoryOffer":
          "{ \"type\" : \"payAsYouGo\", \"duration\" : \"P1M\", \"price\" : 1.99, "
          + "⚑\"periods\" : 3 }"
      ]),
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled",
        path: "products[0] \"a\" > introductoryOffer.periods",
        message: "the key 'periods' is not read", fix: "rename it to 'numberOfPeriods'"),
      isKept: false),
    Row(
      id: "period of a one-time product",
      marked: product(["type": "\"nonConsumable\"", "subscriptionPeriod": "⚑\"P1M\""]),
      finding: ExpectedFinding(
        severity: .note, rule: "period-ignored", path: "products[0] \"a\" > subscriptionPeriod",
        message: "only auto-renewable subscriptions have a period", fix: "remove it")),
    Row(
      id: "offer of a one-time product",
      marked: product([
        "type": "\"consumable\"", "subscriptionPeriod": "",
        "introductoryOffer": "⚑{ \"type\" : \"free\" }",
      ]),
      finding: ExpectedFinding(
        severity: .note, rule: "offer-ignored", path: "products[0] \"a\" > introductoryOffer",
        message: "only auto-renewable subscriptions have introductory offers", fix: "remove it")),
    error(
      "unknown offer type",
      ["introductoryOffer": "{ \"type\" : ⚑\"gift\", \"duration\" : \"P1W\" }"],
      "payment-mode-unknown", at: "introductoryOffer.type",
      "expected 'free', 'payAsYouGo' or 'payUpFront', got 'gift'", fix: nil),
    Row(
      id: "offer without its price",
      marked: product([
        "introductoryOffer": "⚑{ \"type\" : \"payUpFront\", \"duration\" : \"P3M\" }"
      ]),
      finding: ExpectedFinding(
        severity: .error, rule: "price-missing",
        path: "products[0] \"a\" > introductoryOffer.price", message: "it has no price",
        fix: "add 'price', such as \"4.99\""),
      isKept: false),
    Row(
      id: "offer without its duration",
      marked: product(["introductoryOffer": "⚑{ \"type\" : \"free\" }"]),
      finding: ExpectedFinding(
        severity: .error, rule: "period-missing",
        path: "products[0] \"a\" > introductoryOffer.duration", message: "the offer has no period",
        fix: "add 'duration', such as 'P1W'"),
      isKept: false),
    error(
      "pay as you go with the whole length as duration",
      [
        "introductoryOffer":
          "{ \"type\" : \"payAsYouGo\", \"duration\" : ⚑\"P3M\", \"price\" : 1, \"numberOfPeriods\" : 1 }"
      ], "pay-as-you-go-period", at: "introductoryOffer.duration",
      "a pay-as-you-go offer is paid in the plan's own period, 'P1M', got 'P3M'",
      fix: "write 'P1M' and the number of reduced periods as 'numberOfPeriods'"),
  ]

  @Test(arguments: rows)
  func reports(row: Row) throws {
    let marked = MarkedText(StoreKitJSON.file(products: row.marked))
    let reading = try storeKitReading(marked.text)
    let expected = row.finding?.finding(at: marked.location(in: "test.storekit"))
    #expect(reading.findings.filter { $0.rule != Self.note } == (expected.map { [$0] } ?? []))
    #expect(reading.findings.filter { $0.rule == Self.note }.count == 1)
    #expect(reading.catalog?.products.map(\.id) == (row.isKept ? ["a"] : []))
  }

  @Test func notesTheLayoutOnce() throws {
    let text = StoreKitJSON.file(
      products: "⚑\(Self.product()), \(Self.product(["id": "\"b\""]))")
    try StoreKitRow(
      id: "two products", marked: text,
      finding: ExpectedFinding(
        severity: .note, rule: Self.note, path: "products[0] \"a\"",
        message: "the products are in the simplified layout, not in Xcode's",
        fix: "for Xcode, write 'productID', 'displayPrice' as text and 'localizations', and put "
          + "subscriptions in 'subscriptionGroups'"),
      kept: ["a", "b"]
    ).check()
  }

  @Test func readsAWholeCatalog() throws {
    let text = """
      { "settings" : { "_storefront" : "DEU", "_locale" : "de" },
        "products" : [
          { "id" : "m", "type" : "auto-renewable", "price" : 9.990, "subscriptionPeriod" : "P1M",
            "displayName" : "Pro", "description" : "Alles.", "groupNumber" : 1,
            "introductoryOffer" : { "type" : "freeTrial", "duration" : "P14D" } },
          { "id" : "y", "type" : "AutoRenewableSubscription", "price" : "59.90",
            "subscriptionPeriod" : "P1Y", "groupNumber" : 1, "familyShareable" : true,
            "localizations" : [ { "locale" : "en_US", "displayName" : "Pro Yearly" } ],
            "introductoryOffer" : { "type" : "payUpFront", "duration" : "P3M", "price" : 4.5 } },
          { "id" : "u", "type" : "nonConsumable", "price" : 24.99, "displayName" : "Unlock" } ] }
      """
    let reading = try storeKitReading(text)
    #expect(reading.findings.map(\.rule) == [Self.note])
    let catalog = try #require(reading.catalog)
    let euro = catalog.storefront.currency
    func money(_ coefficient: Int128, _ digits: Int) -> Money {
      Money(ExactDecimal(coefficient: coefficient, fractionDigits: digits), euro)
    }
    #expect(
      catalog.products == [
        Product(
          id: "m",
          kind: .autoRenewable(
            Product.Subscription(period: .one(.month), groupID: "default", level: 1)),
          localizations: [
            Product.Localization(locale: "de", displayName: "Pro", description: "Alles.")
          ], isFamilyShareable: false,
          pricing: [
            catalog.storefront: Product.Pricing(
              price: money(9990, 3),
              offers: [
                Offer(.introductory, .freeTrial(period: try SubscriptionPeriod(14, .day)))
              ])
          ]),
        Product(
          id: "y",
          kind: .autoRenewable(
            Product.Subscription(period: .one(.year), groupID: "default", level: 1)),
          localizations: [
            Product.Localization(locale: "en-US", displayName: "Pro Yearly", description: "")
          ], isFamilyShareable: true,
          pricing: [
            catalog.storefront: Product.Pricing(
              price: money(5990, 2),
              offers: [
                Offer(
                  .introductory,
                  .payUpFront(price: money(45, 1), period: try SubscriptionPeriod(3, .month)))
              ])
          ]),
        Product(
          id: "u", kind: .nonConsumable,
          localizations: [
            Product.Localization(locale: "de", displayName: "Unlock", description: "")
          ], isFamilyShareable: false,
          pricing: [catalog.storefront: Product.Pricing(price: money(2499, 2))]),
      ])
    #expect(catalog.groups == [SubscriptionGroup(id: "default", referenceName: "default")])
    let digits = catalog.products.map { $0.pricing[catalog.storefront]?.price.amount.text }
    #expect(digits == ["9.990", "59.90", "24.99"])
  }

  @Test(arguments: ["numberOfPeriods", "periodCount"])
  func countsTheReducedPeriods(key: String) throws {
    let offer =
      #"{"type": "payAsYouGo", "duration": "P1M", "price": "1.99", "\#(key)": 3}"#
    let text = #"{"products": [\#(Self.product(["introductoryOffer": offer]))]}"#
    let reading = StoreKitReader.read(try SourceText(file: "a.storekit", bytes: Array(text.utf8)))
    let usa = try Storefront(code: "USA")
    let price = Money(ExactDecimal(coefficient: 199, fractionDigits: 2), usa.currency)
    #expect(
      reading.catalog?.products.first?.pricing[usa]?.offers.map(\.terms)
        == [.payAsYouGo(price: price, period: .one(.month), count: 3)])
  }
}
