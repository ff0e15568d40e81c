import CopyChecks
import CopyTemplates
import PricingEngine

/// `snapshot`: copy as it was accepted, beside the copy of now.
enum SnapshotCommand: Command {
  static let name = "snapshot"
  static let summary = "compare all copy with what was accepted, fact by fact and text by text"
  static let options: [Option] =
    [.check, .update, .acceptDrift, .review, .only, .snapshots, .format, .output, .template]
    + [.locale, .storefront, .state] + Workspace.options
    + [.templates, .locales, .products, .compareTo, .offer, .seats, .current, .symbols, .jobs]
  static let formats = OutputFormat.allCases.map(\.rawValue)
  static let example = "paywall-render snapshot --catalog App.storekit --update"

  /// How the report is written.
  enum OutputFormat: String, CaseIterable {
    /// For people.
    case text
    /// `paywall-snapshots/1`.
    case json
  }

  static func summary(of option: Option) -> String? {
    switch option {
    case .check:
      "compare and write nothing, as always without a terminal and in CI: exit code 1 for a difference, 3 "
        + "when only ICU's data is the reason"
    case .update:
      "record the copy of now: changed, missing, or all, which also removes what has no copy (default: all)"
    case .only: "only snapshots whose path fits, such as 'subscription/de*'"
    case .output: "where to write the report; '-' is standard output (default: -)"
    case .template: "templates separated by commas, or all (default: the project's)"
    case .locale: "languages separated by commas, or all (default: those of the catalog)"
    case .storefront:
      "storefronts separated by commas, priced or all (default: the catalog's own)"
    case .state:
      "states separated by commas, usual or all (default: what each template shows when nobody says)"
    case .jobs: "how many threads compose, 1 to 64 (default: the number of processors)"
    default: nil
    }
  }

  static func completion(of option: Option) -> Completion {
    switch option {
    case .template: .list(BuiltInNames.templates + ["all"])
    case .locale: .list(BuiltInNames.locales + ["all"])
    case .storefront: .list(["priced", "all"] + Storefront.all.map(\.code))
    case .state: .list(["usual", "all"] + Option.states)
    default: usualCompletion(of: option)
    }
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let mode = try SnapshotMode(options, isInteractive: console.isInteractive)
    let format = try options.checkedChoice(.format, default: OutputFormat.text)
    let selection = try SnapshotSelection(options)
    console.announce(selection.materials.workspace)
    if mode == .review { return try review(selection.folder, console) }
    let jobs = try options.checkedNumber(
      .jobs, in: 1...Workers.maximum, default: Workers.processorCount)
    let run = SnapshotRun(selection.materials, jobs: jobs).run(selection)
    report(run.problems, selection.materials, console)
    let report = try compare(run, selection, mode)
    let update = SnapshotUpdate(
      report: report, folder: selection.folder,
      isWhole: !selection.isPartial && run.failedPaths.isEmpty)
    let outcome = try SnapshotAction(update: update).run(mode)
    let writer = TextSnapshotWriter()
    let text =
      switch format {
      case .json: JSONSnapshotWriter().text(of: report)
      case .text where outcome.isRecorded: writer.text(recording: report)
      case .text: writer.text(of: report)
      }
    try console.result(text, to: options[.output])
    if let note = outcome.note { console.note(note) }
    return run.problems.hasErrors ? .findings : outcome.code
  }

  private static func report(
    _ problems: BuildProblems, _ materials: BuildMaterials, _ console: Console
  ) {
    let report = BuildReport(console: console, isQuiet: false)
    report.printSkipped(problems, materials)
    report.printProblems(problems)
  }

  /// Every snapshot of the selection beside the copy of now; one whose copy cannot be written is left alone.
  private static func compare(
    _ run: SnapshotRun.Result, _ selection: SnapshotSelection, _ mode: SnapshotMode
  ) throws(InputError) -> SnapshotReport {
    let folder = selection.folder
    var paths = Set(run.snapshots.keys)
    if !selection.isPartial { paths.formUnion(try folder.recordedPaths()) }
    var pairs: [(path: String, recorded: CopySnapshot?, current: CopySnapshot?)] = []
    for path in paths.subtracting(run.failedPaths).sorted() where selection.includes(path) {
      pairs.append((path, try recorded(path, folder, mode), run.snapshots[path]))
    }
    let versions = FormattingEnvironment()
    return SnapshotReport(
      pairs, recorded: try folder.lock(),
      current: FormattingLock(
        tool: VersionText.program, icu: versions.icu, cldr: versions.cldr,
        canaries: run.canaries))
  }

  /// A recorded snapshot; one that cannot be read is as good as none when all are written anew.
  private static func recorded(
    _ path: String, _ folder: SnapshotFolder, _ mode: SnapshotMode
  ) throws(InputError) -> CopySnapshot? {
    do throws(InputError) { return try folder.recorded(path) } catch {
      guard case .findings = error, mode == .update(.all) else { throw error }
      return nil
    }
  }

  private static func review(
    _ folder: SnapshotFolder, _ console: Console
  ) throws(InputError) -> ExitCode {
    guard console.isInteractive else {
      throw .message(
        "'--review' asks a person at a terminal; use 'snapshot --check' or 'snapshot --update' here"
      )
    }
    let review = SnapshotReview(
      folder: folder, show: { console.prompt($0) }, answer: { readLine() })
    let result = try review.run()
    console.note(result.summary)
    return result.left + result.rejected > 0 ? .findings : .clean
  }
}
