import Testing

@testable import PricingEngine

/// Field case `decimal-text-with-trailing-junk` and the price forms of public files.
@Suite struct StoreKitPriceTests {
  struct Accepted: CustomTestStringConvertible, Sendable {
    let json: String
    /// The digits of the amount, which are kept as written.
    let digits: String
    var testDescription: String { json }
  }

  static let accepted: [Accepted] = [
    Accepted(json: #""3.49""#, digits: "3.49"),
    Accepted(json: #""0""#, digits: "0"),
    Accepted(json: #""1200""#, digits: "1200"),
    Accepted(json: #""0.990""#, digits: "0.990"),
    Accepted(json: #""39.0""#, digits: "39.0"),
    Accepted(json: #""0.6""#, digits: "0.6"),
    Accepted(json: #""18.00""#, digits: "18.00"),
    Accepted(json: #""80990.00""#, digits: "80990.00"),
    Accepted(json: #""0.0""#, digits: "0.0"),
  ]

  @Test(arguments: accepted)
  func reads(row: Accepted) throws {
    let catalog = try storeKitCatalog(
      StoreKitJSON.file(
        products: StoreKitJSON.product(["displayPrice": row.json]),
        settings: #"{ "_storefront" : "CHL" }"#))
    let price = try #require(catalog.products.first?.pricing[catalog.storefront]?.price)
    #expect(price.amount.text == row.digits)
    #expect(price.currency.code == "CLP")
  }

  private static func refused(_ text: String, _ shown: String, fix: String) -> StoreKitRow {
    StoreKitRow(
      id: "'\(shown)'", marked: StoreKitJSON.file(product: ["displayPrice": "⚑\"\(text)\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "price-not-a-number", path: "products[0] \"a\" > displayPrice",
        message: "expected a plain decimal number, got '\(shown)'", fix: fix),
      kept: [])
  }

  private static let grouping =
    "write all digits without grouping, with a point before the decimals"
  private static let alone = "write the number alone"
  private static let length = "write at most 15 digits before the point and 6 after it"

  static let refusedRows: [StoreKitRow] = [
    refused("3,490", "3,490", fix: grouping),
    refused("1.234,56", "1.234,56", fix: grouping),
    refused("1 000", "1 000", fix: grouping),
    refused("1_000", "1_000", fix: grouping),
    refused("12abc", "12abc", fix: alone),
    refused("-", "-", fix: alone),
    refused(" 1", " 1", fix: alone),
    refused(".5", ".5", fix: alone),
    refused("٣", "٣", fix: alone),
    refused("0x10", "0x10", fix: "write all digits"),
    refused("1e3", "1e3", fix: "write all digits"),
    refused("-1", "-1", fix: "write a price of zero or more"),
    refused("", "", fix: "write the price, such as '4.99'"),
    refused("¥18", "¥18", fix: "remove '¥': the storefront decides the currency"),
    refused("USD 3.49", "USD 3.49", fix: "remove 'USD': the storefront decides the currency"),
    refused("1234567890123456", "1234567890123456", fix: length),
    refused("1\\n", "1\\u{000A}", fix: alone),
  ]

  static let others: [StoreKitRow] = [
    StoreKitRow(
      id: "decimal comma", marked: StoreKitJSON.file(product: ["displayPrice": "⚑\"3,49\""]),
      finding: ExpectedFinding(
        severity: .warning, rule: "decimal-comma", path: "products[0] \"a\" > displayPrice",
        message: "expected a decimal point, got '3,49'; it is read as 3.49", fix: "write '3.49'")),
    StoreKitRow(
      id: "no price",
      marked: StoreKitJSON.file(products: "⚑" + StoreKitJSON.product(["displayPrice": ""])),
      finding: ExpectedFinding(
        severity: .error, rule: "price-missing", path: "products[0] \"a\" > displayPrice",
        message: "the product has no price", fix: "add 'displayPrice', such as \"4.99\""),
      kept: []),
    StoreKitRow(
      id: "JSON number", marked: StoreKitJSON.file(product: ["displayPrice": "⚑4.90"]),
      finding: ExpectedFinding(
        severity: .warning, rule: "price-not-text", path: "products[0] \"a\" > displayPrice",
        message: "expected a price in quotes, got the number 4.90", fix: "write \"4.90\"")),
    StoreKitRow(
      id: "JSON number with an exponent",
      marked: StoreKitJSON.file(product: ["displayPrice": "⚑1e3"]),
      finding: ExpectedFinding(
        severity: .error, rule: "price-not-a-number", path: "products[0] \"a\" > displayPrice",
        message: "expected a plain decimal number, got '1e3'", fix: "write all digits"),
      kept: []),
    StoreKitRow(
      id: "list", marked: StoreKitJSON.file(product: ["displayPrice": "⚑[]"]),
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: "products[0] \"a\" > displayPrice",
        message: "expected a price in quotes, got a list"),
      kept: []),
  ]

  @Test(arguments: refusedRows + others)
  func reports(row: StoreKitRow) throws { try row.check() }

  @Test func readsADecimalCommaAsAPoint() throws {
    let reading = try storeKitReading(StoreKitJSON.file(product: ["displayPrice": "\"2,9\""]))
    let catalog = try #require(reading.catalog)
    let price = try #require(catalog.products.first?.pricing[catalog.storefront]?.price)
    #expect(price.amount.text == "2.9")
  }
}
