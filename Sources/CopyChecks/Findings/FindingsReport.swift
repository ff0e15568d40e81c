import PricingEngine

/// Everything that checks found, in an order that does not depend on the order of the checks.
///
/// It holds no dates, and paths only as they were given, so that the same input gives the same bytes.
public struct FindingsReport: Sendable {
  /// The findings that count, sorted by file, line, column, rule, locale and template, each once.
  public let findings: [ReportedFinding]
  /// The same findings, those together that are one thing in many cells.
  public let groups: [FindingGroup]
  /// The findings that somebody accepted, in the same order.
  public let suppressed: [ReportedFinding]
  /// The rules that were applied, sorted by name.
  public let rules: [RuleSummary]
  /// How much was checked.
  public let scope: CheckedScope
  /// The version of the program that checked; only SARIF names it.
  public let version: String?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - findings: The findings, in any order.
  ///   - suppressed: The findings that somebody accepted.
  ///   - rules: The rules that were applied; the first of each name counts.
  ///   - scope: How much was checked.
  ///   - sources: The texts of the files that findings are in. Without its text, a finding has no columns in formats
  ///     that count UTF-16 (`sarif`, `github`), and no excerpt unless it brought one.
  ///   - version: The version of the program that checked.
  public init(
    _ findings: [CheckFinding], suppressed: [SuppressedFinding] = [], rules: [RuleSummary] = [],
    scope: CheckedScope, sources: [SourceText] = [], version: String? = nil
  ) {
    let texts = Dictionary(sources.map { ($0.file, $0) }) { first, _ in first }
    let sorted = findings.map { ReportedFinding($0, sources: texts) }.sortedAndDistinct()
    self.findings = sorted
    groups = FindingGroup.groups(of: sorted)
    self.suppressed = suppressed.map {
      ReportedFinding($0.finding, suppression: $0.reason, sources: texts)
    }.sortedAndDistinct()
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }.values
      .sorted { bytesPrecede($0.id, $1.id) }
    self.scope = scope
    self.version = version
  }

  /// How many findings that count have a severity.
  public func count(of severity: Finding.Severity) -> Int {
    findings.count { $0.finding.severity == severity }
  }

  /// The findings that count, those together that are at one place with one message, in the report's order.
  var places: [FindingGroup] {
    groups.flatMap(\.places).map { (order: FindingOrder($0.first.check), place: $0) }
      .sorted { $0.order < $1.order }.map(\.place)
  }
}
