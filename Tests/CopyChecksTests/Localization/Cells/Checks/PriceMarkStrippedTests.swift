import PricingEngine
import Testing

@testable import CopyChecks

/// Prices without the direction marks of the locale.
@Suite struct PriceMarkStrippedTests {
  static let rows = [
    CellRow("right", SampleCell(locale: "ar", storefront: "SAU", currency: "SAR")),
    CellRow(
      "the mark is gone",
      SampleCell(
        locale: "ar", storefront: "SAU", currency: "SAR",
        changes: [.init("price", "\u{200F}", "")]),
      ["warning price '١٩٫٩٩\u{A0}ر.س.': '١٩٫٩٩\u{A0}ر.س.' has lost U+200F U+200F"]),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.priceMarkStripped) }
}
