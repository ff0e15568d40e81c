import PricingEngine
import Testing

@testable import CopyChecks

/// Prices per month that do not make what is billed.
@Suite struct PerUnitRoundingTests {
  static let rows = [
    CellRow("rounded up", SampleCell()),
    CellRow("exact", SampleCell(products: [.init("y", "P1Y", "59.88")])),
    CellRow(
      "rounded down", SampleCell(changes: [.init("equivalent", "$1.67", "$1.66")]),
      [
        "error equivalent '$1.66': '$1.66' for a month makes 19.92, less than the 19.99 that is billed"
      ]),
    CellRow(
      "a cent too much", SampleCell(changes: [.init("equivalent", "$1.67", "$1.68")]),
      [
        "error equivalent '$1.68': '$1.68' for a month makes 20.16, and only 19.99 is billed"
      ]),
    CellRow(
      "yen", SampleCell(products: [.init("y", "P1Y", "9800")], currency: "JPY")),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.perUnitRounding) }
}
