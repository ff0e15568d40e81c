import PricingEngine
import Testing

@testable import CopyChecks

/// Offers without the price that follows.
@Suite struct IntroWithoutRegularTests {
  static let rows = [
    CellRow("right", SampleCell(products: [.init("y", "P1Y", "19.99", offer: "P1W")])),
    CellRow("no offer", SampleCell(changes: [.init("price", "$19.99", "")])),
    CellRow(
      "nothing says what follows the trial",
      SampleCell(
        products: [.init("y", "P1Y", "19.99", offer: "P1W")],
        changes: [
          .init("price", "$19.99", ""), .init("trial", "$19.99", ""),
          .init("renewal", "$19.99", ""), .init("equivalent", "$19.99", ""),
        ]),
      ["error trial: an offer of 'y' stands without the regular price, $19.99"]),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.introWithoutRegular) }
}
