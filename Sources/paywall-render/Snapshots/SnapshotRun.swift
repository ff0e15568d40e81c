import CopyChecks
import CopyTemplates
import PricingEngine
import Synchronization

/// Composes the copy of all snapshots, on several threads.
struct SnapshotRun: Sendable {
  private let materials: BuildMaterials
  private let jobs: Int

  /// The copy of now.
  struct Result: Sendable {
    /// The snapshots, by path.
    var snapshots: [String: CopySnapshot] = [:]
    /// What ICU writes in each language.
    var canaries: [FormattingCanary] = []
    /// Snapshots of which a paywall cannot be written truthfully, or at all.
    var failedPaths: Set<String> = []
    var problems = BuildProblems()
  }

  init(_ materials: BuildMaterials, jobs: Int) {
    self.materials = materials
    self.jobs = jobs
  }

  /// Composes the copy of a selection.
  func run(_ selection: SnapshotSelection) -> Result {
    let units = selection.units
    let queue = WorkQueue(units) { $0.locale }
    let outlines = OutlineTable(materials)
    let whole = Mutex(Result())
    Workers.run(min(jobs, max(1, units.count))) { [materials] _ in
      var worker = SnapshotWorker(materials, outlines: outlines)
      var language: Int?
      while let (unit, next) = queue.next(after: language) {
        language = next
        worker.compose(unit)
      }
      let result = worker.result
      whole.withLock { $0.merge(result) }
    }
    return whole.withLock { $0 }
  }
}

extension SnapshotRun.Result {
  fileprivate mutating func merge(_ other: SnapshotRun.Result) {
    snapshots.merge(other.snapshots) { first, _ in first }
    canaries += other.canaries
    failedPaths.formUnion(other.failedPaths)
    problems.merge(other.problems)
  }
}
