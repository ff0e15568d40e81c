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
    let paths = units.map { selection.path(template: $0.template, locale: $0.locale) }
    let pathOfUnit = Dictionary(
      zip(units.map { [$0.template, $0.locale] }, paths)
    ) { first, _ in first }
    let queue = WorkQueue(units)
    let prices = QuoteTable(materials)
    let whole = Mutex(Result())
    Workers.run(min(jobs, max(1, units.count))) { [materials] _ in
      var worker = SnapshotWorker(materials, prices: prices)
      var language: Int?
      while let (unit, next) = queue.next(after: language) {
        language = next
        guard let path = pathOfUnit[[unit.template, unit.locale]] else { continue }
        worker.compose(unit, path: path)
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
