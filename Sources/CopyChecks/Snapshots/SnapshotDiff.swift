/// The lines that differ between a recorded snapshot and the copy of now, with the words that changed marked in them.
///
/// A line that is there in both is shown as `[-old-]` and `{+new+}`; a difference that nobody sees is spelled out below it.
struct SnapshotDiff {
  private let comparison: SnapshotComparison

  init(_ comparison: SnapshotComparison) { self.comparison = comparison }

  /// The difference; empty when there is none.
  var text: String {
    var seen: [[String]: String] = [:]
    return text(besides: &seen)
  }

  /// The difference; facts that changed in the same way in a snapshot before are only named.
  ///
  /// `seen` has the lines that were shown, with the snapshots that they were shown for.
  func text(besides seen: inout [[String]: String]) -> String {
    guard let recorded = comparison.recorded, let current = comparison.current else { return "" }
    var lines: [String] = []
    for name in Set(comparison.changes.map(\.cell)).sorted() {
      for layer in SnapshotLayer.allCases {
        let hunk = hunk(
          recorded.cell(named: name)?.lines(of: layer) ?? [],
          current.cell(named: name)?.lines(of: layer) ?? [])
        if hunk.isEmpty { continue }
        // Lines around a change name products, in the language of the snapshot.
        let changed = hunk.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
        if let other = seen[changed], layer == .facts {
          lines.append("@@ \(name) \(layer.rawValue), as in \(other) @@")
        } else {
          lines += ["@@ \(name) \(layer.rawValue) @@"] + hunk
          seen[changed] = comparison.path
        }
      }
    }
    guard !lines.isEmpty else { return "" }
    let head = ["--- \(comparison.path), recorded", "+++ \(comparison.path), now"]
    return (head + lines).map { inert($0) + "\n" }.joined()
  }

  private func hunk(_ old: [SnapshotLine], _ new: [SnapshotLine]) -> [String] {
    if old == new { return [] }
    let rows = DiffRow.rows(old, new)
    var lines: [String] = []
    var isGap = false
    for (index, row) in rows.enumerated() {
      let near = rows[max(0, index - 1)...min(rows.count - 1, index + 1)]
      if row.isContext, near.allSatisfy(\.isContext) {
        isGap = true
        continue
      }
      if isGap, !lines.isEmpty { lines.append("  …") }
      isGap = false
      lines += row.lines
    }
    return lines
  }
}
