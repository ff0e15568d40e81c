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
    case .state: "states separated by commas, usual or all (default: usual)"
    case .jobs: "how many threads compose, 1 to 64 (default: the number of processors)"
    default: nil
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
    let (code, isRecorded) = try act(mode, report, run, selection, console)
    let writer = TextSnapshotWriter()
    let text =
      switch format {
      case .json: JSONSnapshotWriter().text(of: report)
      case .text where isRecorded: writer.text(recording: report)
      case .text: writer.text(of: report)
      }
    try console.result(text, to: options[.output])
    return run.problems.hasErrors ? .findings : code
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

  /// Does what the mode asks for, and says how the run ends and whether the copy of now was recorded.
  private static func act(
    _ mode: SnapshotMode, _ report: SnapshotReport, _ run: SnapshotRun.Result,
    _ selection: SnapshotSelection, _ console: Console
  ) throws(InputError) -> (ExitCode, isRecorded: Bool) {
    let update = SnapshotUpdate(
      report: report, folder: selection.folder,
      isWhole: !selection.isPartial && run.failedPaths.isEmpty)
    switch mode {
    case .check, .review: return (hint(report, console), false)
    case .propose: return (try propose(update, report, console), false)
    case .update(let scope):
      if report.isUnderOtherData, !report.drifts.isEmpty || report.hasChangedValue {
        console.note("nothing is recorded: \(Self.driftHint(report))")
        return (code(report), false)
      }
      console.note(try update.record(scope).summary)
      return (.clean, true)
    case .acceptDrift:
      guard report.recorded != nil else {
        throw .message(
          "nothing says what the snapshots were formatted with: '\(FormattingLock.fileName)' is missing in "
            + "'\(selection.folder.path)'; restore it from version control")
      }
      guard !report.hasChangedValue else {
        console.note("nothing is recorded: \(Self.driftHint(report))")
        return (.findings, false)
      }
      console.note(try update.acceptDrift().summary)
      return (report.ending == .changed ? .findings : .clean, true)
    }
  }

  private static func propose(
    _ update: SnapshotUpdate, _ report: SnapshotReport, _ console: Console
  ) throws(InputError) -> ExitCode {
    guard report.ending == .changed, !report.isUnderOtherData else {
      return hint(report, console)
    }
    let count = try update.propose()
    console.note(
      "\(count) waiting: accept one by one with 'snapshot --review', or all with 'snapshot --update'"
    )
    return .findings
  }

  private static func hint(_ report: SnapshotReport, _ console: Console) -> ExitCode {
    let code = code(report)
    if code == .drifted || report.hasChangedValue {
      console.note(driftHint(report))
    } else if code == .findings {
      console.note(
        report.isLockMissing
          ? "'\(FormattingLock.fileName)' is missing; 'snapshot --update' writes it"
          : "if this copy is right, record it with 'snapshot --update'")
    }
    return code
  }

  private static func driftHint(_ report: SnapshotReport) -> String {
    report.hasChangedValue
      ? "this ICU writes another number than the catalog has; use another version of it"
      : "ICU's data writes the same facts another way; accept that with 'snapshot --update --accept-drift'"
  }

  private static func code(_ report: SnapshotReport) -> ExitCode {
    switch report.ending {
    case .clean: .clean
    case .changed: .findings
    case .drifted: .drifted
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
