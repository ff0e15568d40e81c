/// All snapshots of a project beside the copy of now.
public struct SnapshotReport: Sendable {
  /// The snapshots, by path.
  public let comparisons: [SnapshotComparison]
  /// What the recorded snapshots were formatted with; `nil` when nothing says so.
  public let recorded: FormattingLock?
  /// What the copy of now is formatted with.
  public let current: FormattingLock

  /// Compares snapshots with the copy of now.
  ///
  /// - Parameters:
  ///   - pairs: Each snapshot's path, what is recorded, and the copy of now.
  ///   - recorded: What the recorded snapshots were formatted with.
  ///   - current: What the copy of now is formatted with.
  public init(
    _ pairs: [(path: String, recorded: CopySnapshot?, current: CopySnapshot?)],
    recorded: FormattingLock?, current: FormattingLock
  ) {
    self.recorded = recorded
    self.current = current
    var others: [String: Bool] = [:]
    var comparisons: [SnapshotComparison] = []
    for pair in pairs {
      let locale = (pair.current ?? pair.recorded)?.locale ?? ""
      let isOther =
        others[locale] ?? recorded.map { current.isOtherData(for: locale, since: $0) } ?? false
      others[locale] = isOther
      comparisons.append(
        SnapshotComparison(
          recorded: pair.recorded, current: pair.current, path: pair.path,
          isUnderOtherData: isOther))
    }
    self.comparisons = comparisons.sorted { $0.path < $1.path }
  }

  /// The canaries that changed.
  public var canaryChanges: [FormattingLock.Change] {
    recorded.map { current.changes(since: $0) } ?? []
  }

  /// Whether the versions of ICU or CLDR, or what they write, differ from those of the recorded snapshots.
  public var isUnderOtherData: Bool {
    guard let recorded else { return false }
    return recorded.icu != current.icu || recorded.cldr != current.cldr || !canaryChanges.isEmpty
  }

  /// The snapshots that became something.
  public func comparisons(_ status: SnapshotComparison.Status) -> [SnapshotComparison] {
    comparisons.filter { $0.status == status }
  }

  /// How a comparison ended.
  public enum Ending: Sendable, Hashable {
    /// Copy and snapshots agree.
    case clean
    /// Copy changed, a snapshot is missing, or one is left over.
    case changed
    /// Only ICU's data writes the same facts another way.
    case drifted
  }

  /// How the comparison ended; an amount that ICU writes as another number is never mere drift.
  public var ending: Ending {
    let statuses = Set(comparisons.map(\.status))
    if hasChangedValue || !statuses.isDisjoint(with: [.changed, .missing, .orphan]) || isLockMissing
    {
      return .changed
    }
    return statuses.contains(.drifted) ? .drifted : .clean
  }

  /// Whether ICU writes an amount of the canaries as another number.
  public var hasChangedValue: Bool { canaryChanges.contains { $0.drift == .value } }

  /// Whether there are snapshots, and nothing says what they were formatted with.
  public var isLockMissing: Bool {
    recorded == nil && comparisons.contains { $0.recorded != nil }
  }

  /// What ICU's data did to the texts of each language, by language.
  public var drifts: [LocaleDrift] {
    let changes = comparisons.flatMap { comparison in
      comparison.changes.filter(comparison.isDrift).map { (comparison, $0) }
    }
    let byLocale = Dictionary(grouping: changes) { $0.0.current?.locale ?? "" }
    return byLocale.sorted { $0.key < $1.key }
      .map { LocaleDrift(locale: $0.key, changes: $0.value.map(\.1)) }
  }
}

/// What ICU's data did to the texts of one language.
public struct LocaleDrift: Sendable, Hashable {
  /// The language.
  public let locale: String
  /// The kinds of difference, the worst first, each with its number of texts and its first text.
  public let kinds: [Kind]

  /// One kind of difference.
  public struct Kind: Sendable, Hashable {
    /// The kind.
    public let drift: DriftClass
    /// How many texts have it as their worst.
    public let count: Int
    /// The first of them, the amounts before the texts: as it was written.
    public let old: String
    /// As it is written now.
    public let new: String
  }

  init(locale: String, changes: [SnapshotChange]) {
    self.locale = locale
    let byClass = Dictionary(grouping: changes) { $0.drift ?? .invisible }
    kinds = byClass.sorted { $1.key < $0.key }.map { drift, changes in
      let example =
        changes.first { $0.name.hasPrefix(SnapshotTexts.amount) } ?? changes[0]
      return Kind(
        drift: drift, count: changes.count, old: example.old ?? "", new: example.new ?? "")
    }
  }
}
