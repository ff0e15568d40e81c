/// A day of the calendar, from 0001-01-01 to 9999-12-31, without a time and without a time zone.
///
/// The calendar is the Gregorian one, also for days before it was introduced (the proleptic calendar of ISO 8601).
public struct CalendarDate: Sendable, Hashable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 28, 29, 30 or 31.
  public let day: Int

  /// Creates a date.
  ///
  /// - Throws: `CalendarDateError.noSuchDate` for a day that the calendar does not have: 29 February 2027.
  public init(year: Int, month: Int, day: Int) throws(CalendarDateError) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= dayCount(ofMonth: month, in: year)
    else { throw .noSuchDate(year: year, month: month, day: day) }
    self.init(validYear: year, month: month, day: day)
  }

  private init(validYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension CalendarDate {
  /// The days since 1970-01-01, negative before it: 2000-01-01 is 10957.
  public var dayNumber: Int {
    let monthsBefore = 1..<month
    let daysBefore = monthsBefore.reduce(0) { $0 + dayCount(ofMonth: $1, in: year) }
    return daysBeforeYear(year) + daysBefore + day - 1 - daysBeforeYear(1970)
  }

  /// The date with a day number.
  ///
  /// - Throws: `CalendarDateError.outOfRange` for a day before 0001-01-01 or after 9999-12-31.
  public init(dayNumber: Int) throws(CalendarDateError) {
    guard CalendarDate.dayNumbers.contains(dayNumber) else { throw .outOfRange }
    self.init(clampingDayNumber: dayNumber)
  }

  /// The date with a day number; one that is out of range gives the nearest date.
  init(clampingDayNumber dayNumber: Int) {
    let range = CalendarDate.dayNumbers
    let days = min(max(dayNumber, range.lowerBound), range.upperBound) - range.lowerBound
    // 400 years are 146,097 days. The last day of the 400 and of every leap year is one more than the division
    // expects, hence the limits of 3.
    let (cycles, inCycle) = days.quotientAndRemainder(dividingBy: 146_097)
    let centuries = min(inCycle / 36_524, 3)
    let (fours, inFour) = (inCycle - centuries * 36_524).quotientAndRemainder(dividingBy: 1461)
    let years = min(inFour / 365, 3)
    let year = cycles * 400 + centuries * 100 + fours * 4 + years + 1
    var (month, day) = (1, inFour - years * 365 + 1)
    while day > dayCount(ofMonth: month, in: year) {
      day -= dayCount(ofMonth: month, in: year)
      month += 1
    }
    self.init(validYear: year, month: month, day: day)
  }

  private static let dayNumbers = -719_162...2_932_896

  /// The days from this date to another; negative when that is earlier.
  public func days(until other: CalendarDate) -> Int { other.dayNumber - dayNumber }

  /// The date that has this one's month and year and the given day, or the month's last day when it is shorter.
  static func clamped(year: Int, month: Int, day: Int) -> CalendarDate {
    CalendarDate(
      validYear: year, month: month, day: min(day, dayCount(ofMonth: month, in: year)))
  }
}

extension CalendarDate: Comparable {
  /// Whether `left` is the earlier day.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// Why there is no such date.
public enum CalendarDateError: Error, Equatable, Sendable {
  /// The text is not a date of ISO 8601: `30.11.2026`, `2026-1-1`.
  case malformed(text: String)
  /// The calendar does not have the day: 2027-02-29.
  case noSuchDate(year: Int, month: Int, day: Int)
  /// The date would be before 0001-01-01 or after 9999-12-31.
  case outOfRange
}

extension CalendarDateError {
  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .malformed(let text): "expected a date like '2026-11-30', got '\(quotable(text))'"
    case .noSuchDate(let year, let month, let day):
      "there is no day \(day) in month \(month) of year \(year)"
    case .outOfRange: "the date is before 0001-01-01 or after 9999-12-31"
    }
  }
}

/// The days of all years before a year, counted from 0001-01-01.
private func daysBeforeYear(_ year: Int) -> Int {
  let years = year - 1
  return years * 365 + years / 4 - years / 100 + years / 400
}

/// The days of a month, which is 1 to 12.
private func dayCount(ofMonth month: Int, in year: Int) -> Int {
  switch month {
  case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
  case 4, 6, 9, 11: 30
  default: 31
  }
}
