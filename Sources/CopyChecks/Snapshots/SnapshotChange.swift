/// One line that differs between a recorded snapshot and the copy of now.
public struct SnapshotChange: Sendable, Hashable {
  /// The layer that it is in.
  public let layer: SnapshotLayer
  /// The cell that it is in: `DEU free`.
  public let cell: String
  /// What the value is: `pro.yearly price`.
  public let name: String
  /// The recorded value; `nil` when there was none.
  public let old: String?
  /// The value of now; `nil` when there is none.
  public let new: String?
  /// How a text differs when other data of ICU can be the reason; `nil` for a fact, and for other words.
  public let drift: DriftClass?
}

extension SnapshotChange {
  /// What differs between two cells; `nil` stands for a cell that is not there.
  static func all(
    from old: SnapshotCell?, to new: SnapshotCell?, name: String
  ) -> [SnapshotChange] {
    let drift = PresentationDrift(from: old, to: new)
    return SnapshotLayer.allCases.flatMap { layer in
      changes(
        layer, cell: name, old?.lines(of: layer) ?? [], new?.lines(of: layer) ?? [], drift)
    }
  }

  private static func changes(
    _ layer: SnapshotLayer, cell: String, _ old: [SnapshotLine], _ new: [SnapshotLine],
    _ drift: PresentationDrift
  ) -> [SnapshotChange] {
    if old == new { return [] }
    let news = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    let olds = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    var changes: [SnapshotChange] = []
    for line in old {
      let value = news[line.name]
      if let value, value.isSame(as: line.value) { continue }
      changes.append(
        SnapshotChange(
          layer: layer, cell: cell, name: line.name, old: line.value, new: value,
          drift: layer == .facts
            ? nil : value.flatMap { drift.between(line.name, line.value, $0) }))
    }
    for line in new where olds[line.name] == nil {
      changes.append(
        SnapshotChange(
          layer: layer, cell: cell, name: line.name, old: nil, new: line.value, drift: nil))
    }
    let order = orderChange(
      old.map(\.name).filter { news[$0] != nil }, new.map(\.name).filter { olds[$0] != nil })
    if let order {
      changes.append(
        SnapshotChange(
          layer: layer, cell: cell, name: "order", old: order.old, new: order.new, drift: nil))
    }
    return changes
  }

  /// The part of two orders of the same names that differs.
  private static func orderChange(
    _ old: [String], _ new: [String]
  ) -> (old: String, new: String)? {
    guard old != new else { return nil }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (
      old[start..<max(start, old.count - end)].joined(separator: ", "),
      new[start..<max(start, new.count - end)].joined(separator: ", ")
    )
  }
}
