/// One named value of a snapshot, which is a line of its file: `pro.yearly price: 19.99 USD`.
public struct SnapshotLine: Sendable, Hashable {
  /// What the value is, once in its layer.
  public let name: String
  /// The value as it is, with all its invisible characters.
  public let value: String

  /// Creates a line; what would end the name or the line is spelled out in the name.
  public init(_ name: String, _ value: String) {
    self.name = SnapshotEscaping.escapedName(name)
    self.value = value
  }
}

extension SnapshotLine {
  /// Whether both have the same bytes: texts that Unicode calls equal can look different in other programs.
  public static func == (left: SnapshotLine, right: SnapshotLine) -> Bool {
    left.name.isSame(as: right.name) && left.value.isSame(as: right.value)
  }
}

extension String {
  /// Whether both have the same bytes.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
