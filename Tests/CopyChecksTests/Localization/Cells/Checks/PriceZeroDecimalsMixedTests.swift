import PricingEngine
import Testing

@testable import CopyChecks

/// Whole amounts with and without fraction digits.
@Suite struct PriceZeroDecimalsMixedTests {
  static let rows = [
    CellRow("right", SampleCell(products: [.init("y", "P1Y", "49"), .init("m", "P1M", "5.00")])),
    CellRow(
      "one amount without its zeros",
      SampleCell(
        products: [.init("y", "P1Y", "49.00"), .init("m", "P1M", "5.00")],
        changes: [.init("price", "$49.00", "$49")]),
      ["warning price '49': '49' has no fraction digits, and '5.00' on the same screen has them"]),
    CellRow("amounts that are not whole", SampleCell(changes: [.init("price", "$19.99", "$20")])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.priceZeroDecimalsMixed) }
}
