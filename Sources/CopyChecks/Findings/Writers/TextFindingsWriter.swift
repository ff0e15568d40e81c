import PricingEngine

/// Writes a report for people: each group with its place, words, fix and sums, and a summary at the end.
public struct TextFindingsWriter: FindingsWriter {
  /// Whether severities are colored for a terminal.
  public let usesColor: Bool

  /// Creates a writer.
  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// The whole report.
  public func text(of report: FindingsReport) -> String {
    var text = report.groups.map { lines(of: $0, in: report.scope) + "\n" }.joined()
    for finding in report.suppressed { text += suppression(of: finding) }
    if !report.suppressed.isEmpty { text += "\n" }
    return text + report.summary + "\n"
  }

  /// One group; no line of it can start like a command to a build server.
  func lines(of group: FindingGroup, in scope: CheckedScope) -> String {
    let check = group.first.check
    var text = headline(of: check.finding) + "\n"
    for line in details(of: check) + [group.cellsText(in: scope)].compactMap(\.self) {
      text += "  " + line + "\n"
    }
    return text
  }

  private func headline(of finding: Finding) -> String {
    "\(inertPlace(finding.location)): \(colored(finding.severity)): \(inert(finding.message))"
      + " [\(inert(finding.rule))]"
  }

  private func details(of check: CheckFinding) -> [String] {
    let finding = check.finding
    var lines = check.excerpt.map(marked) ?? []
    if lines.isEmpty, !check.words.isEmpty {
      lines.append("words: '\(inert(check.words, upTo: quotableLength))'")
    }
    if let path = finding.path, path != check.cell.key { lines.append("at: \(inert(path))") }
    if let product = finding.productID { lines.append("product: \(inert(product))") }
    if let fix = finding.fix { lines.append("fix: \(inert(fix))") }
    if let sum = check.evidence?.sumText { lines.append("sum: \(sum)") }
    return lines + (check.evidence?.facts ?? []).map { "fact: \(inert($0))" }
  }

  /// The lines of an excerpt behind a rule; the carets only while they stand under their words.
  private func marked(_ excerpt: String) -> [String] {
    let lines = excerpt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let line = lines.first else { return [] }
    return (inert(line) == line ? lines : [line]).map { "| " + inert($0) }
  }

  private func suppression(of reported: ReportedFinding) -> String {
    "suppressed: \(headline(of: reported.finding))\n"
      + "  reason: \(inert(reported.suppression ?? ""))\n"
  }

  private func colored(_ severity: Finding.Severity) -> String {
    guard usesColor else { return severity.rawValue }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m"
  }
}
