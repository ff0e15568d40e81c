import CopyChecks

/// Does what a mode asks for, and says how the run ends.
struct SnapshotAction {
  let update: SnapshotUpdate
  let console: Console

  private var report: SnapshotReport { update.report }

  /// Does it.
  ///
  /// - Returns: How the run ends, and whether the copy of now was recorded.
  func run(_ mode: SnapshotMode) throws(InputError) -> (ExitCode, isRecorded: Bool) {
    switch mode {
    case .check, .review: return (hint(), false)
    case .propose: return (try propose(), false)
    case .update(let scope):
      if report.isUnderOtherData, !report.drifts.isEmpty || report.hasChangedValue {
        return (refuse(), false)
      }
      console.note(try update.record(scope).summary)
      return (.clean, true)
    case .acceptDrift:
      guard report.recorded != nil else { throw .message(missingLock) }
      if report.hasChangedValue { return (refuse(), false) }
      console.note(try update.acceptDrift().summary)
      return (report.ending == .changed ? .findings : .clean, true)
    }
  }

  private func propose() throws(InputError) -> ExitCode {
    guard report.ending == .changed, !report.isUnderOtherData else { return hint() }
    let count = try update.propose()
    console.note(
      "\(count) waiting: accept one by one with 'snapshot --review', or all with 'snapshot --update'"
    )
    return .findings
  }

  private func refuse() -> ExitCode {
    console.note("nothing is recorded: \(driftHint)")
    return code
  }

  /// Says what to do about a difference.
  private func hint() -> ExitCode {
    if code == .drifted || report.hasChangedValue {
      console.note(driftHint)
    } else if code == .findings {
      console.note(
        report.isLockMissing
          ? "'\(FormattingLock.fileName)' is missing; 'snapshot --update' writes it"
          : "if this copy is right, record it with 'snapshot --update'")
    }
    return code
  }

  private var driftHint: String {
    report.hasChangedValue
      ? "this ICU writes another number than the catalog has; use another version of it"
      : "ICU's data writes the same facts another way; accept that with "
        + "'snapshot --update --accept-drift'"
  }

  private var missingLock: String {
    "nothing says what the snapshots were formatted with: '\(FormattingLock.fileName)' is missing in "
      + "'\(update.folder.path)'; restore it from version control"
  }

  private var code: ExitCode {
    switch report.ending {
    case .clean: .clean
    case .changed: .findings
    case .drifted: .drifted
    }
  }
}
