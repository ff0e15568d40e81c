/// What a reader may use.
public enum Access: Sendable, Hashable {
  /// Everything, by this product.
  case full(productID: String)
  /// Everything, for so many more days of the evaluation.
  case evaluation(EvaluationDays)
  /// The free tier, with room for so many more things.
  case freeTier(remaining: ItemCount)
  /// Nothing that is paid for.
  case none

  /// Whether a reader of a free tier may add one more thing; always so with everything, never so without a free tier.
  public var mayAddOne: Bool {
    switch self {
    case .full, .evaluation: true
    case .freeTier(let remaining): remaining.value > 0
    case .none: false
    }
  }
}
