import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// What a baseline accepts, and what it says about itself.
@Suite struct FindingsBaselineTests {
  static let rules = [
    RuleSummary(id: "urgency-expired", level: .error, requirement: "Nothing has expired.")
  ]

  private static func found(
    line: Int = 3, file: String? = "app/copy/de.arb", locale: String? = "de", words: String = "nur",
    message: String = "m", rule: String = "urgency-expired"
  ) -> CheckFinding {
    CheckFinding(
      Finding(
        .error, rule: rule, at: file.map { SourceLocation(file: $0, line: line, column: 1) },
        message),
      cell: CheckFinding.Cell(template: "subscription", locale: locale, key: "terms.charge"),
      words: words)
  }

  private func policy(_ levels: [CheckSettings.RuleLevel] = []) -> FindingPolicy {
    var findings: [Finding] = []
    return FindingPolicy(CheckSettings(levels: levels), rules: Self.rules, into: &findings)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// What was found when the baseline was written, and what is found now.
    let before: [CheckFinding]
    let now: [CheckFinding]
    var accepted = 0
    var counting = 0
    /// The messages about the baseline.
    var stale: [String] = []
    var testDescription: String { id }
  }

  static let place = "'urgency-expired' at 'terms.charge', locale de, template subscription"

  static let rows = [
    Row(id: "the same", before: [found()], now: [found()], accepted: 1),
    Row(id: "another line", before: [found()], now: [found(line: 90)], accepted: 1),
    Row(id: "another message", before: [found()], now: [found(message: "n")], accepted: 1),
    Row(
      id: "another locale", before: [found()], now: [found(), found(locale: "fr")], accepted: 1,
      counting: 1),
    Row(
      id: "other words", before: [found()], now: [found(words: "bald")], counting: 1,
      stale: ["\(place) is no longer found"]),
    Row(
      id: "another file", before: [found()], now: [found(file: "app/copy/fr.arb")], counting: 1,
      stale: ["\(place) is no longer found"]),
    Row(
      id: "once more", before: [found()], now: [found(), found(line: 4)], accepted: 1, counting: 1),
    Row(
      id: "one of three", before: [found(), found(line: 4), found(line: 5)], now: [found()],
      accepted: 1, stale: ["\(place) is found 1 instead of 3 times"]),
    Row(
      id: "mended", before: [found()], now: [], stale: ["\(place) is no longer found"]),
    Row(id: "nothing", before: [], now: []),
    Row(
      id: "a finding about a baseline is never accepted", before: [found(rule: "baseline-stale")],
      now: [found(rule: "baseline-stale")], counting: 1),
  ]

  @Test(arguments: rows)
  func accepts(row: Row) {
    let baseline = FindingsBaseline(accepting: row.before, folder: "app")
    let policy = policy()
    let outcome = baseline.apply(to: policy.apply(to: row.now), under: policy)
    let stale = outcome.findings.suffix(row.stale.count)
    #expect(
      outcome.suppressed.map(\.reason) == Array(repeating: "in the baseline", count: row.accepted))
    #expect(outcome.findings.count == row.counting + row.stale.count)
    #expect(stale.map(\.finding.message) == row.stale)
    #expect(
      stale.allSatisfy { $0.finding.rule == "baseline-stale" && $0.finding.severity == .warning })
  }

  @Test func isSilentAboutStaleEntriesWhenAsked() {
    let baseline = FindingsBaseline(accepting: [Self.found()], folder: "")
    let policy = policy()
    let outcome = baseline.apply(to: policy.apply(to: []), under: policy, reportingStale: false)
    #expect(outcome.findings == [])
  }

  @Test(arguments: [CheckSettings.Level.error, .note, .off])
  func levelsStaleEntries(level: CheckSettings.Level) {
    let policy = policy([CheckSettings.RuleLevel(rule: "baseline-stale", level: level)])
    let baseline = FindingsBaseline(accepting: [Self.found()], folder: "")
    let outcome = baseline.apply(to: policy.apply(to: []), under: policy)
    #expect(outcome.findings.map(\.finding.severity) == [level.severity].compactMap(\.self))
  }

  // MARK: - The file

  static let text = #"""
    {
      "schema": "paywall-baseline/1",
      "accepted": [
        {"rule":"fit-graphemes","template":"subscription","key":"terms.charge","words":""},
        {"rule":"urgency-expired","file":"copy/de.arb","template":"subscription","locale":"de","key":"terms.charge","words":"nur\u00A0\u003Cb>","count":2}
      ]
    }

    """#

  @Test func writesAnEntryPerLine() {
    let baseline = FindingsBaseline(
      accepting: [
        Self.found(words: "nur\u{A0}<b>"), Self.found(line: 8, words: "nur\u{A0}<b>"),
        Self.found(file: nil, locale: nil, words: "", rule: "fit-graphemes"),
      ], folder: "app")
    #expect(baseline.text == Self.text)
    let empty = FindingsBaseline(accepting: [], folder: "")
    #expect(
      empty.text == "{\n  \"schema\": \"paywall-baseline/1\",\n  \"accepted\": []\n}\n")
  }

  @Test func readsWhatItWrote() throws {
    var findings: [Finding] = []
    let source = try SourceText(file: "app/baseline.json", bytes: Array(Self.text.utf8))
    let baseline = try #require(
      FindingsBaseline(reading: source, folder: "app", into: &findings))
    #expect(findings == [])
    #expect(baseline.text == Self.text)
    #expect(
      baseline.accepted.map(\.location) == [
        SourceLocation(file: "app/baseline.json", line: 4, column: 5),
        SourceLocation(file: "app/baseline.json", line: 5, column: 5),
      ])
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let messages: [String]
    var testDescription: String { id }
  }

  static let entry = #"{"rule":"r","words":""}"#

  static let broken = [
    Broken(
      id: "another schema", text: #"{"schema": "paywall-baseline/2", "accepted": []}"#,
      messages: ["expected schema 'paywall-baseline/1', got 'paywall-baseline/2'"]),
    Broken(id: "no schema", text: #"{"accepted": []}"#, messages: ["expected a key 'schema'"]),
    Broken(
      id: "no entries", text: #"{"schema": "paywall-baseline/1"}"#,
      messages: ["expected a key 'accepted'"]),
    Broken(
      id: "twice", text: #"{"schema": "paywall-baseline/1", "accepted": [\#(entry), \#(entry)]}"#,
      messages: ["the entry is there twice"]),
    Broken(
      id: "no words", text: #"{"schema": "paywall-baseline/1", "accepted": [{"rule": "r"}]}"#,
      messages: ["expected a key 'words'"]),
    Broken(
      id: "a count of nothing",
      text:
        #"{"schema": "paywall-baseline/1", "accepted": [{"rule": "r", "words": "", "count": 0}]}"#,
      messages: ["expected a count of at least 1"]),
    Broken(
      id: "an unknown key",
      text:
        #"{"schema": "paywall-baseline/1", "accepted": [{"rule": "r", "words": "", "line": 3}]}"#,
      messages: ["unknown key 'line'"]),
  ]

  @Test(arguments: broken)
  func refusesABrokenFile(row: Broken) throws {
    var findings: [Finding] = []
    let source = try SourceText(file: "b.json", bytes: Array(row.text.utf8))
    _ = FindingsBaseline(reading: source, folder: "", into: &findings)
    #expect(findings.map(\.message) == row.messages)
  }
}
