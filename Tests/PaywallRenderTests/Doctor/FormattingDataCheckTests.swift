import Testing

@testable import paywall_render

@Suite struct FormattingDataCheckTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let version: String
    let unknown: [String]
    let messages: [String]
    var testDescription: String { "\(version) \(unknown)" }
  }

  static let rows = [
    Row(version: "70.1", unknown: [], messages: []),
    Row(version: "100", unknown: [], messages: []),
    Row(
      version: "67.1", unknown: [],
      messages: ["icu-too-old: expected ICU 70 or later, got ICU 67.1"]),
    Row(
      version: "72.1", unknown: ["de", "ja"],
      messages: ["icu-data-missing: ICU has no data for de, ja"]),
  ]

  @Test(arguments: rows)
  func explains(row: Row) {
    let findings = FormattingDataCheck.findings(version: row.version, unknown: row.unknown)
    #expect(findings.map { "\($0.rule): \($0.message)" } == row.messages)
    for finding in findings { #expect(finding.fix != nil) }
  }

  @Test func knowsAllLocalesHere() { #expect(FormattingDataCheck.unknownLocales() == []) }
}
