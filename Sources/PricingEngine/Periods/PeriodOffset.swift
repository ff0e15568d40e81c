/// A moment counted from the start of a subscription: at once, or after one period and then
/// another.
///
/// It is kept as periods, never as a number of days: one month from 31 January is no fixed number.
public struct PeriodOffset: Sendable, Hashable {
  /// The periods that pass first, in order; none for the start itself.
  public let periods: [SubscriptionPeriod]

  /// Creates the moment when `periods` have passed.
  public init(after periods: [SubscriptionPeriod] = []) { self.periods = periods }

  /// The start itself.
  public static let start = PeriodOffset()

  /// The offset as ISO 8601 durations: `P0D` for the start, `P1M`; more than one joined by `+`.
  public var iso: String {
    periods.isEmpty ? "P0D" : periods.map(\.iso).joined(separator: "+")
  }
}
