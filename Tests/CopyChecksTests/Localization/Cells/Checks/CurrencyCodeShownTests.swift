import PricingEngine
import Testing

@testable import CopyChecks

/// Codes where readers have a sign.
@Suite struct CurrencyCodeShownTests {
  static let rows = [
    CellRow("a sign", SampleCell()),
    CellRow("a code abroad", SampleCell(locale: "pl")),
    CellRow(
      "a code is the sign", SampleCell(locale: "de-CH", storefront: "CHE", currency: "CHF")),
    CellRow(
      "a code at home", SampleCell(locale: "en-EG", storefront: "EGY", currency: "EGP"),
      ["note price 'EGP\u{A0}19.99': the price shows the code EGP"]),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.currencyCodeShown) }
}
