/// The lines that differ between a recorded snapshot and the copy of now, with the words that changed marked in them.
///
/// A line that is there in both is shown as `[-old-]` and `{+new+}`; a difference that nobody sees is spelled out below it.
struct SnapshotDiff {
  private let comparison: SnapshotComparison

  init(_ comparison: SnapshotComparison) { self.comparison = comparison }

  /// The difference; empty when there is none.
  var text: String {
    guard let recorded = comparison.recorded, let current = comparison.current else { return "" }
    let cells = Set(comparison.changes.map(\.cell)).sorted()
    let hunks = cells.flatMap { name in
      SnapshotLayer.allCases.flatMap { layer in
        hunk(
          "@@ \(name) \(layer.rawValue) @@",
          recorded.cell(named: name)?.lines(of: layer) ?? [],
          current.cell(named: name)?.lines(of: layer) ?? [])
      }
    }
    guard !hunks.isEmpty else { return "" }
    let head = ["--- \(comparison.path), recorded", "+++ \(comparison.path), now"]
    return (head + hunks).map { inert($0) + "\n" }.joined()
  }

  private func hunk(_ head: String, _ old: [SnapshotLine], _ new: [SnapshotLine]) -> [String] {
    if old == new { return [] }
    let rows = DiffRow.rows(old, new)
    var lines = [head]
    var isGap = false
    for (index, row) in rows.enumerated() {
      let near = rows[max(0, index - 1)...min(rows.count - 1, index + 1)]
      if row.isContext, near.allSatisfy(\.isContext) {
        isGap = true
        continue
      }
      if isGap, lines.count > 1 { lines.append("  …") }
      isGap = false
      lines += row.lines
    }
    return lines
  }
}

/// One row of a difference.
enum DiffRow: Equatable {
  case context(SnapshotLine)
  case removed(SnapshotLine)
  case added(SnapshotLine)
  case changed(SnapshotLine, SnapshotLine)

  /// Whether the row is there to show where others are.
  var isContext: Bool {
    if case .context = self { return true }
    return false
  }

  /// The rows of two layers.
  static func rows(_ old: [SnapshotLine], _ new: [SnapshotLine]) -> [DiffRow] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var rows: [DiffRow] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      var (gone, come): ([SnapshotLine], [SnapshotLine]) = ([], [])
      while removed.contains(oldIndex) {
        gone.append(old[oldIndex])
        oldIndex += 1
      }
      while added.contains(newIndex) {
        come.append(new[newIndex])
        newIndex += 1
      }
      rows += paired(gone, come)
      if oldIndex < old.count {
        rows.append(.context(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return rows
  }

  private static func paired(_ gone: [SnapshotLine], _ come: [SnapshotLine]) -> [DiffRow] {
    var rest = come
    var rows: [DiffRow] = []
    for line in gone {
      if let index = rest.firstIndex(where: { $0.name == line.name }) {
        rows.append(.changed(line, rest.remove(at: index)))
      } else {
        rows.append(.removed(line))
      }
    }
    return rows + rest.map(DiffRow.added)
  }

  /// The row as lines of a unified difference.
  var lines: [String] {
    switch self {
    case .context(let line): return ["  " + line.text]
    case .removed(let line): return ["- " + line.text]
    case .added(let line): return ["+ " + line.text]
    case .changed(let old, let new):
      let (oldText, newText) = WordDiff(old.value, new.value).marked
      let unseen = UnseenDiff(old.value, new.value).text.map { ["    \($0)"] } ?? []
      return ["- \(old.name): \(oldText)", "+ \(new.name): \(newText)"] + unseen
    }
  }
}
