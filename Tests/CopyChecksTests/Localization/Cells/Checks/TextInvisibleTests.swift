import PricingEngine
import Testing

@testable import CopyChecks

/// Invisible characters in names and texts of the app's own.
@Suite struct TextInvisibleTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "a space without width",
      SampleCell(products: [.init("y", "P1Y", "19.99", name: "Pro\u{200B}Yearly")]),
      ["warning name '\u{200B}': U+200B stands in 'Pro\u{200B}Yearly'"]),
    CellRow(
      "joiners of an emoji",
      SampleCell(
        products: [.init("y", "P1Y", "19.99", name: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}")])
    ),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.textInvisible) }
}
