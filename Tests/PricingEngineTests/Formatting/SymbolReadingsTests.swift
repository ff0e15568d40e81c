import Testing

@testable import PricingEngine

/// Which other currency a symbol stands for.
@Suite struct SymbolReadingsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var locale = "en"
    let storefront: String
    var catalog: [String] = []
    let symbol: String
    let currency: String
    let reading: SymbolReadings.Reading?
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "the peso's sign", storefront: "ARG", symbol: "$", currency: "USD",
      reading: .tender("ARS")),
    Row(
      id: "the peso's sign in Spanish", locale: "es-AR", storefront: "ARG", symbol: "$",
      currency: "USD", reading: .tender("ARS")),
    Row(
      id: "an unmistakable dollar", storefront: "ARG", symbol: "US$", currency: "USD", reading: nil),
    Row(id: "at home", storefront: "USA", symbol: "$", currency: "USD", reading: nil),
    Row(id: "the code", storefront: "ARG", symbol: "USD", currency: "USD", reading: nil),
    Row(
      id: "a country that pays in dollars", storefront: "ECU", symbol: "$", currency: "USD",
      reading: nil),
    Row(
      id: "a narrow crown in Sweden", locale: "sv", storefront: "SWE", symbol: "kr",
      currency: "NOK", reading: .tender("SEK")),
    Row(
      id: "the catalog's yen", storefront: "USA", catalog: ["JPY", "CNY"], symbol: "¥",
      currency: "CNY", reading: .catalog("JPY")),
  ]

  @Test(arguments: rows)
  func reads(row: Row) throws {
    let readings = try SymbolReadings(
      locale: LocaleTag(row.locale), storefront: Storefront(code: row.storefront),
      currencies: Set(row.catalog.map { try Currency(code: $0) }))
    #expect(
      readings.reading(of: row.symbol, for: try Currency(code: row.currency)) == row.reading)
  }

  /// What CLDR 42 and later give no end and call legal tender.
  @Test(arguments: [
    ("US", ["USD"]), ("PA", ["PAB", "USD"]), ("DE", ["EUR"]), ("AQ", []), ("ZZ", []),
  ])
  func knowsLegalTenders(region: String, codes: [String]) throws {
    #expect(try legalTenders(of: region) == codes)
  }
}
