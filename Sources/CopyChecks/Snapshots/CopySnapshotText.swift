extension CopySnapshot {
  /// The name of the format, which a snapshot starts with.
  static let schema = "paywall-snapshot/1"

  /// The snapshot as its file has it, with a line end after the last line.
  public var text: String {
    let head = [
      Self.schema, "template: \(SnapshotEscaping.escaped(template))", "locale: \(locale)",
    ]
    return (head + cells.flatMap(Self.lines)).map { $0 + "\n" }.joined()
  }

  private static func lines(of cell: SnapshotCell) -> [String] {
    ["", "== \(cell.name)"]
      + SnapshotLayer.allCases.flatMap { layer in
        ["", layer.rawValue] + cell.lines(of: layer).map { "  " + $0.text }
      }
  }
}

extension SnapshotLine {
  /// The line as a file has it: `headline: Get more from BrewLog`.
  var text: String { value.isEmpty ? name + ":" : name + ": " + SnapshotEscaping.escaped(value) }
}
