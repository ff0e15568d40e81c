import PricingEngine

/// What changed in fact, over all snapshots: each change once, prices first.
struct FactSummary {
  /// One change with the snapshots that it is in.
  struct Entry {
    let name: String
    let old: String?
    let new: String?
    var storefronts: Set<String> = []
    var paths: Set<String> = []

    /// `pro.yearly price: 19.99 USD → 24.99 USD`.
    var text: String {
      switch (old, new) {
      case (let old?, let new?): "\(name): \(old) → \(new)"
      case (nil, let new?): "\(name): now \(new)"
      case (let old?, nil): "\(name): no longer \(old)"
      case (nil, nil): name
      }
    }
  }

  private struct Key: Hashable {
    let name: String
    let old: String?
    let new: String?
  }

  /// The changes, the most important kind first, each kind in the order of the snapshots.
  let entries: [Entry]
  /// How many texts show other values than before.
  let textCount: Int

  init(_ comparisons: [SnapshotComparison]) {
    var places: [Key: Int] = [:]
    var entries: [Entry] = []
    var textCount = 0
    for comparison in comparisons {
      for change in comparison.changes where change.layer == .facts {
        if change.name.hasPrefix("values of ") {
          textCount += 1
          continue
        }
        let key = Key(name: Self.subject(change.name), old: change.old, new: change.new)
        let place = places[key] ?? entries.count
        if place == entries.count {
          places[key] = place
          entries.append(Entry(name: key.name, old: key.old, new: key.new))
        }
        entries[place].storefronts.insert(String(change.cell.prefix { $0 != " " }))
        entries[place].paths.insert(comparison.path)
      }
    }
    self.entries = entries.enumerated()
      .sorted { (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset) }
      .map(\.element)
    self.textCount = textCount
  }

  /// One line for each change.
  var lines: [String] {
    var lines = entries.map { entry in
      let count = entry.paths.count
      let scope =
        entry.storefronts.count > 4
        ? "\(entry.storefronts.count) storefronts"
        : entry.storefronts.sorted().joined(separator: ", ")
      return "\(inert(entry.text)) (\(scope); \(counted(count, "snapshot")))"
    }
    if textCount > 0 {
      lines.append(
        "\(textCount) text\(textCount == 1 ? " shows" : "s show") other values than before")
    }
    return lines
  }

  /// What a fact is about: a claim is one, in however many sections it stands.
  private static func subject(_ name: String) -> String {
    guard name.hasPrefix("claim "), let end = name.lastRange(of: " in ") else { return name }
    return String(name[..<end])
  }

  private static func rank(_ entry: Entry) -> Int {
    if entry.name.hasSuffix(" price") { return 0 }
    if entry.name.hasSuffix(" savings") { return 1 }
    if entry.name.hasPrefix("claim ") { return 2 }
    return entry.name.hasPrefix("section ") ? 4 : 3
  }
}

extension String {
  /// Where the last of some words starts.
  fileprivate func lastRange(of words: String) -> Index? {
    indices.last { self[$0...].hasPrefix(words) }
  }
}
