/// Steps from one date to another.
///
/// A step of months keeps the day of the month, or takes the month's last day when it is shorter: one month from
/// 31 January is 28 or 29 February. Count renewals from the first day, `adding(.one(.month), times: 2)`, and not from
/// each other: two months from 31 January is 31 March, not 28 March.
extension CalendarDate {
  /// The date so many days later, or earlier when negative.
  ///
  /// - Throws: `CalendarDateError.outOfRange` when that is before 0001-01-01 or after 9999-12-31.
  public func adding(days: Int) throws(CalendarDateError) -> CalendarDate {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    guard !overflow else { throw .outOfRange }
    return try CalendarDate(dayNumber: number)
  }

  /// The date so many months later, or earlier when negative.
  ///
  /// - Throws: `CalendarDateError.outOfRange` when that is before 0001-01-01 or after 9999-12-31.
  public func adding(months: Int) throws(CalendarDateError) -> CalendarDate {
    // Months are counted from January of year 0, so that year 1 starts at 12.
    let (index, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, (12..<120_000).contains(index) else { throw .outOfRange }
    return CalendarDate.clamped(year: index / 12, month: index % 12 + 1, day: day)
  }

  /// The date so many years later, or earlier when negative; 29 February becomes 28 in a common year.
  ///
  /// - Throws: `CalendarDateError.outOfRange` when that is before 0001-01-01 or after 9999-12-31.
  public func adding(years: Int) throws(CalendarDateError) -> CalendarDate {
    let (months, overflow) = years.multipliedReportingOverflow(by: 12)
    guard !overflow else { throw .outOfRange }
    return try adding(months: months)
  }

  /// The date when a period that starts on this one has passed `count` times.
  ///
  /// - Throws: `CalendarDateError.outOfRange` when that is before 0001-01-01 or after 9999-12-31.
  public func adding(
    _ period: SubscriptionPeriod, times count: Int = 1
  ) throws(CalendarDateError) -> CalendarDate {
    try adding(period.length, times: count)
  }

  /// The date of a moment that is counted from this one.
  ///
  /// Periods that follow each other in the same unit are added up first, so that a month's end comes back: one
  /// month and another from 31 January is 31 March.
  /// - Throws: `CalendarDateError.outOfRange` when that is after 9999-12-31.
  public func adding(_ offset: PeriodOffset) throws(CalendarDateError) -> CalendarDate {
    var date = self
    for length in offset.joinedLengths { date = try date.adding(length, times: 1) }
    return date
  }

  private func adding(
    _ length: SubscriptionPeriod.Length, times count: Int
  ) throws(CalendarDateError) -> CalendarDate {
    let (units, overflow) = length.units.multipliedReportingOverflow(by: count)
    guard !overflow else { throw .outOfRange }
    return switch length {
    case .days: try adding(days: units)
    case .months: try adding(months: units)
    }
  }
}

extension PeriodOffset {
  /// The lengths of the periods, in order, with neighbors of one unit added up.
  fileprivate var joinedLengths: [SubscriptionPeriod.Length] {
    var lengths: [SubscriptionPeriod.Length] = []
    for period in periods {
      switch (lengths.last, period.length) {
      case (.days(let before), .days(let count)):
        lengths[lengths.count - 1] = .days(before + count)
      case (.months(let before), .months(let count)):
        lengths[lengths.count - 1] = .months(before + count)
      case (_, let length): lengths.append(length)
      }
    }
    return lengths
  }
}

extension SubscriptionPeriod.Length {
  fileprivate var units: Int {
    switch self {
    case .days(let count), .months(let count): count
    }
  }
}
