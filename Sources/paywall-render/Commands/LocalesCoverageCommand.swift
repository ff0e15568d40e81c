import CopyTemplates
import PricingEngine

/// `locales coverage`: how complete each language of the App Store is.
enum LocalesCoverageCommand: Command {
  static let name = "locales coverage"
  static let summary = "count the messages that each language of the App Store has"
  static let options: [Option] = MessageLibrary.options + [.format, .output]
  static let formats = ListFormat.allCases.map(\.rawValue)
  static let example = "paywall-render locales coverage"

  /// What is written.
  enum ListFormat: String, CaseIterable {
    /// Columns for people.
    case table
    /// `paywall-coverage/1`.
    case json
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let format = try options.checkedChoice(.format, default: ListFormat.table)
    let coverage = try MessageLibrary.open(options).coverage()
    let text =
      switch format {
      case .table: table(coverage)
      case .json: MessageCoverage.json(coverage).text(pretty: true) + "\n"
      }
    try console.result(text, to: options[.output])
    return coverage.allSatisfy(\.missing.isEmpty) ? .clean : .findings
  }

  private static func table(_ coverage: [MessageCoverage]) -> String {
    let rows =
      [["code", "messages", "own", "inherited", "missing", "percent", "language"]]
      + coverage.map { row in
        [
          row.language.code, row.language.tag, "\(row.own)", "\(row.inherited)",
          "\(row.missing.count)", "\(row.percent)", row.language.name,
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        let isNumber = (2...5).contains(column)
        // The last column needs no space behind it.
        return isNumber ? space + row[column] : row[column] + (column == 6 ? "" : space)
      }.joined(separator: "  ") + "\n"
    }
    let complete = coverage.count { $0.missing.isEmpty }
    return lines.joined()
      + "\(complete) of \(coverage.count) languages have all \(coverage.first?.total ?? 0) messages\n"
      + missing(coverage)
  }

  /// Which messages are missing where.
  private static func missing(_ coverage: [MessageCoverage]) -> String {
    coverage.filter { !$0.missing.isEmpty }.map { row in
      let shown = row.missing.prefix(12).joined(separator: ", ")
      let more = row.missing.count > 12 ? " and \(row.missing.count - 12) more" : ""
      return "missing in \(row.language.code): \(shown)\(more)\n"
    }.joined()
  }
}
