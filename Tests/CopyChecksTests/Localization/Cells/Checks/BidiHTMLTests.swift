import PricingEngine
import Testing

@testable import CopyChecks

/// Isolated values in HTML.
@Suite struct BidiHTMLTests {
  /// The sections with values, of the yearly plan and of the monthly one.
  private static let isolated = [
    "name", "price", "saving", "savingBasis", "equivalent", "renewal", "name", "price", "renewal",
  ]

  static let rows = [
    CellRow("right", SampleCell(locale: "ar", hasHTML: true)),
    CellRow(
      "plain isolates",
      SampleCell(
        locale: "ar",
        markup: [.init("", "<bdi>", "\u{2068}"), .init("", "</bdi>", "\u{2069}")], hasHTML: true),
      isolated.map { "warning \($0): the HTML isolates with U+2068 instead of <bdi>" }),
    CellRow(
      "no isolates",
      SampleCell(
        locale: "ar", markup: [.init("", "<bdi>", ""), .init("", "</bdi>", "")], hasHTML: true),
      isolated.map { "warning \($0): the HTML has lost the isolates of its values" }),
    CellRow("without HTML nothing is said", SampleCell(locale: "ar")),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.bidiHTML) }
}
