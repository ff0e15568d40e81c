import PricingEngine
import Testing

@testable import CopyChecks

/// The same two plans with different savings on two screens.
@Suite struct SavingInconsistentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let second: SampleCell
    let lines: [String]
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "the same on both", second: SampleCell(locale: "de"), lines: []),
    Row(
      id: "another percentage in another language",
      second: SampleCell(locale: "de", changes: [.init("saving", "44", "43")]),
      lines: [
        "error saving '43': the text says 43 percent for 'yearly', and subscription in en says 44"
      ]),
    Row(
      id: "other prices in another storefront",
      second: SampleCell(
        storefront: "DEU", products: [.init("yearly", "P1Y", "30"), .init("monthly", "P1M", "5")],
        currency: "EUR"), lines: []),
  ]

  @Test(arguments: rows)
  func compares(row: Row) throws {
    var checks = CellChecks(checks: [.savingInconsistent])
    for (cell, lines) in [(SampleCell(), []), (row.second, row.lines)] {
      let found = try checks.findings(of: try cell.copy(), writing: try cell.writing())
      #expect(found.map(\.line) == lines)
    }
  }
}
