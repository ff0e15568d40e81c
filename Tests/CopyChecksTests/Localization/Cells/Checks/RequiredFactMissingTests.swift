import PricingEngine
import Testing

@testable import CopyChecks

/// Values that finished text does not show.
@Suite struct RequiredFactMissingTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "right, with a trial", SampleCell(products: [.init("y", "P1Y", "19.99", offer: "P1W")])),
    CellRow(
      "the price is dropped", SampleCell(changes: [.init("price", "$19.99 ", "")]),
      ["error price: the text does not show {price}, which is '$19.99'"]),
    CellRow(
      "the period is dropped", SampleCell(changes: [.init("price", " per year", "")]),
      ["error price: the text does not show {rate}, which is 'per year'"]),
    CellRow(
      "the percentage is dropped", SampleCell(changes: [.init("saving", "44%", "")]),
      ["error saving: the text does not show {percent}, which is '44%'"]),
    CellRow(
      "a smaller percentage", SampleCell(changes: [.init("saving", "44%", "40%")]),
      ["error saving: the text does not show {percent}, which is '44%'"]),
    CellRow(
      "the trial's length is dropped",
      SampleCell(
        products: [.init("y", "P1Y", "19.99", offer: "P1W")],
        changes: [.init("trial", "for 1 week", "now")]),
      ["error trial: the text does not show {offerFor}, which is 'for 1 week'"]),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.requiredFactMissing) }
}
