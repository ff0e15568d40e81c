import PricingEngine
import Testing

@testable import CopyChecks

/// East Asian texts that are too wide.
@Suite struct FitColumnsTests {
  static let rows = [
    CellRow("right", SampleCell(locale: "ja", storefront: "JPN", currency: "JPY")),
    CellRow(
      "21 wide characters",
      SampleCell(changes: [.init("price", "$19.99 per year", String(repeating: "年", count: 21))]),
      [
        "warning price '\(String(repeating: "年", count: 21))': 42 columns, and 'plan.price' may have 40"
      ]),
    CellRow(
      "20 wide characters",
      SampleCell(changes: [.init("price", "$19.99 per year", String(repeating: "年", count: 20))])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.fitColumns) }
}
