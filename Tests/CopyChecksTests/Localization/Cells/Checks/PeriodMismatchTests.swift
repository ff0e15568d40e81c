import PricingEngine
import Testing

@testable import CopyChecks
@testable import CopyTemplates

/// Words of another period than that of the product.
@Suite struct PeriodMismatchTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "a yearly price per month", SampleCell(changes: [.init("price", "per year", "per month")]),
      ["error price 'per month': 'per month' stands where {rate} is 'per year'"]),
    CellRow(
      "a trial of a month",
      SampleCell(
        products: [.init("y", "P1Y", "19.99", offer: "P1W")],
        changes: [.init("trial", "for 1 week", "for 1 month")]),
      ["error trial 'for 1 month': 'for 1 month' stands where {offerFor} is 'for 1 week'"]),
    CellRow(
      "a value of another product",
      SampleCell(edit: { section in
        section.id == "price" && section.planIndex == 0
          ? section.showing(section.values.merging([.rate: .period(.one(.month), .rate)]) { $1 })
          : section
      }),
      ["error price: {rate} is P1M, and 'yearly' has P1Y"]),
    CellRow("no period at all", SampleCell(changes: [.init("price", " per year", "")])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.periodMismatch) }
}
