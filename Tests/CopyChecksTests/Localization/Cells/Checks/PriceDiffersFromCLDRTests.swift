import PricingEngine
import Testing

@testable import CopyChecks

/// Prices that are written otherwise than the locale writes them.
@Suite struct PriceDiffersFromCLDRTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "a decimal comma", SampleCell(changes: [.init("price", "$19.99", "$19,99")]),
      ["error price '$19,99': '$19,99' is not written as in 'en'"]),
    CellRow(
      "the symbol on the other side", SampleCell(changes: [.init("price", "$19.99", "19.99 $")]),
      ["error price '19.99 $': '19.99 $' is not written as in 'en'"]),
    CellRow(
      "another spelling of the same currency",
      SampleCell(changes: [.init("price", "$19.99", "US$19.99")]),
      ["error price 'US$19.99': 'US$19.99' is not written as in 'en'"]),
    CellRow(
      "a narrow no-break space",
      SampleCell(
        locale: "de", storefront: "DEU", currency: "EUR",
        changes: [.init("price", "\u{A0}€", "\u{202F}€")]),
      [
        "error price '19,99\u{202F}€': '19,99\u{202F}€' has other spaces than 'de' writes: "
          + "U+202F for U+00A0"
      ]),
    CellRow(
      "a part of a longer number is not the price",
      SampleCell(changes: [.init("price", "$19.99", "$19.991")]), []),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.priceDiffersFromCLDR) }
}
