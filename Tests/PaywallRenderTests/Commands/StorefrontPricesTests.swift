import Testing

/// `prices --storefront all`: each storefront has its own prices, savings, digits and symbol.
///
/// Savings worked out with Python's fractions from the price list: 12 × 3.49 = 41.88, 41.88 − 24.99 = 16.89, which is
/// 40.3… %, and so on.
@Suite struct StorefrontPricesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let storefront: String
    let currency: String
    let price: String
    let perMonth: String
    let percent: Int
    let saved: String
    var testDescription: String { storefront }
  }

  static let rows = [
    Row(
      storefront: "ARG", currency: "USD", price: "US$14.99", perMonth: "US$1.25", percent: 49,
      saved: "14.89"),
    Row(
      storefront: "DEU", currency: "EUR", price: "€24.99", perMonth: "€2.09", percent: 40,
      saved: "16.89"),
    Row(
      storefront: "HUN", currency: "HUF", price: "HUF\u{A0}8,990.00", perMonth: "HUF\u{A0}749.17",
      percent: 41, saved: "6490.00"),
    Row(
      storefront: "IDN", currency: "IDR", price: "IDR\u{A0}329,000.00",
      perMonth: "IDR\u{A0}27,416.67", percent: 44, saved: "259000.00"),
    Row(
      storefront: "JPN", currency: "JPY", price: "¥3,000", perMonth: "¥250", percent: 44,
      saved: "2400"),
    Row(
      storefront: "KOR", currency: "KRW", price: "₩29,000", perMonth: "₩2,417", percent: 45,
      saved: "23800"),
    Row(
      storefront: "USA", currency: "USD", price: "$19.99", perMonth: "$1.67", percent: 44,
      saved: "15.89"),
  ]

  @Test(arguments: ["all", "ALL"])
  func listsEveryStorefrontWithItsOwnPrices(word: String) throws {
    let examples = PackageFolder.path("Examples/catalogs")
    let result = try Program.run([
      "prices", "--catalog", examples + "/catalog.json", "--prices", examples + "/prices.csv",
      "--storefront", word, "--products", "app.example.compass.pro.yearly", "--format", "json",
    ])
    #expect(result.ending == .code(0))
    let storefronts = try JSONValue(result.output)["storefronts"].elements
    #expect(try storefronts.map { try $0["storefront"].text } == Self.rows.map(\.storefront))
    for (json, row) in zip(storefronts, Self.rows) {
      let plan = try json["plans"].elements[0]
      #expect(try json["currency"].text == row.currency, "\(row)")
      #expect(try plan["price"]["text"].text == row.price, "\(row)")
      #expect(try plan["equivalents"].elements[0]["text"].text == row.perMonth, "\(row)")
      #expect(try plan["savings"]["percent"].number == row.percent, "\(row)")
      #expect(try plan["savings"]["amount"]["amount"].text == row.saved, "\(row)")
    }
  }

  /// Only lists can be of all storefronts.
  static let single = CommandRow(
    id: "all of one paywall", command: "render --catalog App.storekit --storefront all",
    files: ["App.storekit": StoreKitText.twoPlans], code: 2,
    errors: "paywall-render: error: '--storefront all' is for 'prices' and 'build'; name one "
      + "storefront, such as USA\n")

  @Test func refusesAllStorefrontsOfOnePaywall() throws { try Self.single.check() }

  /// A week of seven days costs what is billed: not 52 or 365 days' worth of it.
  @Test func showsAPlansOwnPeriodAsBilled() throws {
    let catalog = StoreKitText.file(
      storefront: "GBR", subscriptions: [StoreKitText.subscription("weekly", "P7D", "7.49")])
    let folder = try TemporaryFolder(["App.storekit": catalog])
    let result = try Program.run(
      ["prices", "--catalog", "App.storekit", "--locale", "en-GB"], in: folder)
    #expect(
      result.outputText == """
        United Kingdom (GBR), GBP, en-GB

        product  price  period  per month  per week  saving  months free
        weekly   £7.49  7 days  £32.55     £7.49     -       -

        """)
  }
}
