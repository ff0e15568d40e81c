import PricingEngine

/// The findings that a project had when it started to be checked, which it accepts until they are mended.
///
/// A baseline only shrinks: what is found more often than it says counts, and what is found less often must leave it.
public struct FindingsBaseline: Sendable {
  /// The rule about entries that are no longer found.
  public static let staleEntry = RuleSummary(
    id: "baseline-stale", level: .warning,
    requirement: "Every finding of a baseline is still found.")
  /// Why its findings are accepted.
  static let reason = "in the baseline"

  /// The folder that the baseline is in, from which its entries name files.
  public let folder: String
  /// What is accepted, each entry once, sorted.
  public let accepted: [Accepted]

  /// An entry, and how often it may be found.
  public struct Accepted: Sendable, Hashable {
    /// The entry.
    public let entry: BaselineEntry
    /// How often it may be found, at least 1.
    public let count: Int
    /// Where the baseline says so; `nil` for one that was not read.
    public let location: SourceLocation?
  }

  /// Creates a baseline that accepts findings.
  ///
  /// - Parameters:
  ///   - findings: What is accepted. Findings about the baseline itself are left out.
  ///   - folder: The folder that the baseline is written to; empty for the working directory.
  public init(accepting findings: [CheckFinding], folder: String) {
    var counts: [BaselineEntry: Int] = [:]
    for check in findings where check.finding.rule != Self.staleEntry.id {
      counts[BaselineEntry(check, folder: folder), default: 0] += 1
    }
    self.init(
      counts.map { Accepted(entry: $0.key, count: $0.value, location: nil) }, folder: folder)
  }

  init(_ accepted: [Accepted], folder: String) {
    self.folder = folder
    self.accepted = accepted.sorted { left, right in
      left.entry.members.map { $0.value ?? "" }.lexicographicallyPrecedes(
        right.entry.members.map { $0.value ?? "" }, by: bytesPrecede)
    }
  }

  /// Parts the findings that the baseline accepts from the others.
  ///
  /// - Parameters:
  ///   - outcome: What the project's settings left of findings.
  ///   - policy: The settings, which may give `baseline-stale` another level.
  ///   - reportingStale: Whether an entry that is no longer found is a finding. When only some of the copy is checked, it may be
  ///     found in the rest.
  /// - Returns: The findings that count, those about stale entries last, and all that are accepted.
  public func apply(
    to outcome: FindingPolicy.Outcome, under policy: FindingPolicy, reportingStale: Bool = true
  ) -> FindingPolicy.Outcome {
    var left = Dictionary(uniqueKeysWithValues: accepted.map { ($0.entry, $0.count) })
    var counting: [CheckFinding] = []
    var suppressed = outcome.suppressed
    for (_, check) in outcome.findings.map({ (FindingOrder($0), $0) }).sorted(by: { $0.0 < $1.0 }) {
      let entry = BaselineEntry(check, folder: folder)
      if let rest = left[entry], rest > 0 {
        left[entry] = rest - 1
        suppressed.append(SuppressedFinding(check, reason: Self.reason))
      } else {
        counting.append(check)
      }
    }
    let stale = reportingStale ? accepted.filter { left[$0.entry, default: 0] > 0 } : []
    return FindingPolicy.Outcome(
      findings: counting
        + stale.compactMap { policy.leveled(Self.finding($0, missing: left[$0.entry] ?? 0)) },
      suppressed: suppressed)
  }

  private static func finding(_ stale: Accepted, missing: Int) -> CheckFinding {
    let rule = "'\(quotable(stale.entry.rule))'\(stale.entry.place)"
    let found = stale.count - missing
    let message =
      found == 0
      ? "\(rule) is no longer found" : "\(rule) is found \(found) instead of \(stale.count) times"
    return CheckFinding(
      Finding(
        staleEntry.level, rule: staleEntry.id, at: stale.location, message,
        fix: found == 0 ? "remove the entry" : "write \"count\": \(found)"),
      words: stale.entry.words)
  }
}
