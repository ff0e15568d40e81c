/// Tells texts that only other data of ICU changed from texts that somebody changed, within one cell.
struct PresentationDrift {
  /// The amounts of the cell as they were and are written, the longest first; also those that are the same.
  private let amounts: [(old: [UInt8], new: [UInt8])]
  /// How an amount differs, by the way it was written.
  private let classes: [[UInt8]: DriftClass]

  init(from old: SnapshotCell?, to new: SnapshotCell?) {
    let news = Dictionary((new?.presentation ?? []).map { ($0.name, $0.value) }) { first, _ in first
    }
    var amounts: [[UInt8]: [UInt8]] = [:]
    var classes: [[UInt8]: DriftClass] = [:]
    for line in old?.presentation ?? [] where line.name.hasPrefix(SnapshotTexts.amount) {
      guard let value = news[line.name], !line.value.isEmpty else { continue }
      amounts[Array(line.value.utf8)] = Array(value.utf8)
      classes[Array(line.value.utf8)] = DriftClass.between(amounts: line.value, value)
    }
    self.amounts = amounts.map { (old: $0.key, new: $0.value) }.sorted {
      ($1.old.count, String(decoding: $0.old, as: UTF8.self))
        < ($0.old.count, String(decoding: $1.old, as: UTF8.self))
    }
    self.classes = classes
  }

  /// The worst difference between two values of one line; `nil` when other data of ICU is not the reason.
  ///
  /// A text is explained when it is the old one with the amounts of the cell as they are written now.
  func between(_ name: String, _ old: String, _ new: String) -> DriftClass? {
    if name.hasPrefix(SnapshotTexts.amount) { return DriftClass.between(amounts: old, new) }
    let (rewritten, worst) = rewritten(old)
    if rewritten.isSame(as: new) { return worst }
    guard let rest = DriftClass.between(texts: rewritten, new) else { return nil }
    return worst.map { max($0, rest) } ?? rest
  }

  /// A text with its amounts as they are written now, and how the worst of them differs.
  private func rewritten(_ text: String) -> (String, DriftClass?) {
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    var worst: DriftClass?
    while let byte = rest.first {
      if let amount = amounts.first(where: { rest.starts(with: $0.old) }) {
        result += amount.new
        rest = rest.dropFirst(amount.old.count)
        if let found = classes[amount.old] { worst = max(worst ?? found, found) }
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return (String(decoding: result, as: UTF8.self), worst)
  }
}
