import PricingEngine
import Testing

@testable import CopyChecks

/// Prices that are seen in another order than alone.
@Suite struct BidiPriceReorderedTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow("right in Arabic", SampleCell(locale: "ar", storefront: "SAU", currency: "SAR")),
    CellRow("dollars in Arabic", SampleCell(locale: "ar", storefront: "USA")),
    // Between Hebrew letters the space and the symbol run from right to left.
    CellRow(
      "Hebrew words around a price in German",
      SampleCell(
        locale: "de", storefront: "DEU", currency: "EUR",
        changes: [.init("price", "19,99\u{A0}€", "שנה 19,99\u{A0}€ שנה")]),
      [
        "error price '19,99\u{A0}€': the price '19,99\u{A0}€' is seen in another order in a left-to-right text"
      ]),
    CellRow(
      "an isolated price",
      SampleCell(
        locale: "de", storefront: "DEU", currency: "EUR",
        changes: [.init("price", "19,99\u{A0}€", "שנה \u{2068}19,99\u{A0}€\u{2069} שנה")])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.bidiPriceReordered) }
}
