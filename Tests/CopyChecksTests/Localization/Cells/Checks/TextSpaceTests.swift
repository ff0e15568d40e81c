import PricingEngine
import Testing

@testable import CopyChecks

/// Spaces in names and texts of the app's own.
@Suite struct TextSpaceTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "a doubled space",
      SampleCell(products: [.init("y", "P1Y", "19.99", name: "Pro  Yearly")]),
      ["warning name 'Pro  Yearly': a doubled space in 'Pro  Yearly'"]),
    CellRow(
      "a space at the end of a feature",
      SampleCell(facts: #", "features": [{"id": "a", "text": {"en": "Charts "}}]"#),
      ["warning features.a 'Charts ': a space at the end in 'Charts '"]),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.textSpace) }
}
