import PricingEngine
import Testing

@testable import CopyChecks

/// Currencies that the storefront does not charge.
@Suite struct CurrencyNotStorefrontTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "a euro sign on dollars", SampleCell(changes: [.init("price", "$19.99", "€19.99")]),
      ["error price '€19.99': '€19.99' carries '€', and the amount is in USD"]),
    CellRow("another spelling of dollars", SampleCell(changes: [.init("price", "$", "USD ")])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.currencyNotStorefront) }
}
