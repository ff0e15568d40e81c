import PricingEngine
import Testing

@testable import CopyChecks

/// Digits of another script than the locale has.
@Suite struct NumeralSystemUnexpectedTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "Arabic digits in English", SampleCell(changes: [.init("price", "19.99", "١٩.٩٩")]),
      ["warning price '١٩.٩٩': '١٩.٩٩' is not in the digits of 'en'"]),
    CellRow(
      "Latin digits for a reader in Egypt",
      SampleCell(
        locale: "ar-EG", storefront: "EGY", currency: "EGP",
        changes: [.init("price", "١٩٫٩٩", "19.99")]),
      ["warning price '19.99': '19.99' is not in the digits of 'ar-EG'"]),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.numeralSystemUnexpected) }
}
