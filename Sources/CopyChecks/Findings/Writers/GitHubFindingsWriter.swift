import PricingEngine

/// Writes annotations for GitHub Actions, one command for each group at its first place, the worst first.
///
/// GitHub shows ten annotations of each level in a step and drops the rest in silence, so only ten are written, and a last line says
/// how many are left out. Columns count UTF-16 code units; `endColumn` is the one after the words.
public struct GitHubFindingsWriter: FindingsWriter {
  private static let limit = 10

  /// Creates a writer.
  public init() {}

  /// The whole report; empty without findings.
  public func text(of report: FindingsReport) -> String {
    var text = ""
    var omitted: [String] = []
    for severity in Finding.Severity.allCases {
      let groups = report.groups.filter { $0.first.finding.severity == severity }
      for group in groups.prefix(Self.limit) { text += command(for: group, in: report.scope) }
      let more = anyCounted(max(0, groups.count - Self.limit), "more \(severity.rawValue)")
      omitted += [more].compactMap(\.self)
    }
    guard !omitted.isEmpty else { return text }
    return text
      + "paywall-render: without annotation, since GitHub shows \(Self.limit) of each level: "
      + omitted.joined(separator: ", ") + "\n"
  }

  private func command(for group: FindingGroup, in scope: CheckedScope) -> String {
    let finding = group.first.finding
    let level = finding.severity == .note ? "notice" : finding.severity.rawValue
    let properties = (place(of: group.first) + [("title", inert(finding.rule))])
      .map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    let lines = [
      inert(finding.message), finding.fix.map { "fix: " + inert($0) }, group.cellsText(in: scope),
    ].compactMap(\.self)
    return "::\(level) \(properties)::\(escapedData(lines.joined(separator: "\n")))\n"
  }

  private func place(of reported: ReportedFinding) -> [(String, String)] {
    guard let location = reported.finding.location, location.file != "-" else { return [] }
    var properties = [("file", location.file)]
    guard let line = location.line else { return properties }
    properties.append(("line", "\(line)"))
    if let end = reported.check.end?.line { properties.append(("endLine", "\(end)")) }
    // GitHub takes columns only for an annotation of one line.
    if let column = reported.utf16Column, reported.check.end == nil || reported.endsInItsLine {
      properties.append(("col", "\(column)"))
      if let end = reported.utf16EndColumn { properties.append(("endColumn", "\(end)")) }
    }
    return properties
  }
}

/// A text after the second `::` of a workflow command.
private func escapedData(_ text: String) -> String { escaped(text, including: "%\r\n") }

/// A text between the commas of a workflow command.
private func escapedProperty(_ text: String) -> String { escaped(text, including: "%\r\n:,") }

/// Scalar by scalar, since CR LF is one character.
private func escaped(_ text: String, including special: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case _ where !special.unicodeScalars.contains(scalar): shown.unicodeScalars.append(scalar)
    case "%": shown += "%25"
    case "\r": shown += "%0D"
    case "\n": shown += "%0A"
    case ":": shown += "%3A"
    default: shown += "%2C"
    }
  }
  return shown
}
