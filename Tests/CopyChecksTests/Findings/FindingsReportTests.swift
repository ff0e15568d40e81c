import CopyChecks
import PricingEngine
import Testing

/// Order, groups and limits of a report.
@Suite struct FindingsReportTests {
  /// Whatever the order of the checks, the bytes are the same, and a finding that came twice is there once.
  @Test(arguments: ReportFormat.allCases)
  func doesNotDependOnTheOrder(format: ReportFormat) throws {
    let findings = try SampleReport.findings()
    let scope = CheckedScope(cells: 5)
    let expected = FindingsReport(findings, scope: scope).write(as: format)
    for shift in 1..<findings.count {
      let turned = Array(findings[shift...] + findings[..<shift] + findings[..<1])
      #expect(FindingsReport(turned, scope: scope).write(as: format) == expected)
    }
  }

  @Test func sortsByPlaceRuleLocaleAndTemplate() {
    let findings = [
      found("b", at: ("f", 1, 1)), found("a", at: ("f", 10, 1)), found("a", at: ("f", 9, 2)),
      found("a", at: ("f", 9, 1), locale: "de"), found("a", at: ("f", 9, 1), locale: "ar"),
      found("a", at: ("f", 9, 1), locale: "de", template: "a"), found("z"),
      found("a", at: ("e", 99, 1)),
    ]
    let order = FindingsReport(findings, scope: CheckedScope(cells: 1)).findings.map { reported in
      let place = reported.check.finding.location.map { "\($0)" } ?? "-"
      let cell = [reported.check.cell.locale, reported.check.cell.template].compactMap(\.self)
      return ([place, reported.check.finding.rule] + cell).joined(separator: " ")
    }
    #expect(
      order == [
        "- z", "e:99:1 a", "f:1:1 b", "f:9:1 a ar", "f:9:1 a de", "f:9:1 a de a", "f:9:2 a",
        "f:10:1 a",
      ])
  }

  struct GroupRow: Sendable, CustomTestStringConvertible {
    let id: String
    let findings: [CheckFinding]
    /// The locales of each group.
    let groups: [[String]]
    var testDescription: String { id }
  }

  static let groups = [
    GroupRow(
      id: "one message in many locales",
      findings: ["de", "ar", "ja"].map { found("r", locale: $0, key: "k", words: $0) },
      groups: [["ar", "de", "ja"]]),
    GroupRow(
      id: "the same words without a key",
      findings: ["de", "ar"].map { found("r", locale: $0, words: "Pro") }, groups: [["ar", "de"]]),
    GroupRow(
      id: "other words without a key",
      findings: ["de", "ar"].map { found("r", locale: $0, words: $0) }, groups: [["ar"], ["de"]]),
    GroupRow(
      id: "two findings of one cell",
      findings: [
        found("r", locale: "de", key: "k", words: "a"),
        found("r", locale: "de", key: "k", words: "b"),
        found("r", locale: "ar", key: "k", words: "c"),
      ], groups: [["ar", "de"], ["de"]]),
    GroupRow(
      id: "other rule, product or key",
      findings: [
        found("r", locale: "de", key: "k"), found("s", locale: "ar", key: "k"),
        found("r", locale: "fr", key: "l"), found("r", locale: "ja", key: "k", product: "p"),
      ], groups: [["de"], ["fr"], ["ja"], ["ar"]]),
    GroupRow(
      id: "no cells", findings: [found("r", at: ("f", 1, 1)), found("r", at: ("f", 2, 1))],
      groups: [[], []]),
  ]

  @Test(arguments: groups)
  func putsTogether(row: GroupRow) {
    let report = FindingsReport(row.findings, scope: CheckedScope(cells: 9))
    #expect(report.groups.map(\.locales) == row.groups)
  }

  @Test func writesOnePlaceOnce() {
    let findings = ["a", "b"].map { found("r", at: ("f", 1, 1), template: $0, key: "k") }
    let report = FindingsReport(findings, scope: CheckedScope(cells: 2, templates: 2))
    #expect(report.write(as: .line) == "f:1:1: error: m [r]\n")
    #expect(report.write(as: .text).contains("  in all 2 templates; key k\n"))
    #expect(report.write(as: .text).hasSuffix("\n2 errors; 2 cells checked\n"))
  }

  @Test func listsTwelveLocales() {
    let findings = (10..<24).map { found("r", locale: "x\($0)", key: "k") }
    let report = FindingsReport(findings, scope: CheckedScope(cells: 50, locales: 50))
    #expect(
      report.write(as: .text).contains(
        "  in 14 of 50 locales: x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21 and 2 more; key k\n"
      ))
  }

  @Test func annotatesTenOfEachLevel() {
    let findings = (1...12).map { found("r", at: ("f", $0, 1)) } + [found("n", .note)]
    let lines = FindingsReport(findings, scope: CheckedScope(cells: 1)).write(as: .github)
      .split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[9] == "::error file=f,line=10,title=r::m")
    #expect(lines[10] == "::notice title=n::m")
    #expect(
      lines[11]
        == "paywall-render: without annotation, since GitHub shows 10 of each level: 2 more errors")
  }

  @Test func fitsIntoAComment() {
    let long = String(repeating: "x", count: 1000)
    let findings = (1...100).map { found("r", at: ("f", $0, 1), message: long) }
    let text = FindingsReport(findings, scope: CheckedScope(cells: 1)).write(as: .markdown)
    #expect(text.utf8.count < 65_536)
    #expect(text.hasSuffix("\n42 more rows are left out.\n"), "\(text.suffix(60))")
  }

  /// What a build server would obey, at the start of a line or anywhere in it.
  @Test(arguments: [
    ("##[error]x", "#\\u{0023}[error]x"), ("a ##vso[task.x]y", "a #\\u{0023}vso[task.x]y"),
    ("###[x", "##\\u{0023}[x"), ("## [x]", "## [x]"), ("##[\u{301}x", "#\\u{0023}[\u{301}x"),
  ])
  func disarmsCommands(message: String, shown: String) {
    let report = FindingsReport(
      [found("r", at: (" ::error::f", 1, 1), message: message)], scope: CheckedScope(cells: 1))
    #expect(report.write(as: .line) == "./ ::error::f:1:1: error: \(shown) [r]\n")
  }

  /// A line of a file that is a command to a build server, and carets that no longer stand under their words.
  @Test func disarmsExcerpts() throws {
    let source = try SourceText(file: "f", bytes: Array("::error::x ##[a]".utf8))
    let report = FindingsReport(
      [found("r", at: ("f", 1, 1))], scope: CheckedScope(cells: 1), sources: [source])
    #expect(
      report.write(as: .text)
        == "f:1:1: error: m [r]\n  | ::error::x #\\u{0023}[a]\n\n1 error; 1 cell checked\n")
  }
}

private func found(
  _ rule: String, _ severity: Finding.Severity = .error,
  at place: (file: String, line: Int, column: Int)? = nil, locale: String? = nil,
  template: String? = nil, key: String? = nil, words: String = "", product: String? = nil,
  message: String = "m"
) -> CheckFinding {
  CheckFinding(
    Finding(
      severity, rule: rule,
      at: place.map { SourceLocation(file: $0.file, line: $0.line, column: $0.column) },
      productID: product, message),
    cell: CheckFinding.Cell(template: template, locale: locale, key: key), words: words)
}
