import PricingEngine

/// Writes what a comparison of snapshots found for people: what changed in fact first, the differences of texts last.
public struct TextSnapshotWriter {
  /// How many snapshots are shown line by line.
  public static let shownDiffs = 10
  private static let shownPaths = 10

  /// Creates a writer.
  public init() {}

  /// What was recorded: the facts and the drift, without the lines that a version control shows.
  public func text(recording report: SnapshotReport) -> String {
    joined([FactSummary(report.comparisons).lines, drift(report)])
  }

  /// The whole report.
  public func text(of report: SnapshotReport) -> String {
    joined([
      FactSummary(report.comparisons).lines, wrongValues(report), drift(report),
      list("missing", report.comparisons(.missing)), list("orphaned", report.comparisons(.orphan)),
      diffs(report.comparisons(.changed)), [summary(report)],
    ])
  }

  private func joined(_ parts: [[String]]) -> String {
    parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Amounts that ICU writes as another number.
  private func wrongValues(_ report: SnapshotReport) -> [String] {
    let canaries = report.canaryChanges.filter { $0.drift == .value }
    return canaries.map { change in
      let pair = zip(change.old.texts, change.new.texts).first {
        DriftClass.between(amounts: $0, $1) == .value
      }
      return "value changed: \(change.new.locale) \(change.new.currency), "
        + "'\(shown(pair?.0 ?? ""))' → '\(shown(pair?.1 ?? ""))'"
    }
  }

  private func drift(_ report: SnapshotReport) -> [String] {
    guard let recorded = report.recorded, report.isUnderOtherData else { return [] }
    let versions =
      recorded.versions == report.current.versions
      ? "\(recorded.versions), with other data"
      : "\(recorded.versions) → \(report.current.versions)"
    let lines = report.drifts.flatMap { drift in
      drift.kinds.map { kind in
        "  \(drift.locale): \(kind.drift.label) in \(counted(kind.count, "text")), "
          + "'\(shown(kind.old))' → '\(shown(kind.new))'"
      }
    }
    return ["drift: \(versions)" + (lines.isEmpty ? ", and no text changed by it" : "")] + lines
  }

  private func list(_ word: String, _ comparisons: [SnapshotComparison]) -> [String] {
    guard !comparisons.isEmpty else { return [] }
    let paths = comparisons.prefix(Self.shownPaths).map { "\(word): \(inertPath($0.path))" }
    let rest = comparisons.count - paths.count
    return paths + (rest > 0 ? ["and \(rest) more \(word)"] : [])
  }

  private func diffs(_ comparisons: [SnapshotComparison]) -> [String] {
    var seen: [[String]: String] = [:]
    var diffs: [String] = []
    for comparison in comparisons.prefix(Self.shownDiffs) {
      diffs.append(SnapshotDiff(comparison).text(besides: &seen))
    }
    let rest = comparisons.count - diffs.count
    let more = rest > 0 ? ["and \(rest) more changed; '--only GLOB' shows others"] : []
    // Each difference ends its own last line.
    return diffs.map { String($0.dropLast()) }.flatMap { [$0, ""] }.dropLast() + more
  }

  private func summary(_ report: SnapshotReport) -> String {
    let parts = SnapshotComparison.Status.allCases.compactMap { status -> String? in
      let count = report.comparisons(status).count
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    return "snapshots: " + (parts.isEmpty ? "none" : parts.joined(separator: ", "))
  }

  private func shown(_ text: String) -> String { inert(SnapshotEscaping.escaped(text)) }
}
