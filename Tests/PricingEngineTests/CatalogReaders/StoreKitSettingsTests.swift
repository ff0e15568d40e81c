import Testing

@testable import PricingEngine

@Suite struct StoreKitSettingsTests {
  private static func file(_ settings: String) -> String {
    StoreKitJSON.file(products: StoreKitJSON.product(), settings: settings)
  }

  private static let missing = ExpectedFinding(
    severity: .note, rule: "storefront-missing", path: "settings", product: nil,
    message: "the file names no storefront; prices are read as USD, for storefront USA",
    fix: "name the storefront as '_storefront' in 'settings'")

  private static func unknown(_ code: String, fix: String) -> ExpectedFinding {
    ExpectedFinding(
      severity: .error, rule: "storefront-unknown", path: "settings._storefront", product: nil,
      message: "unknown storefront '\(code)', so the currency of the prices is not known",
      fix: fix)
  }

  private static func spelling(_ code: String, _ right: String) -> ExpectedFinding {
    ExpectedFinding(
      severity: .warning, rule: "storefront-spelling", path: "settings._storefront", product: nil,
      message: "expected a three-letter storefront code, got '\(code)'; it is read as '\(right)'",
      fix: "write '\(right)'")
  }

  static let storefronts: [StoreKitRow] = [
    StoreKitRow(id: "named", marked: file(#"{ "_storefront" : "JPN" }"#)),
    StoreKitRow(id: "not named", marked: file("⚑{}"), finding: missing),
    StoreKitRow(id: "null", marked: file(#"⚑{ "_storefront" : null }"#), finding: missing),
    StoreKitRow(
      id: "empty", marked: file(#"{ "_storefront" : ⚑"" }"#),
      finding: ExpectedFinding(
        severity: .note, rule: missing.rule, path: "settings._storefront", product: nil,
        message: missing.message, fix: missing.fix)),
    StoreKitRow(
      id: "no settings", marked: "⚑{ \"products\" : [ \(StoreKitJSON.product()) ] }",
      finding: ExpectedFinding(
        severity: .note, rule: missing.rule, product: nil, message: missing.message,
        fix: missing.fix)),
    StoreKitRow(
      id: "unknown with a near one", marked: file(#"{ "_storefront" : ⚑"JPX" }"#),
      finding: unknown("JPX", fix: "write 'JPN'"), kept: nil),
    StoreKitRow(
      id: "unknown", marked: file(#"{ "_storefront" : ⚑"EUROPE" }"#),
      finding: unknown("EUROPE", fix: "write a three-letter code, such as 'USA'"), kept: nil),
    StoreKitRow(
      id: "two letters", marked: file(#"{ "_storefront" : ⚑"DE" }"#),
      finding: spelling("DE", "DEU")),
    StoreKitRow(
      id: "lower case", marked: file(#"{ "_storefront" : ⚑"deu" }"#),
      finding: spelling("deu", "DEU")),
    StoreKitRow(
      id: "number", marked: file(#"{ "_storefront" : ⚑840 }"#),
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: "settings._storefront", product: nil,
        message: "expected a string, got the number 840"),
      kept: nil),
    StoreKitRow(
      id: "key without underscore",
      marked: file(#"{ ⚑"storefront" : "DEU", "_storefront" : "USA" }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "storefront-misplaced", path: "settings.storefront",
        product: nil, message: "the key 'storefront' is not read",
        fix: "rename it to '_storefront'")),
  ]

  static let others: [StoreKitRow] = [
    StoreKitRow(
      id: "switches of any type pass",
      marked: file(
        """
        { "_storefront" : "USA", "_locale" : "en_US", "_timeRate" : "x", "_storeKitErrors" : 3,
          "_compatibilityTimeRate" : { "3" : 6 }, "_lastSynchronizedDate" : null,
          "_applicationInternalID" : "6444444444", "_developerTeamID" : "T5X9A2B7C1" }
        """)),
    StoreKitRow(
      id: "unknown key", marked: file(#"{ "_storefront" : "USA", ⚑"timeRate" : 1 }"#),
      finding: ExpectedFinding(
        severity: .note, rule: "key-unknown", path: "settings.timeRate", product: nil,
        message: "the key 'timeRate' is not read", fix: "remove it if Xcode did not write it")),
    StoreKitRow(
      id: "malformed locale", marked: file(#"{ "_storefront" : "USA", "_locale" : ⚑"English" }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "locale-invalid", path: "settings._locale", product: nil,
        message: "expected a locale such as 'en_US', got 'English'", fix: "write 'en'")),
    StoreKitRow(
      id: "placeholder link",
      marked: file(#"⚑{ "_storefront" : "USA", "_developerTeamID" : "YOUR_TEAM_ID" }"#),
      finding: ExpectedFinding(
        severity: .note, rule: "placeholder-identifier", path: "settings", product: nil,
        message: "the link to App Store Connect is a placeholder, so the file was not synced")),
  ]

  @Test(arguments: storefronts + others)
  func reports(row: StoreKitRow) throws { try row.check() }

  @Test func reportsSettingsOfAnotherType() throws {
    let reading = try storeKitReading(Self.file("[]"))
    #expect(reading.findings.map(\.rule) == ["value-type", "storefront-missing"])
    #expect(reading.findings.map(\.severity) == [.warning, .note])
    #expect(reading.catalog?.namesStorefront == false)
  }

  @Test func readsStorefrontAndLocale() throws {
    let catalog = try storeKitCatalog(
      Self.file(#"{ "_storefront" : "JPN", "_locale" : "zh_hans" }"#))
    #expect(catalog.storefront.code == "JPN")
    #expect(catalog.namesStorefront)
    #expect(catalog.defaultLocale == "zh-Hans")
    #expect(catalog.products.first?.pricing[catalog.storefront]?.price.currency.code == "JPY")
  }

  struct CurrencyRow: CustomTestStringConvertible, Sendable {
    let id: String
    let storefront: String
    let prices: [String]
    var warns = true
    var testDescription: String { id }
  }

  /// Field case `storekit-storefront-decides-currency` among them.
  static let currencies: [CurrencyRow] = [
    CurrencyRow(id: "yen amounts as dollars", storefront: "USA", prices: ["480", "9800"]),
    CurrencyRow(id: "written with zeros", storefront: "DEU", prices: ["19", "129.00"]),
    CurrencyRow(id: "39000 as dollars", storefront: "USA", prices: ["39000"]),
    CurrencyRow(id: "won", storefront: "KOR", prices: ["39000"], warns: false),
    CurrencyRow(
      id: "one price has decimals", storefront: "USA", prices: ["480", "0.99"], warns: false),
    CurrencyRow(id: "all below 100", storefront: "USA", prices: ["2", "99"], warns: false),
    CurrencyRow(id: "exactly 100", storefront: "USA", prices: ["100"]),
    CurrencyRow(id: "whole yuan are usual", storefront: "CHN", prices: ["128"], warns: false),
  ]

  @Test(arguments: currencies)
  func doubtsTheCurrency(row: CurrencyRow) throws {
    let products = row.prices.enumerated().map { index, price in
      StoreKitJSON.product(["productID": "\"p\(index)\"", "displayPrice": "\"\(price)\""])
    }
    let text = StoreKitJSON.file(
      products: products.joined(separator: ","),
      settings: "{ \"_storefront\" : \"\(row.storefront)\" }")
    let reading = try storeKitReading(text)
    #expect(reading.findings.map(\.rule) == (row.warns ? ["currency-unlikely"] : []))
    #expect(reading.catalog?.products.count == row.prices.count)
  }

  @Test func wordsTheDoubt() throws {
    let text = StoreKitJSON.file(
      products: StoreKitJSON.product(["displayPrice": "\"9800\""]),
      settings: "⚑{ \"_storefront\" : \"USA\" }")
    try StoreKitRow(
      id: "yen", marked: text,
      finding: ExpectedFinding(
        severity: .warning, rule: "currency-unlikely", path: "settings", product: nil,
        message: "all prices are whole and up to 9800, which is unlikely in USD; they may be of "
          + "another storefront", fix: "check '_storefront' in 'settings'")
    ).check()
  }
}
