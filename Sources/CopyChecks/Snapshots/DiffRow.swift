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
