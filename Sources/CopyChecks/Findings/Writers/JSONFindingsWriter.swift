import PricingEngine

/// Writes a report as JSON, as `Schemas/paywall-findings.schema.json` describes it.
///
/// It has everything that the other formats show. Texts are as the files have them, so whoever shows them has to escape them.
public struct JSONFindingsWriter: FindingsWriter {
  /// Creates a writer.
  public init() {}

  /// The whole report.
  public func text(of report: FindingsReport) -> String {
    JSONOutput.object([
      ("schema", .string("paywall-findings/1")),
      ("counts", counts(of: report)),
      ("rules", .array(report.rules.map(rule))),
      ("findings", .array(report.findings.map { .object(members(of: $0.check)) })),
      ("groups", .array(groups(of: report))),
      ("suppressed", .array(report.suppressed.map(suppressed))),
    ]).text(pretty: true) + "\n"
  }

  private func counts(of report: FindingsReport) -> JSONOutput {
    .object([
      ("cells", .integer(report.scope.cells)),
      ("locales", .integer(report.scope.locales)),
      ("templates", .integer(report.scope.templates)),
      ("storefronts", .integer(report.scope.storefronts)),
      ("errors", .integer(report.count(of: .error))),
      ("warnings", .integer(report.count(of: .warning))),
      ("notes", .integer(report.count(of: .note))),
      ("suppressed", .integer(report.suppressed.count)),
    ])
  }

  private func rule(_ rule: RuleSummary) -> JSONOutput {
    .object([
      ("id", .string(rule.id)),
      ("level", .string(rule.level.rawValue)),
      ("requirement", .string(rule.requirement)),
      ("helpURI", .optional(rule.helpURI)),
    ])
  }

  private func members(of check: CheckFinding) -> [(String, JSONOutput)] {
    let finding = check.finding
    return [
      ("rule", .string(finding.rule)),
      ("level", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("fix", .optional(finding.fix)),
      ("location", finding.location.map { location($0, end: check.end) } ?? .null),
      ("path", .optional(finding.path)),
      ("productID", .optional(finding.productID)),
      ("cell", cell(check.cell)),
      ("words", .string(check.words)),
      ("excerpt", .optional(check.excerpt)),
      ("evidence", check.evidence.map(evidence) ?? .null),
    ]
  }

  private func location(_ start: SourceLocation, end: SourceLocation?) -> JSONOutput {
    .object([
      ("file", .string(start.file)),
      ("line", .optional(start.line)),
      ("column", .optional(start.column)),
      ("endLine", .optional(end?.line)),
      ("endColumn", .optional(end?.column)),
    ])
  }

  private func cell(_ cell: CheckFinding.Cell) -> JSONOutput {
    .object([
      ("template", .optional(cell.template)),
      ("locale", .optional(cell.locale)),
      ("storefront", .optional(cell.storefront)),
      ("key", .optional(cell.key)),
    ])
  }

  private func evidence(_ evidence: CheckFinding.Evidence) -> JSONOutput {
    .object([
      ("facts", .array(evidence.facts.map(JSONOutput.string))),
      ("sum", .optional(evidence.sum)),
      ("exact", .optional(evidence.exact)),
      ("allowed", .optional(evidence.allowed)),
    ])
  }

  private func groups(of report: FindingsReport) -> [JSONOutput] {
    let indices = Dictionary(
      uniqueKeysWithValues: report.findings.enumerated().map { ($0.element, $0.offset) })
    return report.groups.map { group in
      .object([
        ("findings", .array(group.findings.compactMap { indices[$0].map(JSONOutput.integer) })),
        ("locales", .array(group.locales.map(JSONOutput.string))),
        ("templates", .array(group.templates.map(JSONOutput.string))),
        ("storefronts", .array(group.storefronts.map(JSONOutput.string))),
      ])
    }
  }

  private func suppressed(_ reported: ReportedFinding) -> JSONOutput {
    .object(members(of: reported.check) + [("reason", .optional(reported.suppression))])
  }
}

extension JSONOutput {
  /// A whole number, or `null` when there is none.
  fileprivate static func optional(_ number: Int?) -> JSONOutput {
    number.map(JSONOutput.integer) ?? .null
  }
}
