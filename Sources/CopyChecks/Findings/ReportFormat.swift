/// The formats of a report; the raw value is the word on the command line.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people.
  case text
  /// One line for each place, as editors read it.
  case line
  /// Everything, as `Schemas/paywall-findings.schema.json` describes it.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, for build servers.
  case junit
  /// A table for pull requests.
  case markdown
}

extension FindingsReport {
  /// The report in a format, with a line end after it; `line` and `github` are empty without findings.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - usesColor: Whether severities are colored for a terminal; only `text` has color.
  /// - Returns: The report.
  public func write(as format: ReportFormat, usesColor: Bool = false) -> String {
    let writer: any FindingsWriter =
      switch format {
      case .text: TextFindingsWriter(usesColor: usesColor)
      case .line: LineFindingsWriter()
      case .json: JSONFindingsWriter()
      case .github: GitHubFindingsWriter()
      case .sarif: SARIFFindingsWriter()
      case .junit: JUnitFindingsWriter()
      case .markdown: MarkdownFindingsWriter()
      }
    return writer.text(of: self)
  }
}
