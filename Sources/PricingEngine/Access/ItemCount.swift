/// How many things a reader has in a free tier, or how many are free: 0 or more.
public struct ItemCount: Sendable, Hashable {
  /// The number, 0 or more.
  public let value: Int

  /// Creates a count.
  ///
  /// - Throws: `ItemCountError.negative` when `value` is below 0.
  public init(_ value: Int) throws(ItemCountError) {
    guard value >= 0 else { throw .negative(value: value) }
    self.value = value
  }

  /// The count, or 0 for a number below 0.
  init(clamping value: Int) { self.value = max(0, value) }

  /// None.
  public static let zero = ItemCount(clamping: 0)
}

/// Why a number is not a count.
public enum ItemCountError: Error, Equatable, Sendable {
  /// The number is below 0.
  case negative(value: Int)

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .negative(let value): "expected a whole number of at least 0, got \(value)"
    }
  }
}
