/// A recorded snapshot beside the copy of now.
///
/// Its `description` is what a failing test shows: what changed in fact, and the difference of the texts.
public struct SnapshotComparison: Sendable, Hashable {
  /// The snapshot's path in its folder: `subscription/de.snap`.
  public let path: String
  /// What was recorded; `nil` when nothing was.
  public let recorded: CopySnapshot?
  /// The copy of now; `nil` when nothing makes it any more.
  public let current: CopySnapshot?
  /// What differs.
  public let changes: [SnapshotChange]
  /// Whether the copy of now was formatted with other data of ICU than the recorded one.
  public let isUnderOtherData: Bool

  /// Compares.
  ///
  /// - Parameters:
  ///   - recorded: The recorded snapshot; `nil` when there is none.
  ///   - current: The snapshot of the copy of now; `nil` when nothing makes it any more.
  ///   - path: The snapshot's path, as it is to be shown.
  ///   - isUnderOtherData: Whether ICU's data differs, so that texts may be written another way.
  public init(
    recorded: CopySnapshot?, current: CopySnapshot?, path: String, isUnderOtherData: Bool = false
  ) {
    self.path = path
    self.recorded = recorded
    self.current = current
    self.isUnderOtherData = isUnderOtherData
    guard let recorded, let current else {
      changes = []
      return
    }
    let names = Set((recorded.cells + current.cells).map(\.name)).sorted()
    changes = names.flatMap { name in
      SnapshotChange.all(
        from: recorded.cell(named: name), to: current.cell(named: name), name: name)
    }
  }

  /// What became of a snapshot; the raw value is the word in JSON.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// Nothing differs.
    case unchanged
    /// Facts differ, or texts for another reason than ICU's data.
    case changed
    /// ICU's data writes the same facts another way.
    case drifted
    /// There is copy, and no snapshot of it.
    case missing
    /// There is a snapshot, and no copy of it.
    case orphan
  }

  /// What became of the snapshot.
  public var status: Status {
    if recorded == nil { return .missing }
    if current == nil { return .orphan }
    if changes.isEmpty { return .unchanged }
    return changes.allSatisfy(isDrift) ? .drifted : .changed
  }

  /// Whether a change is one that ICU's data made, and that a person may accept as a whole.
  public func isDrift(_ change: SnapshotChange) -> Bool {
    guard isUnderOtherData, let drift = change.drift else { return false }
    return drift != .value
  }

  /// The recorded facts with the texts of now, in each cell where nothing but ICU's data changed texts.
  ///
  /// Other cells stay as they are recorded. `nil` when there is nothing to accept.
  public var acceptingDrift: CopySnapshot? {
    guard let recorded, let current, changes.contains(where: isDrift) else { return nil }
    let others = Set(changes.filter { !isDrift($0) }.map(\.cell))
    let cells = recorded.cells.map { cell in
      others.contains(cell.name) ? cell : current.cell(named: cell.name) ?? cell
    }
    let accepted = CopySnapshot(
      template: recorded.template, locale: recorded.locale, cells: cells)
    return accepted == recorded ? nil : accepted
  }
}

extension SnapshotComparison: CustomStringConvertible {
  /// What changed in fact, then the difference of the texts.
  public var description: String {
    switch status {
    case .unchanged: return "\(path): unchanged"
    case .missing: return "\(path): there is no snapshot of this copy"
    case .orphan: return "\(path): there is no copy of this snapshot"
    case .changed, .drifted:
      let facts = FactSummary([self]).lines
      return (facts.isEmpty ? "" : facts.joined(separator: "\n") + "\n\n") + SnapshotDiff(self).text
    }
  }
}
