import PricingEngine

/// Writes a report as SARIF 2.1.0 (OASIS), for code scanning and editors: one run, one result for each place.
///
/// Columns count UTF-16 code units, and `columnKind` says so. A finding in a file whose text the report does not have is located by its
/// lines alone. Suppressed findings are results with a suppression.
public struct SARIFFindingsWriter: FindingsWriter {
  /// Creates a writer.
  public init() {}

  /// The whole report.
  public func text(of report: FindingsReport) -> String {
    JSONOutput.object([
      (
        "$schema",
        .string(
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        )
      ),
      ("version", .string("2.1.0")),
      ("runs", .array([run(of: report)])),
    ]).text(pretty: true) + "\n"
  }

  private func run(of report: FindingsReport) -> JSONOutput {
    let indices = Dictionary(
      uniqueKeysWithValues: report.rules.enumerated().map { ($0.element.id, $0.offset) })
    let suppressed = report.suppressed.flatMap { FindingGroup.groups(of: [$0]) }
    return .object([
      ("tool", .object([("driver", driver(of: report))])),
      ("columnKind", .string("utf16CodeUnits")),
      // The longest first: what ends a line in this project's positions.
      ("newlineSequences", .array(["\r\n", "\n", "\r"].map(JSONOutput.string))),
      ("results", .array((report.places + suppressed).map { result($0, rules: indices) })),
    ])
  }

  private func driver(of report: FindingsReport) -> JSONOutput {
    .object(
      [("name", .string("paywall-render"))]
        + (report.version.map { [("version", .string($0))] } ?? [])
        + [("rules", .array(report.rules.map(rule)))])
  }

  private func rule(_ rule: RuleSummary) -> JSONOutput {
    .object(
      [
        ("id", .string(rule.id)),
        ("shortDescription", message(rule.requirement)),
        ("help", message(rule.requirement)),
      ]
        + (rule.helpURI.map { [("helpUri", .string($0))] } ?? [])
        + [("defaultConfiguration", .object([("level", .string(rule.level.rawValue))]))])
  }

  private func result(_ place: FindingGroup, rules: [String: Int]) -> JSONOutput {
    let first = place.first
    let finding = first.finding
    let text = finding.message + (finding.fix.map { "\nfix: " + $0 } ?? "")
    return .object(
      [("ruleId", .string(finding.rule))]
        + (rules[finding.rule].map { [("ruleIndex", .integer($0))] } ?? [])
        + [
          ("level", .string(finding.severity.rawValue)),
          ("message", message(text)),
          ("locations", .array(SARIFLocation(first).map { [$0.json] } ?? [])),
          ("suppressions", .array(first.suppression.map { [suppression($0)] } ?? [])),
          ("properties", properties(of: place)),
        ])
  }

  private func suppression(_ reason: String) -> JSONOutput {
    .object([("kind", .string("external")), ("justification", .string(reason))])
  }

  private func properties(of place: FindingGroup) -> JSONOutput {
    let evidence = place.first.check.evidence
    let lists = [
      ("locales", place.locales), ("templates", place.templates),
      ("storefronts", place.storefronts), ("facts", evidence?.facts ?? []),
    ]
    let texts = [
      ("productID", place.first.finding.productID), ("words", place.first.check.words),
      ("sum", evidence?.sum), ("exact", evidence?.exact), ("allowed", evidence?.allowed),
    ]
    return .object(
      lists.filter { !$0.1.isEmpty }.map { ($0.0, .array($0.1.map(JSONOutput.string))) }
        + texts.compactMap { name, text in
          text.flatMap { $0.isEmpty ? nil : (name, JSONOutput.string($0)) }
        })
  }

  /// A message in plain text: braces stand for arguments and are doubled (SARIF 3.11.5), and a text in brackets before a
  /// parenthesis would be a link (3.11.6).
  private func message(_ text: String) -> JSONOutput {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      inert(String($0))
    }
    let plain = lines.joined(separator: "\n").replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "\\](")
    return .object([("text", .string(plain))])
  }
}
