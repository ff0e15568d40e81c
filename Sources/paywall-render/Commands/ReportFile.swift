/// The formats of `report`; those of findings have the words of `ReportFormat`.
enum ReportFile: String, CaseIterable {
  case text
  case line
  case json
  case github
  case sarif
  case junit
  case markdown
  /// A page for people, with the paywalls.
  case html

  /// The name of the file in the folder of a report.
  var name: String {
    switch self {
    case .text: "report.txt"
    case .line: "report.line"
    case .json: "report.json"
    case .github: "report.github.txt"
    case .sarif: "report.sarif"
    case .junit: "report.junit.xml"
    case .markdown: "report.md"
    case .html: "report.html"
    }
  }
}
