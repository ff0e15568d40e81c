import PricingEngine
import Testing

@testable import CopyChecks

/// Savings that are larger than the prices give.
@Suite struct SavingOverstatedTests {
  static let rows = [
    // 12 × 2.99 = 35.88, and (35.88 - 19.99) / 35.88 is 44.28 percent.
    CellRow("right", SampleCell()),
    CellRow(
      "rounded up", SampleCell(changes: [.init("saving", "44%", "45%")]),
      [
        "error saving '45': the text says 45 percent, and (35.88 - 19.99) / 35.88 gives 44"
      ]),
    // 12 × 10 = 120, and (120 - 53.40) / 120 is 55.5 percent.
    CellRow(
      "half a percent rounded up, in Turkish order",
      SampleCell(
        products: [.init("y", "P1Y", "53.40"), .init("m", "P1M", "10.00")],
        changes: [.init("saving", "55%", "%56")]),
      [
        "error saving '56': the text says 56 percent, and (120.00 - 53.40) / 120.00 gives 55"
      ]),
    CellRow("a smaller one is none of it", SampleCell(changes: [.init("saving", "44%", "40%")])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.savingOverstated) }
}
