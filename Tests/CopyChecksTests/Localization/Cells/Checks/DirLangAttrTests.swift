import PricingEngine
import Testing

@testable import CopyChecks

/// Language and direction of HTML.
@Suite struct DirLangAttrTests {
  static let rows = [
    CellRow("right", SampleCell(hasHTML: true)),
    CellRow("right in Arabic", SampleCell(locale: "ar", hasHTML: true)),
    CellRow(
      "the language of another text",
      SampleCell(locale: "de", markup: [.init("", "lang=\"de\"", "lang=\"en\"")], hasHTML: true),
      ["error -: the HTML has lang=\"en\", and it is 'de'"]),
    CellRow(
      "no direction",
      SampleCell(locale: "ar", markup: [.init("", " dir=\"rtl\"", "")], hasHTML: true),
      ["error -: the HTML has no 'dir', which is 'rtl'"]),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.dirLangAttr) }
}
