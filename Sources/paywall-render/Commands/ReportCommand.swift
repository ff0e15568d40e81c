import CopyChecks
import PricingEngine

/// `report`: what `check` finds, in several formats at once.
enum ReportCommand: Command {
  static let name = "report"
  static let summary = "write what 'check' finds in several formats at once, also as a web page"
  static let options: [Option] = CheckRun.options + [.format, .output]
  static let formats = ReportFile.allCases.map(\.rawValue)
  static let example = "paywall-render report --output report --fail-on error"

  static func summary(of option: Option) -> String? {
    switch option {
    case .format:
      formats.joined(separator: ", ")
        + ", separated by commas (default: text, and with a folder all)"
    case .locale: CheckRun.localeSummary
    case .output: "the folder of the files, made when it is not there; '-' is standard output"
    default: nil
    }
  }

  static func completion(of option: Option) -> Completion {
    switch option {
    case .format: .list(formats)
    case .only, .locale: CheckCommand.completion(of: option)
    case .output: .folder
    default: usualCompletion(of: option)
    }
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let folder = options[.output].flatMap { $0 == "-" ? nil : $0 }
    let files: [ReportFile]
    do throws(UsageError) { files = try self.files(options, hasFolder: folder != nil) } catch {
      throw .usage(error)
    }
    let run = try CheckRun(options, console: console)
    var texts: [(name: String, text: String)] = []
    for file in files {
      texts.append((file.name, try text(of: file, run, options)))
    }
    if let folder {
      do throws(FileError) { try Folders.make(folder) } catch { throw .file(error) }
    }
    for (name, text) in texts {
      try console.result(text, to: folder.map { Paths.join($0, name) })
    }
    return run.ending
  }

  /// The files that `--format` names, in its order.
  private static func files(
    _ options: ParsedOptions, hasFolder: Bool
  ) throws(UsageError) -> [ReportFile] {
    guard let list = options[.format] else { return hasFolder ? ReportFile.allCases : [.text] }
    var files: [ReportFile] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let file = ReportFile(rawValue: word) else {
        throw .badValue(
          option: .format, value: word, expected: formats,
          suggestion: nearestText(to: word, in: formats))
      }
      guard !files.contains(file) else {
        throw .conflict("'--format' names '\(word)' twice")
      }
      files.append(file)
    }
    guard hasFolder || files.count == 1 else {
      throw .conflict("several formats need a folder: add '--output DIR'")
    }
    return files
  }

  private static func text(
    of file: ReportFile, _ run: CheckRun, _ options: ParsedOptions
  ) throws(InputError) -> String {
    if let format = ReportFormat(rawValue: file.rawValue) { return run.report.write(as: format) }
    return try ReportPageInput(options, run: run).text()
  }
}
