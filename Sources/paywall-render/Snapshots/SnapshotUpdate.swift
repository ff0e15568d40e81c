import CopyChecks
import PricingEngine

/// Writes into the folder of the snapshots what a mode asks for.
struct SnapshotUpdate {
  let report: SnapshotReport
  let folder: SnapshotFolder
  /// Whether the report is about all snapshots, so that languages that it does not name are gone.
  let isWhole: Bool

  /// What was done.
  struct Result {
    var written = 0
    var removed = 0
    var unchanged = 0

    /// One line: `wrote 3 snapshots, removed 1, 46 unchanged`.
    var summary: String {
      "wrote \(counted(written, "snapshot")), removed \(removed), \(unchanged) unchanged"
    }
  }

  /// Records the copy of now.
  func record(_ scope: SnapshotMode.Scope) throws(InputError) -> Result {
    var result = Result()
    for comparison in report.comparisons {
      switch (comparison.status, comparison.current) {
      case (.changed, let current?) where scope.includesChanged,
        (.drifted, let current?) where scope.includesChanged,
        (.missing, let current?) where scope.includesMissing:
        if try folder.record(current, as: comparison.path) { result.written += 1 }
      case (.orphan, _) where scope.removesOrphans:
        try folder.remove(comparison.path)
        result.removed += 1
      default: result.unchanged += 1
      }
    }
    try recordLock()
    return result
  }

  /// Records the texts of now in cells in which nothing but ICU's data changed them.
  func acceptDrift() throws(InputError) -> Result {
    var result = Result()
    for comparison in report.comparisons {
      if let accepted = comparison.acceptingDrift {
        if try folder.record(accepted, as: comparison.path) { result.written += 1 }
      } else {
        result.unchanged += 1
      }
    }
    try recordLock()
    return result
  }

  /// Writes what differs beside the snapshots, for a person to accept; what waited and no longer differs is removed.
  ///
  /// - Returns: How many snapshots wait.
  func propose() throws(InputError) -> Int {
    var count = 0
    for comparison in report.comparisons {
      if let current = comparison.current, [.changed, .missing].contains(comparison.status) {
        try folder.propose(current, as: comparison.path)
        count += 1
      } else {
        try folder.remove(comparison.path + SnapshotFolder.pendingExtension)
      }
    }
    if count > 0, lock != report.recorded { try folder.record(lock, isPending: true) }
    return count
  }

  /// A part of the snapshots says nothing about what the others were formatted with, so other data waits for all of them.
  private func recordLock() throws(InputError) {
    if !isWhole, report.isUnderOtherData { return }
    if report.recorded != lock { try folder.record(lock) }
  }

  /// The lock of now; of a part of the snapshots it keeps what is known of others.
  private var lock: FormattingLock {
    guard !isWhole, let recorded = report.recorded else { return report.current }
    return report.current.keeping(recorded)
  }
}
