/// Collects the lines of one layer, and keeps their names apart.
struct SnapshotLines {
  private(set) var lines: [SnapshotLine] = []
  private var names: Set<String> = []

  /// Adds a line; a name that is there already gets a number.
  mutating func add(_ name: String, _ value: String) {
    var line = SnapshotLine(name, value)
    var number = 2
    while !names.insert(line.name).inserted {
      line = SnapshotLine("\(name) #\(number)", value)
      number += 1
    }
    lines.append(line)
  }

  /// Adds a line unless one of the same name is there, which then says the same.
  mutating func addOnce(_ name: String, _ value: String) {
    if names.contains(SnapshotEscaping.escapedName(name)) { return }
    add(name, value)
  }
}
