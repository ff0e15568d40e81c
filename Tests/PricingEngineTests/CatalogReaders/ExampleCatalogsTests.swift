import Testing

@testable import PricingEngine

/// The files of `Examples/catalogs`: each is found to be of its format and read as its README says.
@Suite struct ExampleCatalogsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let format: CatalogFormat
    /// Prices and offers, one line each, of the storefronts USA, DEU, JPN and KOR.
    let prices: [String]
    /// The rules of all findings.
    var rules: [String] = []
    var testDescription: String { file }
  }

  static let offers: [Row] = [
    Row(
      file: "introductory-free-trial.storekit", format: .storekit,
      prices: [
        "USA 9.99 USD", "introductory free P1W", "USA 79.99 USD", "introductory free P2W",
      ]),
    Row(
      file: "introductory-pay-as-you-go.storekit", format: .storekit,
      prices: ["USA 9.99 USD", "introductory 1.99 USD x 3 each P1M"]),
    Row(
      file: "introductory-pay-up-front.storekit", format: .storekit,
      prices: ["USA 9.99 USD", "introductory 29.99 USD for P6M"]),
    Row(
      file: "promotional.storekit", format: .storekit,
      prices: ["USA 9.99 USD", "promotional loyal.half 4.99 USD x 2 each P1M"]),
    Row(
      file: "offer-code.storekit", format: .storekit,
      prices: [
        "USA 79.99 USD", "code 'Spring walk' new+expired free P1M",
        "code 'Bird club' new+existing+expired stacks 19.99 USD for P6M",
      ]),
    Row(
      file: "win-back.storekit", format: .storekit,
      prices: ["USA 9.99 USD", "winBack come.back 5.99 USD x 6 each P1M"]),
    Row(
      file: "commitment.storekit", format: .storekit,
      prices: ["DEU 9.99 EUR", "DEU 79.99 EUR: upFront 79.99 monthly 7.99"]),
  ]

  static let formats: [Row] = [
    Row(
      file: "catalog.json", format: .catalog,
      prices: [
        "USA 2.99 USD", "USA 19.99 USD", "introductory free P1W", "USA 7.99 USD", "USA 24.99 USD",
        "code 'Hiking club' nonSpender 19.99 USD once", "USA 0.99 USD",
      ]),
    Row(
      file: "google-play.json", format: .googlePlay,
      prices: [
        "DEU 4.49 EUR", "JPN 600 JPY", "promotional three-half 300 JPY x 3 each P1M",
        "USA 3.99 USD",
        "promotional three-half 1.99 USD x 3 each P1M", "DEU 34.99 EUR", "introductory free P1W",
        "JPN 4500 JPY", "USA 29.99 USD", "introductory free P1W",
        "DEU 39.48 EUR: monthly 3.29", "DEU 1.49 EUR", "JPN 2200 JPY", "USA 14.99 USD",
      ],
      rules: [
        "benefits-ignored", "prepaid-length", "product-inactive", "kind-unknown",
        "region-without-storefront", "region-other",
      ]),
    Row(
      file: "revenuecat.json", format: .revenueCat, prices: [],
      rules: ["trial-ignored", "price-missing", "group-missing"]),
    Row(
      file: "revenuecat-web.json", format: .revenueCat,
      prices: [
        "DEU 39.99 EUR", "introductory free P2W", "DEU 4.99 EUR",
        "introductory 0.99 EUR x 3 each P1M",
      ], rules: ["group-missing", "price-without-country", "language-unstated"]),
    Row(
      file: "stripe.json", format: .stripe,
      prices: [
        "DEU 4.99 EUR", "JPN 800 JPY", "KOR 6500 KRW", "DEU 12.99 EUR", "DEU 49.99 EUR",
        "JPN 7800 JPY", "KOR 65000 KRW", "DEU 129.00 EUR",
      ],
      rules: [
        "trial-ignored", "kind-unknown", "price-not-single", "price-without-country",
        "language-unstated",
      ]),
  ]

  private func source(_ file: String) throws -> SourceText {
    try repositoryFile("Examples/catalogs/\(file)")
  }

  /// The lines of prices and offers of the storefronts that are looked at.
  private func prices(_ catalog: Catalog) -> [String] {
    var isShown = false
    return catalog.lines.compactMap { line in
      if !line.hasPrefix("  ") || line.contains(" | ") { return nil }
      let text = String(line.drop { $0 == " " })
      if line.hasPrefix("    ") { return isShown ? text : nil }
      isShown = ["USA", "DEU", "JPN", "KOR"].contains(String(text.prefix(3)))
      return isShown ? text : nil
    }
  }

  @Test(arguments: offers + formats) func reads(_ row: Row) throws {
    let source = try source(row.file)
    #expect(try CatalogFormat.detect(JSONDocument(parsing: source)) == row.format)
    let reading = CatalogReader.read(source)
    #expect(reading.catalog.map(prices) == row.prices)
    #expect(reading.findings.map(\.rule) == row.rules)
    #expect(!reading.findings.hasErrors)
  }

  @Test(arguments: offers + formats) func survivesConversion(_ row: Row) throws {
    let catalog = try #require(CatalogReader.read(try source(row.file)).catalog)
    let text = NativeCatalogWriter.text(of: catalog)
    let converted = CatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array(text.utf8)))
    #expect(!converted.findings.hasErrors)
    #expect(converted.catalog == catalog)
    #expect(converted.catalog.map(NativeCatalogWriter.text) == text)
  }

  @Test func addsPricesOfSevenStorefronts() throws {
    let catalog = try #require(CatalogReader.read(try source("catalog.json")).catalog)
    let reading = PriceListReader.read(try source("prices.csv"))
    #expect(reading.findings.isEmpty)
    let priced = catalog.adding(try #require(reading.list))
    #expect(
      priced.catalog.pricingLines.filter { $0.contains("yearly") } == [
        "app.example.compass.pro.yearly ARG 14.99 [upFront 14.99] offers 0",
        "app.example.compass.pro.yearly DEU 24.99 [upFront 24.99] offers 0",
        "app.example.compass.pro.yearly HUN 8990 [upFront 8990] offers 0",
        "app.example.compass.pro.yearly IDN 329000 [upFront 329000] offers 0",
        "app.example.compass.pro.yearly JPN 3000 [upFront 3000] offers 0",
        "app.example.compass.pro.yearly KOR 29000 [upFront 29000] offers 0",
        "app.example.compass.pro.yearly USA 19.99 [upFront 19.99] offers 1",
      ])
    #expect(priced.findings.map(\.rule) == ["price-list-no-offers"])
  }

  @Test func readsTheOtherPriceLists() throws {
    let exported = PriceListReader.read(
      try source("prices-exported.csv"), productID: "app.example.compass.pro.yearly")
    #expect(exported.findings.isEmpty)
    #expect(
      exported.list?.storefronts.map(\.code) == ["CHN", "DEU", "JPN", "KOR", "TUR", "USA"])
    let catalog = try #require(CatalogReader.read(try source("revenuecat.json")).catalog)
    let list = PriceListReader.read(try source("prices-revenuecat.csv"))
    #expect(list.findings.isEmpty)
    let priced = catalog.adding(try #require(list.list))
    #expect(priced.findings.isEmpty)
    #expect(
      priced.catalog.products.map(\.id) == [
        "app.example.marmot.pro.yearly", "app.example.marmot.pro.monthly",
        "app.example.marmot.forever",
      ])
    #expect(priced.catalog.products.allSatisfy { $0.pricing.count == 1 })
  }
}
