import PricingEngine
import Testing

@testable import CopyChecks

/// Line ends inside prices.
@Suite struct PriceBreakableTests {
  static let rows = [
    CellRow("right", SampleCell(locale: "de", storefront: "DEU", currency: "EUR")),
    CellRow(
      "an ordinary space",
      SampleCell(
        locale: "de", storefront: "DEU", currency: "EUR",
        changes: [.init("price", "\u{A0}€", " €")]),
      ["error price '19,99 €': a line can end inside '19,99 €'"]),
    CellRow(
      "an ordinary space in a percentage",
      SampleCell(
        locale: "de", storefront: "DEU", currency: "EUR",
        changes: [.init("saving", "\u{A0}%", " %")]),
      ["error saving '44 %': a line can end inside '44 %'"]),
    CellRow("no space at all", SampleCell()),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.priceBreakable) }
}
