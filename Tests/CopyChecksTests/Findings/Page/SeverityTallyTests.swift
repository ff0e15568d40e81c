import PricingEngine
import Testing

@testable import CopyChecks

@Suite struct SeverityTallyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let severities: [Finding.Severity]
    let text: String
    let levels: String
    let name: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(severities: [], text: "no findings", levels: "", name: "clean"),
    Row(severities: [.note], text: "1 note", levels: "r-has-note", name: "note"),
    Row(
      severities: [.note, .error, .error], text: "2 errors, 1 note",
      levels: "r-has-error r-has-note", name: "error"),
    Row(
      severities: [.warning, .warning], text: "2 warnings", levels: "r-has-warning",
      name: "warning"),
  ])
  func counts(row: Row) {
    let findings = row.severities.enumerated().map { index, severity in
      CheckFinding(Finding(severity, rule: "r", "\(index)"))
    }
    let report = FindingsReport(findings, scope: CheckedScope(cells: 1))
    let tally = SeverityTally(report.findings)
    #expect(tally.total == row.severities.count)
    #expect(tally.text == row.text)
    #expect(tally.levels == row.levels)
    #expect(tally.levelName == row.name)
  }
}
