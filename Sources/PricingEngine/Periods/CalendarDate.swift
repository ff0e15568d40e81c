/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDate: Sendable, Hashable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date; `nil` when the calendar has no such day, like 29 February 2027.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads an ISO 8601 calendar date: `2026-11-30`.
  ///
  /// - Throws: `DateError.malformed` for any other form, `DateError.noSuchDay` for a day that does not exist.
  public init(iso text: String) throws(DateError) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard parts.map(\.utf8.count) == [4, 2, 2], isDigits,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { throw .malformed(text: text) }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw .noSuchDay(text: text)
    }
    self = date
  }

  /// The date in ISO 8601: `2026-11-30`.
  public var iso: String {
    "\(padded(year, digits: 4))-\(padded(month, digits: 2))-\(padded(day, digits: 2))"
  }

  /// The number of days in a month, 28 to 31.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

extension CalendarDate: Comparable {
  /// Whether `left` is the earlier day.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The same as `iso`.
  public var description: String { iso }
}

/// Why a text is not a date.
public enum DateError: Error, Equatable, Sendable {
  /// The text is not year, month and day in ISO 8601: `"30.11.2026"`, `"2026-11"`, `"2026-11-30T12:00"`.
  case malformed(text: String)
  /// The calendar has no such day: `"2026-02-29"`.
  case noSuchDay(text: String)

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .malformed(let text): "expected a date such as '2026-11-30', got '\(quotable(text))'"
    case .noSuchDay(let text): "expected a day of the calendar, got '\(quotable(text))'"
    }
  }
}

private func padded(_ number: Int, digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
