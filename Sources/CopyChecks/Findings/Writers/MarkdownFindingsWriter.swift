import PricingEngine

/// Writes a report as a table in GitHub's Markdown, one row for each group, for the comment of a pull request.
///
/// A comment holds 65,536 characters; rows that do not fit are left out, and a last line says how many.
public struct MarkdownFindingsWriter: FindingsWriter {
  private static let limit = 60_000

  /// Creates a writer.
  public init() {}

  /// The whole report.
  public func text(of report: FindingsReport) -> String {
    let rows =
      report.groups.map { row(for: $0, in: report.scope) } + report.suppressed.map(suppressed)
    var text = "**\(report.summary)**\n"
    guard !rows.isEmpty else { return text }
    text += "\n| Severity | Place | Finding | Rule |\n|---|---|---|---|\n"
    for (index, row) in rows.enumerated() {
      guard text.utf8.count + row.utf8.count <= Self.limit else {
        return text + "\n\(rows.count - index) more rows are left out.\n"
      }
      text += row
    }
    return text
  }

  private func row(for group: FindingGroup, in scope: CheckedScope) -> String {
    let finding = group.first.finding
    let lines = [
      finding.message, finding.fix.map { "fix: " + $0 },
      group.first.check.evidence?.sumText.map { "sum: " + $0 }, group.cellsText(in: scope),
    ].compactMap(\.self)
    return row([
      finding.severity.rawValue, place(of: finding), cell(lines), escaped(finding.rule),
    ])
  }

  private func suppressed(_ reported: ReportedFinding) -> String {
    let finding = reported.finding
    return row([
      "suppressed \(finding.severity.rawValue)", place(of: finding),
      cell([finding.message, "reason: " + (reported.suppression ?? "")]), escaped(finding.rule),
    ])
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private func cell(_ lines: [String]) -> String {
    lines.map(escaped).joined(separator: "<br>")
  }

  private func place(of finding: Finding) -> String {
    finding.location == nil ? "" : escaped(inertPlace(finding.location))
  }

  /// A text that stays text: no markup, no cell, no mention of a person or an issue, no link.
  private func escaped(_ text: String) -> String {
    var shown = ""
    for scalar in inert(text).unicodeScalars {
      switch scalar {
      case "&": shown += "&amp;"
      case "<": shown += "&lt;"
      case ">": shown += "&gt;"
      // GitHub looks for people and issues after it has read the backslashes, and not across a comment.
      case "@", "#": shown += "\(scalar)<!-- -->"
      // GitHub's own way to keep a price from starting a formula.
      case "$": shown += "<span>$</span>"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": shown += "\\\(scalar)"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown.replacing("://", with: "\\://").replacing("www.", with: "www\\.")
  }
}
