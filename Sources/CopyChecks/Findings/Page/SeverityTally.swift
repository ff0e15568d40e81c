import PricingEngine

/// How many findings of each severity there are.
struct SeverityTally: Sendable, Hashable {
  private var counts: [Finding.Severity: Int] = [:]

  /// Counts findings.
  init(_ findings: some Sequence<ReportedFinding> = []) {
    for finding in findings { add(finding) }
  }

  mutating func add(_ finding: ReportedFinding) {
    counts[finding.finding.severity, default: 0] += 1
  }

  /// How many there are of a severity.
  subscript(severity: Finding.Severity) -> Int { counts[severity] ?? 0 }

  /// How many there are in all.
  var total: Int { counts.values.reduce(0, +) }

  /// The worst severity; `nil` when there are none.
  var worst: Finding.Severity? { Finding.Severity.allCases.first { self[$0] > 0 } }

  /// The worst severity as a page names it, or `clean`.
  var levelName: String { worst?.rawValue ?? "clean" }

  /// `2 errors, 1 note`, or `no findings`.
  var text: String {
    let parts = Finding.Severity.allCases.compactMap { anyCounted(self[$0], $0.rawValue) }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  /// The severities that occur, as words that a page filters by: `error note`.
  var levels: String {
    Finding.Severity.allCases.filter { self[$0] > 0 }.map { "r-has-\($0.rawValue)" }
      .joined(separator: " ")
  }
}
