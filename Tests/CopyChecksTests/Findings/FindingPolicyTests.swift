import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// What levels and ignores of a project make of findings.
@Suite struct FindingPolicyTests {
  static let rules = [
    RuleSummary(id: "urgency-expired", level: .error, requirement: "Nothing has expired."),
    RuleSummary(id: "cancel-route-missing", level: .warning, requirement: "Copy says where."),
  ]

  private static func found(
    _ rule: String, _ severity: Finding.Severity = .error, file: String? = nil,
    template: String? = nil, key: String? = nil
  ) -> CheckFinding {
    CheckFinding(
      Finding(
        severity, rule: rule, at: file.map { SourceLocation(file: $0, line: 3, column: 4) },
        path: "p", productID: "app.year", "m", fix: "f"),
      cell: CheckFinding.Cell(template: template, locale: "de", storefront: "DEU", key: key),
      words: "w", end: SourceLocation(file: "e", line: 3, column: 5), excerpt: "x",
      evidence: CheckFinding.Evidence(facts: ["fact"]))
  }

  private func policy(
    _ settings: CheckSettings, rules: [RuleSummary] = FindingPolicyTests.rules
  ) -> FindingPolicy {
    var findings: [Finding] = []
    let policy = FindingPolicy(settings, rules: rules, into: &findings)
    #expect(findings == [])
    return policy
  }

  // MARK: - Levels

  struct LevelRow: Sendable, CustomTestStringConvertible {
    let level: CheckSettings.Level
    /// What findings of the rule that were an error and a warning become.
    let severities: [Finding.Severity]
    /// The level in the rules of the report.
    let summary: Finding.Severity?
    var testDescription: String { level.rawValue }
  }

  @Test(arguments: [
    LevelRow(level: .error, severities: [.error, .error], summary: .error),
    LevelRow(level: .warning, severities: [.warning, .warning], summary: .warning),
    LevelRow(level: .note, severities: [.note, .note], summary: .note),
    LevelRow(level: .off, severities: [], summary: nil),
  ])
  func changesLevels(row: LevelRow) {
    let policy = policy(
      CheckSettings(levels: [CheckSettings.RuleLevel(rule: "urgency-expired", level: row.level)]))
    let findings = [
      Self.found("urgency-expired", .error, key: "a"), Self.found("cancel-route-missing", .warning),
      Self.found("urgency-expired", .warning, key: "b"),
    ]
    let outcome = policy.apply(to: findings)
    let changed = outcome.findings.filter { $0.finding.rule == "urgency-expired" }
    #expect(changed.map(\.finding.severity) == row.severities)
    #expect(changed.map(\.cell.key) == (row.severities.isEmpty ? [] : ["a", "b"]))
    #expect(outcome.findings.contains(findings[1]))
    #expect(outcome.suppressed == [])
    #expect(policy.rules.first { $0.id == "urgency-expired" }?.level == row.summary)
    #expect(
      policy.rules.map(\.id).suffix(3) == [
        "cancel-route-missing", "ignore-unused", "baseline-stale",
      ])
  }

  /// Nothing but the severity changes.
  @Test func keepsAllElse() {
    let policy = policy(
      CheckSettings(levels: [CheckSettings.RuleLevel(rule: "urgency-expired", level: .note)]))
    let before = Self.found("urgency-expired", .error, file: "f", template: "t", key: "k")
    let after = Self.found("urgency-expired", .note, file: "f", template: "t", key: "k")
    #expect(policy.apply(to: [before]).findings == [after])
  }

  // MARK: - Ignores

  struct PlaceRow: Sendable, CustomTestStringConvertible {
    let place: String
    /// The places of the findings that are accepted.
    let accepted: [String]
    var testDescription: String { place }
  }

  static let places: [(name: String, finding: CheckFinding)] = [
    ("key", found("urgency-expired", template: "subscription", key: "terms.charge")),
    ("other template", found("urgency-expired", template: "plan-card", key: "terms.charge")),
    ("whole screen", found("urgency-expired", template: "subscription")),
    ("file", found("urgency-expired", file: "../app/copy/en.html")),
    ("other rule", found("cancel-route-missing", template: "subscription", key: "terms.charge")),
  ]

  @Test(arguments: [
    PlaceRow(place: "terms.charge", accepted: ["key", "other template"]),
    PlaceRow(place: "terms.*", accepted: ["key", "other template"]),
    PlaceRow(place: "subscription/terms.charge", accepted: ["key"]),
    PlaceRow(place: "subscription/*", accepted: ["key"]),
    PlaceRow(place: "*/terms.charge", accepted: ["key", "other template"]),
    PlaceRow(place: "subscription", accepted: ["whole screen", "key"]),
    PlaceRow(place: "copy/en.html", accepted: ["file"]),
    PlaceRow(place: "en.html", accepted: ["file"]),
    PlaceRow(place: "../app/copy/*.html", accepted: ["file"]),
    PlaceRow(place: "py/en.html", accepted: []),
    PlaceRow(place: "terms", accepted: []),
  ])
  func accepts(row: PlaceRow) {
    let policy = policy(
      CheckSettings(ignores: [
        CheckSettings.Ignore(rule: "urgency-expired", place: row.place, reason: "why")
      ]))
    let outcome = policy.apply(to: Self.places.map(\.finding))
    let accepted = Self.places.filter { row.accepted.contains($0.name) }.map(\.finding)
    #expect(outcome.suppressed == accepted.map { SuppressedFinding($0, reason: "why") })
    let isUnused = outcome.findings.contains { $0.finding.rule == "ignore-unused" }
    #expect(isUnused == row.accepted.isEmpty)
    #expect(
      outcome.findings.count == Self.places.count - accepted.count + (isUnused ? 1 : 0))
  }

  /// The first entry that accepts a finding gives the reason, and the others are not unused.
  @Test func takesTheFirstReason() {
    let ignores = [("terms.*", "first"), ("terms.charge", "second")].map {
      CheckSettings.Ignore(rule: "urgency-expired", place: $0, reason: $1)
    }
    let outcome = policy(CheckSettings(ignores: ignores)).apply(to: [Self.places[0].finding])
    #expect(outcome.findings == [])
    #expect(outcome.suppressed.map(\.reason) == ["first"])
  }

  /// An accepted finding has the level that the project gives its rule.
  @Test func levelsWhatItAccepts() {
    let settings = CheckSettings(
      levels: [CheckSettings.RuleLevel(rule: "urgency-expired", level: .note)],
      ignores: [CheckSettings.Ignore(rule: "urgency-expired", place: "k", reason: "why")])
    let outcome = policy(settings).apply(to: [Self.found("urgency-expired", key: "k")])
    #expect(outcome.suppressed.map(\.finding.finding.severity) == [.note])
  }

  // MARK: - Entries without a finding

  private static let unused = CheckSettings.Ignore(
    rule: "urgency-expired", place: "gone", reason: "why",
    location: SourceLocation(file: "paywall.json", line: 9, column: 5), path: "checks.ignore[0]")

  @Test func reportsUnusedEntries() {
    let outcome = policy(CheckSettings(ignores: [Self.unused])).apply(to: [])
    #expect(
      outcome.findings == [
        CheckFinding(
          Finding(
            .warning, rule: "ignore-unused",
            at: SourceLocation(file: "paywall.json", line: 9, column: 5), path: "checks.ignore[0]",
            "there is no finding of 'urgency-expired' at 'gone' to accept",
            fix: "remove the entry, or correct its 'place'"))
      ])
  }

  @Test func isSilentAboutThemWhenAsked() {
    let settings = CheckSettings(ignores: [Self.unused])
    #expect(policy(settings).apply(to: [], reportingUnused: false).findings == [])
  }

  /// An entry for a rule that is off has nothing to accept, and how bad that is can be said too.
  @Test(arguments: [CheckSettings.Level.error, .note, .off])
  func levelsUnusedEntries(level: CheckSettings.Level) {
    let settings = CheckSettings(
      levels: [
        CheckSettings.RuleLevel(rule: "urgency-expired", level: .off),
        CheckSettings.RuleLevel(rule: "ignore-unused", level: level),
      ], ignores: [Self.unused])
    let outcome = policy(settings).apply(to: [Self.found("urgency-expired", key: "gone")])
    #expect(outcome.findings.map(\.finding.severity) == [level.severity].compactMap(\.self))
    #expect(outcome.suppressed == [])
  }

  // MARK: - Names of rules

  @Test func knowsTheRules() {
    let place = SourceLocation(file: "paywall.json", line: 4, column: 7)
    let settings = CheckSettings(
      levels: [
        CheckSettings.RuleLevel(
          rule: "urgency-expird", level: .off, location: place, path: "checks.levels.urgency-expird"
        ),
        CheckSettings.RuleLevel(rule: "urgency-expired", level: .note),
      ],
      ignores: [
        CheckSettings.Ignore(rule: "Nonsense", place: "k", reason: "why", path: "checks.ignore[0]")
      ])
    var findings: [Finding] = []
    let policy = FindingPolicy(settings, rules: Self.rules, into: &findings)
    #expect(
      findings == [
        Finding(
          .error, rule: "rule-unknown", at: place, path: "checks.levels.urgency-expird",
          "there is no rule 'urgency-expird'", fix: "write 'urgency-expired'"),
        Finding(
          .error, rule: "rule-unknown", path: "checks.ignore[0]", "there is no rule 'Nonsense'",
          fix: "remove it"),
      ])
    // The rest is applied, and what names no rule is not also called unused.
    let outcome = policy.apply(to: [Self.found("urgency-expired")])
    #expect(outcome.findings.map(\.finding.severity) == [.note])
  }

  /// The reasons reach the report.
  @Test func listsWhatIsAccepted() {
    let settings = CheckSettings(ignores: [
      CheckSettings.Ignore(rule: "urgency-expired", place: "k", reason: "It is a quotation.")
    ])
    let policy = policy(settings)
    let outcome = policy.apply(to: [Self.found("urgency-expired", key: "k")])
    let report = FindingsReport(
      outcome.findings, suppressed: outcome.suppressed, rules: policy.rules,
      scope: CheckedScope(cells: 1))
    #expect(report.findings == [])
    #expect(report.suppressed.map(\.suppression) == ["It is a quotation."])
    #expect(report.write(as: .json).contains(#""reason": "It is a quotation.""#))
  }
}
