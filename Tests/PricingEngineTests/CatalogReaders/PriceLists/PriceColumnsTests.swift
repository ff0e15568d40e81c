import Testing

@testable import PricingEngine

@Suite struct PriceColumnsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let header: String
    let findings: [String]
    var isRefused = true
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "all missing", header: "a,b",
      findings: [
        "1:1 note price-list-unread-column: column 'a' is not read",
        "1:3 note price-list-unread-column: column 'b' is not read",
        "1:1 error price-list-column: expected a column 'product', got 'a', 'b' (add a column "
          + "'product' with product identifiers, or name the product of the whole list with "
          + "'--prices PRODUCT=FILE')",
        "1:1 error price-list-column: expected a column 'territory', got 'a', 'b' (add a column "
          + "'territory')",
        "1:1 error price-list-column: expected a column 'price', got 'a', 'b' (add a column 'price')",
      ]),
    Row(
      id: "no territory", header: "product_id,currency,price",
      findings: [
        "1:1 error price-list-column: expected a column 'territory', got 'product_id', 'currency', "
          + "'price' (add a column 'territory')"
      ]),
    Row(
      id: "no product", header: "Countries or Regions,Currency Code,Price,Proceeds",
      findings: [
        "1:1 error price-list-column: expected a column 'product', got 'Countries or Regions', "
          + "'Currency Code', 'Price', 'Proceeds' (add a column 'product' with product identifiers, "
          + "or name the product of the whole list with '--prices PRODUCT=FILE')"
      ]),
    Row(
      id: "one column twice", header: "product,country,currency,price,Country Code",
      findings: [
        "1:32 error price-list-column: expected one column for the territory, got 'country' and "
          + "'Country Code' (remove one of them)"
      ]),
    Row(
      id: "misspelled optional column", header: "product,country,currency,price,strat_date",
      findings: [
        "1:32 warning price-list-unread-column: column 'strat_date' is not read (rename it to "
          + "'start date')"
      ], isRefused: false),
    Row(
      id: "columns of a price mapping that hold offers",
      header: "product_id,country,price,currency,introductory_price,date,duration",
      findings: [
        "1:35 note price-list-unread-column: column 'introductory_price' is not read",
        "1:59 note price-list-unread-column: column 'duration' is not read",
      ], isRefused: false),
    Row(
      id: "sales report", header: "Provider\tSKU\tUnits\tCustomer Price\tCustomer Currency",
      findings: [
        "1:1 error price-list-other-report: expected a list of prices, got a sales or subscription "
          + "report, which lists purchases (export the prices of the product instead)"
      ]),
    Row(
      id: "catalog report", header: "Apple_ID,REFERENCE_NAME,PRODUCT_ID,ADDON_TYPE",
      findings: [
        "1:1 error price-list-other-report: expected a list of prices, got the in-app purchases "
          + "catalog report, which has none (export the prices of the product instead)"
      ]),
    Row(
      id: "offers", header: "territory,offer_mode,offer_duration,number_of_periods",
      findings: [
        "1:1 error price-list-other-report: expected a list of prices, got a list of introductory "
          + "offers (give offers in a catalog file)"
      ]),
  ]

  @Test(arguments: rows) func reads(_ row: Row) throws {
    let reading = PriceListReader.read(
      try SourceText(file: "prices.csv", bytes: Array((row.header + "\n").utf8)))
    #expect((reading.list == nil) == row.isRefused)
    #expect(reading.findings.map(\.line) == row.findings)
  }

  @Test(arguments: ["", "\n\n"]) func refusesEmptyFiles(_ text: String) throws {
    let reading = PriceListReader.read(
      try SourceText(file: "prices.csv", bytes: Array(text.utf8)))
    #expect(reading.list == nil)
    #expect(reading.findings.map(\.rule) == ["file-empty"])
  }

  @Test func refusesUTF16() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "product_id,currency,price".utf8.flatMap { [$0, 0] }
    #expect(throws: DocumentError.utf16(isBigEndian: false)) {
      try SourceText(file: "prices.csv", bytes: bytes)
    }
  }
}
