/// What one paywall says in one storefront and state: as facts, and as the text that readers see.
public struct SnapshotCell: Sendable, Hashable {
  /// The storefront's three-letter code.
  public let storefront: String
  /// The reader's state as it is written: `evaluation:3`.
  public let state: String
  /// What is said, whatever ICU and CLDR are at hand: amounts, periods, offers, claims, messages, order and emphasis.
  public let facts: [SnapshotLine]
  /// How it is said: the exact texts, in reading order.
  public let presentation: [SnapshotLine]

  /// Creates a cell.
  public init(
    storefront: String, state: String, facts: [SnapshotLine], presentation: [SnapshotLine]
  ) {
    self.storefront = storefront
    self.state = state
    self.facts = facts
    self.presentation = presentation
  }

  /// What the cell is called in a snapshot: `DEU free`.
  public var name: String { "\(storefront) \(state)" }

  /// The lines of a layer.
  func lines(of layer: SnapshotLayer) -> [SnapshotLine] {
    switch layer {
    case .facts: facts
    case .presentation: presentation
    }
  }
}

/// The two layers of a snapshot; the raw value is the word in a file.
public enum SnapshotLayer: String, Sendable, Hashable, CaseIterable {
  /// What is said.
  case facts
  /// How it is said.
  case presentation
}
