import PricingEngine
import Testing

@testable import CopyChecks

/// Texts with more characters than their message may have.
@Suite struct FitGraphemesTests {
  static let rows = [
    CellRow("right", SampleCell()),
    // "plan.price" may have 40 characters; only the worse of the two plans is reported.
    CellRow(
      "the worst of several",
      SampleCell(changes: [.init("price", "per year", "for each and every year that you keep it")]),
      [
        "error price '$19.99 for each and every year that you keep it': 47 characters, and 'plan.price' may have 40"
      ]),
    CellRow(
      "a price of another storefront",
      SampleCell(
        products: [.init("y", "P1Y", "19.99", elsewhere: [("VNM", "123456789012", "VND")])],
        changes: [.init("price", "per year", "for the whole of one year")]),
      [
        "error price '$19.99 for the whole of one year': 42 characters, and 'plan.price' may have 40: '₫123,456,789,012 for the whole of one year'"
      ]),
    CellRow(
      "a family is one character",
      SampleCell(changes: [
        .init("price", "per year", String(repeating: "\u{1F468}\u{200D}\u{1F469}", count: 33))
      ])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.fitGraphemes) }
}
