import CopyTemplates
import PricingEngine
import Testing

@Suite struct MessageCoverageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let own: [String: String]
    var inherited: [[String: String]] = []
    /// Own, inherited and per cent.
    let counts: [Int]
    var missing: [String] = []
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "all", own: ["action.buy": "b", "note": "n", "rate": "r"], counts: [3, 0, 100]),
    Row(
      id: "one of three", own: ["note": "n", "x": "y"], counts: [1, 0, 33],
      missing: ["action.buy", "rate"]),
    Row(
      id: "inherited", own: ["note": "n"],
      inherited: [["rate": "r", "note": "m"], ["action.buy": "b"]], counts: [1, 2, 100]),
    Row(
      id: "an empty text hides what it would inherit", own: ["note": ""],
      inherited: [["note": "n", "rate": ""]], counts: [0, 0, 0],
      missing: ["action.buy", "note", "rate"]),
  ]

  @Test(arguments: rows)
  func counts(row: Row) throws {
    let coverage = MessageCoverage(
      AppStoreLocale.all[0], own: row.own, inherited: row.inherited,
      contract: try ExchangeSample.contract())
    #expect([coverage.own, coverage.inherited, coverage.percent] == row.counts)
    #expect(coverage.missing == row.missing)
    #expect(coverage.total == 3)
  }
}
