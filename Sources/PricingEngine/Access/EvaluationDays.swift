/// How many days an evaluation lasts, or how many of them are left: 1 to 999.
public struct EvaluationDays: Sendable, Hashable {
  /// The number, 1 to 999.
  public let value: Int

  /// The most days that an evaluation may last, as for every period.
  public static let maximum = SubscriptionPeriod.maximumValue

  /// Creates a number of days.
  ///
  /// - Throws: `EvaluationDaysError.outOfRange` when `value` is not 1 to 999.
  public init(_ value: Int) throws(EvaluationDaysError) {
    guard (1...EvaluationDays.maximum).contains(value) else { throw .outOfRange(value: value) }
    self.value = value
  }

  /// The number of days, or the nearest that is 1 to 999.
  init(clamping value: Int) { self.value = min(max(value, 1), EvaluationDays.maximum) }
}

/// Why a number is not a number of evaluation days.
public enum EvaluationDaysError: Error, Equatable, Sendable {
  /// The number is not 1 to 999.
  case outOfRange(value: Int)

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .outOfRange(let value):
      "expected a whole number from 1 to \(EvaluationDays.maximum), got \(value)"
    }
  }
}
