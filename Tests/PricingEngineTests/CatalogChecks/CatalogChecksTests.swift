import Testing

@testable import PricingEngine

/// What is wrong with a catalog, whatever format it was read from.
@Suite struct CatalogChecksTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The period of the product, and what stands in its price: `price` of 9.99 USD unless it says so.
    var period = "P1M"
    var kind = "autoRenewable"
    var store = "appStore"
    var price = "9.99"
    var more = ""
    var product = "p"
    /// What is found, as severity, rule and message.
    let findings: [String]
    var testDescription: String { id }

    var text: String {
      let terms =
        kind == "autoRenewable" ? #""period": "\#(period)", "groupID": "g", "# : ""
      return #"{"schema": "paywall-catalog/1", "store": "\#(store)", "storefront": "USA","#
        + #" "groups": [{"id": "g"}],"# + "\n"
        + #" "products": [{"id": "\#(product)", "kind": "\#(kind)", \#(terms)"prices": {"USA": "#
        + #"{"price": \#(money(price))\#(more)}}}]}"#
    }
  }

  static func money(_ amount: String, _ currency: String = "USD") -> String {
    #"{"amount": "\#(amount)", "currency": "\#(currency)"}"#
  }

  private static func offer(_ mode: String, _ terms: String, kind: String = "introductory")
    -> String
  {
    #", "offers": [{"kind": "\#(kind)", "mode": "\#(mode)", \#(terms)}]"#
  }

  static let rows: [Row] = [
    Row(id: "nothing wrong", findings: []),
    Row(
      id: "an identifier that colors a terminal", product: #"p\u001B[31m"#,
      findings: [
        "error product-id-control-character: "
          + #"the product's identifier 'p\u{001B}[31m' holds U+001B"#
      ]),
    Row(
      id: "pay as you go 99 times",
      more: offer("payAsYouGo", #""period": "P1M", "periodCount": 99, "price": \#(money("1.99"))"#),
      findings: [
        "warning offer-length: a pay-as-you-go offer of a plan of 'P1M' has at most 12 periods, got 99"
      ]),
    Row(
      id: "trial of 45 days", more: offer("freeTrial", #""period": "P45D""#),
      findings: [
        "warning offer-length: a free offer lasts P3D, P1W, P2W, P1M, P2M, P3M, P6M or P1Y, got 'P45D'"
      ]),
    Row(
      id: "another store sells any trial", store: "googlePlay",
      more: offer("freeTrial", #""period": "P45D""#), findings: []),
    Row(
      id: "five months", period: "P5M",
      findings: ["warning period-not-sold: the App Store does not sell a period of 'P5M'"]),
    Row(id: "five months elsewhere", period: "P5M", store: "web", findings: []),
    Row(
      id: "subscription at zero", price: "0.00",
      findings: ["error price-zero: the App Store sells no subscription at price zero"]),
    Row(
      id: "free plan of another store", store: "web", price: "0",
      findings: ["warning price-zero: the subscription costs zero"]),
    Row(
      id: "one-time product at zero", kind: "nonConsumable", price: "0.0",
      findings: ["warning price-zero: the product costs zero, so no copy offers it for sale"]),
    Row(
      id: "paid offer at zero",
      more: offer("payAsYouGo", #""period": "P1M", "periodCount": 3, "price": \#(money("0"))"#),
      findings: ["warning price-zero: a paid offer costs zero"]),
    Row(
      id: "dearer offer",
      more: offer("payUpFront", #""period": "P3M", "price": \#(money("34.99"))"#),
      findings: [
        "warning offer-dearer: the offer costs more than the regular price for the same time: "
          + "34.99 against 3 × 9.99 = 29.97 USD in USA"
      ]),
    Row(
      id: "offer at the regular price",
      more: offer("payUpFront", #""period": "P3M", "price": \#(money("29.97"))"#),
      findings: [
        "warning offer-equal: the offer costs as much as the regular price for the same time: "
          + "29.97 against 3 × 9.99 = 29.97 USD in USA"
      ]),
    Row(
      id: "first seat at another price",
      more: #", "seats": [{"from": 1, "price": \#(money("8.99"))}]"#,
      findings: [
        "error seat-price: the price in USA is 9.99 USD, and the first seat costs 8.99 USD"
      ]),
    Row(
      id: "paid offer beside seats",
      more: #", "seats": [{"from": 1, "price": \#(money("9.99"))}]"#
        + offer("payUpFront", #""period": "P1M", "price": \#(money("1.99"))"#),
      findings: [
        "error seat-offer: a paid offer in USA stands beside prices per seat, and nothing "
          + "says how many seats it is for"
      ]),
    Row(
      id: "too many digits", price: "9.999",
      findings: [
        "warning price-digits: the price in USA is 9.999 USD, and USD has 2 fraction digits"
      ]),
    Row(
      id: "way to pay in another currency", period: "P1Y",
      more: #", "billingPlans": [{"kind": "upFront", "price": \#(money("9.99"))}, "#
        + #"{"kind": "monthly", "price": \#(money("1.99", "EUR"))}]"#,
      findings: [
        "error billing-plan-currency: the price in USA is in USD, and its billing plan "
          + "'monthly' in EUR"
      ]),
    Row(
      id: "offer in another currency",
      more: offer("payUpFront", #""period": "P1M", "price": \#(money("1.99", "EUR"))"#),
      findings: [
        "error offer-currency: the price in USA is in USD, and an offer in EUR"
      ]),
    Row(
      id: "name of another length",
      more: offer("freeTrial", #""period": "P1W", "offerID": "3-months-free""#, kind: "winBack"),
      findings: ["warning offer-name: the offer is called '3-months-free' and lasts 'P1W'"]),
    Row(
      id: "prices of another currency", price: "1200",
      findings: [
        "warning currency-unlikely: all prices are whole and up to 1200, which is unlikely in USD; they "
          + "may be of another storefront"
      ]),
  ]

  @Test(arguments: rows) func finds(_ row: Row) throws {
    let reading = CatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array(row.text.utf8)))
    #expect(
      reading.findings.map { "\($0.severity.rawValue) \($0.rule): \($0.message)" } == row.findings)
    let isRefused = row.findings.contains { $0.hasPrefix("error") }
    #expect(reading.catalog?.products.map(\.id) == (isRefused ? [] : ["p"]))
    for finding in reading.findings where finding.productID == "p" {
      #expect(finding.location?.line == 2)
    }
  }

  /// A file of Xcode, with what its reader finds at the exact places, and the same catalog in the project's format.
  @Test func findingsSurviveAConversion() throws {
    let offers = #"""
      "introductoryOffer": {"paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M",
        "numberOfPeriods": 99, "displayPrice": "12.99", "internalID": "1"},
      "winbackOffers": [{"paymentMode": "free", "subscriptionPeriod": "P1W", "offerID": "3-months-free",
        "internalID": "2", "numberOfPeriods": 1}]
      """#
    let text = #"""
      {"settings": {"_storefront": "USA"}, "subscriptionGroups": [{"id": "1", "name": "g",
        "localizations": [], "subscriptions": [{"productID": "p", "type": "RecurringSubscription",
          "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M", "subscriptionGroupID": "1",
          "localizations": [{"locale": "en_US", "displayName": "P", "description": ""}],
      """# + offers + "}]}]}"
    let first = CatalogReader.read(try SourceText(file: "a.storekit", bytes: Array(text.utf8)))
    let catalog = try #require(first.catalog)
    let converted = CatalogReader.read(
      try SourceText(
        file: "catalog.json", bytes: Array(NativeCatalogWriter.text(of: catalog).utf8)))
    let rules: Set = ["offer-length", "offer-dearer", "offer-name"]
    #expect(Set(first.findings.map(\.rule)) == rules)
    #expect(first.findings.count == 3)
    #expect(Set(converted.findings.map(\.rule)) == rules)
    #expect(converted.catalog == catalog)
  }
}
