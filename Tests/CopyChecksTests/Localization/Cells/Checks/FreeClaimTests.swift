import PricingEngine
import Testing

@testable import CopyChecks
@testable import CopyTemplates

/// Free where something is paid, and zero where nothing is.
@Suite struct FreeClaimTests {
  static let rows = [
    CellRow("a free trial", SampleCell(products: [.init("y", "P1Y", "19.99", offer: "P1W")])),
    CellRow(
      "a reduced price", SampleCell(products: [.init("m", "P1M", "9.99", offer: "1.99 P1M 3")])),
    CellRow(
      "zero as an amount",
      SampleCell(
        products: [.init("m", "P1M", "9.99", offer: "P1W")],
        edit: { section in
          section.id == "trial"
            ? section.showing([.offerPrice: .money(nothing)], text: "$0.00 for 1 week") : section
        }),
      ["error trial '$0.00': an offer that costs nothing is shown as '$0.00'"]),
    CellRow(
      "free, and something is paid",
      SampleCell(
        products: [.init("m", "P1M", "9.99", offer: "1.99 P1M 3")],
        edit: { section in
          section.id == "introPrice"
            ? section.showing([:], claims: [.freeTrial], text: "Free at first") : section
        }),
      ["error introPrice 'Free at first': the text says that the offer is free, and it costs 1.99"]),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.freeClaim) }
}

private let nothing = Money(.zero, Storefront.testEnvironmentDefault.currency)
