import CopyChecks

/// Does what a mode asks for, and says how the run ends.
struct SnapshotAction {
  let update: SnapshotUpdate

  private var report: SnapshotReport { update.report }

  /// What was done.
  struct Outcome: Equatable {
    /// How the run ends.
    let code: ExitCode
    /// Whether the copy of now was recorded.
    var isRecorded = false
    /// What was done, or is to be done.
    var note: String?
  }

  /// Does it.
  func run(_ mode: SnapshotMode) throws(InputError) -> Outcome {
    switch mode {
    case .check, .review: return Outcome(code: code, note: hint)
    case .propose:
      guard report.ending == .changed, !report.isUnderOtherData else {
        return Outcome(code: code, note: hint)
      }
      return Outcome(code: code, note: waiting(try update.propose()))
    case .update(let scope):
      if report.isUnderOtherData, !report.drifts.isEmpty || report.hasChangedValue {
        return refusal
      }
      let result = try update.record(scope)
      return Outcome(code: .clean, isRecorded: true, note: result.summary)
    case .acceptDrift:
      guard report.recorded != nil else { throw .message(missingLock) }
      if report.hasChangedValue { return refusal }
      let result = try update.acceptDrift()
      return Outcome(
        code: report.ending == .changed ? .findings : .clean, isRecorded: true,
        note: result.summary)
    }
  }

  private var refusal: Outcome {
    Outcome(code: code, note: "nothing is recorded: \(driftHint)")
  }

  private func waiting(_ count: Int) -> String {
    "\(count) waiting: accept one by one with 'snapshot --review', or all with 'snapshot --update'"
  }

  /// What to do about a difference; `nil` when there is none.
  private var hint: String? {
    if code == .drifted || report.hasChangedValue { return driftHint }
    if code == .clean { return nil }
    return report.isLockMissing
      ? "'\(FormattingLock.fileName)' is missing; 'snapshot --update' writes it"
      : "if this copy is right, record it with 'snapshot --update'"
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
