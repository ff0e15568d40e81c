/// A length of time as stores sell it: a whole number of days, weeks, months or years.
///
/// The unit is kept as written, since "7 days" and "1 week" are the same promise in different
/// words. Equality compares value and unit; `hasSameLength(as:)` compares what they mean.
public struct SubscriptionPeriod: Sendable, Hashable {
  /// How many units, 1 or more.
  public let value: Int
  /// The unit.
  public let unit: Unit

  /// A calendar unit.
  public enum Unit: String, Sendable, Hashable, CaseIterable, Codable {
    /// A day.
    case day
    /// Seven days, exactly.
    case week
    /// A calendar month.
    case month
    /// Twelve calendar months, exactly.
    case year
  }

  /// The most units that a period may have; no store sells anything near it.
  public static let maximumValue = 999

  /// Creates a period.
  ///
  /// - Throws: `PeriodError.outOfRange` when `value` is not 1 to 999.
  public init(_ value: Int, _ unit: Unit) throws(PeriodError) {
    guard (1...Self.maximumValue).contains(value) else { throw .outOfRange(value: value) }
    self.value = value
    self.unit = unit
  }

  private init(unchecked value: Int, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// One of the unit: one week, one month.
  public static func one(_ unit: Unit) -> SubscriptionPeriod {
    SubscriptionPeriod(unchecked: 1, unit)
  }

  /// Whether both last exactly as long: P7D and P1W do, P12M and P1Y do, P30D and P1M do not.
  public func hasSameLength(as other: SubscriptionPeriod) -> Bool { length == other.length }

  /// The length in the smaller unit of its family.
  ///
  /// Days and months have no exact common measure.
  public var length: Length {
    switch unit {
    case .day: .days(value)
    case .week: .days(value * 7)
    case .month: .months(value)
    case .year: .months(value * 12)
    }
  }

  /// An exact length: weeks count as 7 days, years as 12 months.
  public enum Length: Sendable, Hashable {
    /// A number of days.
    case days(Int)
    /// A number of calendar months.
    case months(Int)
  }

  /// The period `count` times over: three times one month is three months.
  ///
  /// - Throws: `PeriodError.outOfRange` when the product is not 1 to 999.
  public func times(_ count: Int) throws(PeriodError) -> SubscriptionPeriod {
    let (product, overflow) = value.multipliedReportingOverflow(by: count)
    guard !overflow else { throw .outOfRange(value: .max) }
    return try SubscriptionPeriod(product, unit)
  }
}

/// Why a text or number is not a period.
public enum PeriodError: Error, Equatable, Sendable {
  /// The text is not an ISO 8601 duration of one whole number and one of D, W, M, Y.
  ///
  /// `"1 month"`, `"P1Q"` and `"P1.5M"` are not.
  case malformed(text: String)
  /// The number of units is not 1 to 999: `"P0M"`.
  case outOfRange(value: Int)
}

extension PeriodError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .malformed(let text): "expected a period such as 'P1M', got '\(text)'"
    case .outOfRange(let value):
      "expected 1 to \(SubscriptionPeriod.maximumValue) units, got '\(value)'"
    }
  }
}
