import PricingEngine
import Testing

@testable import CopyChecks

/// Digits of two scripts in one text.
@Suite struct NumeralSystemMixedTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "two scripts", SampleCell(changes: [.init("price", "19", "١٩")]),
      ["warning price '١٩.99': '١٩.99' has other digits than the rest"]),
    CellRow(
      "a name has its own digits",
      SampleCell(products: [.init("y", "P1Y", "19.99", name: "Pro ٢")])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.numeralSystemMixed) }
}
