import CopyChecks

/// `check`: what copy says that it may not, and what it lacks.
enum CheckCommand: Command {
  static let name = "check"
  static let summary =
    "check all messages and copy, and the catalog's texts, for honesty and localization"
  static let options: [Option] = CheckRun.options + [.format, .output]
  static let formats = ReportFormat.allCases.map(\.rawValue)
  static let example = "paywall-render check --fail-on error"

  static func summary(of option: Option) -> String? {
    option == .locale ? CheckRun.localeSummary : nil
  }

  static func completion(of option: Option) -> Completion {
    switch option {
    case .only: .words(CopyCheck.Kind.allCases.map(\.rawValue))
    case .locale: .list(BuiltInNames.locales + [BuildAxes.everything])
    default: usualCompletion(of: option)
    }
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let format = try options.checkedChoice(.format, default: ReportFormat.text)
    let run = try CheckRun(options, console: console)
    try console.result(run.report.write(as: format), to: options[.output])
    return run.ending
  }
}
