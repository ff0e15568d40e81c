/// What came of asking the store for earlier purchases.
public enum RestoreOutcome: Sendable, Hashable {
  /// The store knows these products, at least one.
  case found(productIDs: [String])
  /// The store knows none, after looking at these.
  case nothingFound(checked: [RestoreCheck])
  /// The store could not be asked, so nothing is known.
  case failed

  /// The outcome of a search that was carried out: found when it gave a product, nothing found when it gave none.
  public init(productIDs: [String], checked: [RestoreCheck] = RestoreCheck.allCases) {
    self = productIDs.isEmpty ? .nothingFound(checked: checked) : .found(productIDs: productIDs)
  }

  /// The state to write copy for.
  public var state: ReaderState {
    switch self {
    case .found(let productIDs): productIDs.isEmpty ? .nothingToRestore : .restored
    case .nothingFound: .nothingToRestore
    case .failed: .restoreFailed
    }
  }
}
