import PricingEngine
import Testing

@testable import CopyChecks

/// Symbols that stand for another currency.
@Suite struct CurrencyAmbiguousTests {
  static let rows = [
    CellRow("dollars at home", SampleCell()),
    CellRow("US dollars in Argentina", SampleCell(storefront: "ARG")),
    CellRow(
      "a bare dollar sign in Argentina",
      SampleCell(storefront: "ARG", changes: [.init("price", "US$", "$")]),
      ["error price '$19.99': '$' stands for USD here, and for ARS in Argentina"]),
    CellRow("kronor in Sweden", SampleCell(locale: "en", storefront: "SWE", currency: "SEK")),
    CellRow(
      "Canadian dollars for readers of English in Canada",
      SampleCell(locale: "en-CA", storefront: "CAN", currency: "CAD")),
    CellRow(
      "the catalog's yen and yuan",
      SampleCell(
        storefront: "JPN",
        products: [.init("y", "P1Y", "3000", elsewhere: [("CHN", "128.00", "CNY")])],
        currency: "JPY")),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.currencyAmbiguous) }
}
