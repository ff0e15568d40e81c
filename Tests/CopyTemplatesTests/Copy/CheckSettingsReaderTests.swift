import CopyTemplates
import PricingEngine
import Testing

/// The settings of checks; which rules there are is the checks' own matter.
@Suite struct CheckSettingsReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The members of `checks`.
    let members: String
    var findings: [String] = []
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "nothing", members: #""levels": {}, "ignore": []"#),
    Row(id: "a rule that the checks may know", members: #""levels": {"any-rule": "off"}"#),
    Row(
      id: "a misspelled key", members: #"⚑"level": {}"#,
      findings: [
        "error: unknown key 'level' [unknown-key] ⚑ at checks.level (rename it to 'levels')"
      ]),
    Row(
      id: "a level that is none", members: #""levels": {"urgency-expired": ⚑"warn"}"#,
      findings: [
        "error: expected one of error, warning, note, off, got 'warn' [unknown-word] ⚑"
          + " at checks.levels.urgency-expired"
      ]),
    Row(
      id: "a level as truth", members: #""levels": {"urgency-expired": ⚑false}"#,
      findings: [
        "error: expected a string, got false [value-type] ⚑ at checks.levels.urgency-expired"
      ]),
    Row(
      id: "no reason", members: #""ignore": [⚑{"rule": "r", "place": "p"}]"#,
      findings: [
        "error: expected a key 'reason' [missing-key] ⚑ at checks.ignore[0] (add 'reason')"
      ]
    ),
    Row(
      id: "an empty reason",
      members: #""ignore": [{"rule": "r", "place": "p", "reason": ⚑"  "}]"#,
      findings: [
        "error: expected a text, got an empty string [text-empty] ⚑"
          + " at checks.ignore[0] > reason"
      ]),
    Row(
      id: "no place", members: #""ignore": [⚑{"rule": "r", "reason": "x"}]"#,
      findings: ["error: expected a key 'place' [missing-key] ⚑ at checks.ignore[0] (add 'place')"]),
    Row(
      id: "the same twice",
      members: #""ignore": [{"rule": "r", "place": "p", "reason": "x"}, "#
        + #"{"rule": "r", "place": "q", "reason": "x"}, "#
        + #"⚑{"rule": "r", "place": "p", "reason": "y"}]"#,
      findings: [
        "error: 'r' is ignored twice at 'p' [value-repeated] ⚑ at checks.ignore[2]"
          + " (keep one of the two)"
      ]),
  ]

  @Test(arguments: rows)
  func reportsWhatIsWrong(row: Row) throws {
    let marked = try MarkedSource(
      #"{"schema": "paywall-project/1", "checks": {"# + row.members + "}}", named: "paywall.json")
    var findings: [Finding] = []
    let project = ProjectReader.read(marked.source, into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
    #expect((project == nil) == !row.findings.isEmpty)
  }

  @Test func readsLevelsAndIgnores() throws {
    let marked = try MarkedSource(
      """
      {
        "schema": "paywall-project/1",
        "checks": {
          "levels": {⚑"urgency-expired": "note", ⚑"price-hardcoded": "off"},
          "ignore": [
            ⚑{"rule": "trick-wording", "place": "copy/*.html", "reason": "A customer's words."}
          ]
        }
      }
      """)
    var findings: [Finding] = []
    let project = try #require(ProjectReader.read(marked.source, into: &findings))
    #expect(findings == [])
    let levels = project.checks.levels.map { level in
      "\(level.rule) \(level.level.rawValue) \(level.path) \(level.location.map { "\($0)" } ?? "")"
    }
    let ignores = project.checks.ignores.map { ignore in
      "\(ignore.rule) \(ignore.place) \(ignore.reason) \(ignore.path)"
        + " \(ignore.location.map { "\($0)" } ?? "")"
    }
    #expect(
      levels + ignores
        == marked.placed([
          "urgency-expired note checks.levels.urgency-expired ⚑",
          "price-hardcoded off checks.levels.price-hardcoded ⚑",
          "trick-wording copy/*.html A customer's words. checks.ignore[0] ⚑",
        ]))
  }
}
