extension Instant {
  /// Reads a time as RFC 3339 writes it, in capitals: `2026-11-30T09:00:00Z`, `2026-11-30T10:00:00+01:00`.
  ///
  /// A fraction of a second (1 to 9 digits) is read and dropped. Leap seconds (`23:59:60`) are refused.
  /// - Throws: `InstantError` that says whether the shape, the offset or the time itself is wrong.
  public init(iso text: String) throws(InstantError) {
    var cursor = DigitCursor(text)
    guard let day = cursor.date(), cursor.skip("T"), let seconds = cursor.timeOfDay()
    else { throw .malformed(text: text) }
    if cursor.isAtEnd { throw .noOffset(text: text) }
    guard let offset = cursor.offset(), cursor.isAtEnd else { throw .malformed(text: text) }
    guard let seconds = seconds.valid, let offset = offset.valid,
      let date = Instant.date(year: day.year, month: day.month, day: day.day)
    else { throw .noSuchTime(text: text) }
    try self.init(
      secondsSince1970: Int64(date.dayNumber) * Instant.secondsPerDay + Int64(seconds)
        - Int64(offset.seconds))
  }

  private static func date(year: Int, month: Int, day: Int) -> CalendarDate? {
    do throws(CalendarDateError) {
      return try CalendarDate(year: year, month: month, day: day)
    } catch {
      return nil
    }
  }

  /// The moment in UTC as RFC 3339 writes it: `2026-11-30T09:00:00Z`.
  public var iso: String {
    let (day, second) = flooredDay(ofSeconds: secondsSince1970)
    let clock = [second / 3600, second / 60 % 60, second % 60].map { padded($0, digits: 2) }
    return "\(CalendarDate(clampingDayNumber: day).iso)T\(clock.joined(separator: ":"))Z"
  }
}

extension Instant: CustomStringConvertible {
  /// The same as `iso`.
  public var description: String { iso }
}

/// The day that a number of seconds since 1970 falls on, and the seconds since its start.
func flooredDay(ofSeconds seconds: Int64) -> (day: Int, second: Int) {
  let (days, rest) = seconds.quotientAndRemainder(dividingBy: Instant.secondsPerDay)
  return rest < 0
    ? (Int(days) - 1, Int(rest + Instant.secondsPerDay)) : (Int(days), Int(rest))
}

/// A part of a time that has the right shape but may have a value that no clock shows.
private struct Parsed<Value> {
  let valid: Value?
}

extension DigitCursor {
  /// Reads `09:00:00` or `09:00:00.123` as seconds since midnight.
  fileprivate mutating func timeOfDay() -> Parsed<Int>? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), skip(":"),
      let second = number(digits: 2)
    else { return nil }
    if skip("."), skipDigits(limit: 9) == 0 { return nil }
    let isValid = hour < 24 && minute < 60 && second < 60
    return Parsed(valid: isValid ? hour * 3600 + minute * 60 + second : nil)
  }

  /// Reads `Z` or `+01:00`.
  fileprivate mutating func offset() -> Parsed<UTCOffset>? {
    if skip("Z") { return Parsed(valid: .zero) }
    guard let minutes = signedMinutes() else { return nil }
    return Parsed(valid: UTCOffset(validMinutes: minutes))
  }

  /// Reads `+01:00` or `-09:30` as minutes; a part that is too large gives a number that is out of range.
  mutating func signedMinutes() -> Int? {
    let isNegative = skip("-")
    guard isNegative || skip("+"), let hours = number(digits: 2), skip(":"),
      let minutes = number(digits: 2)
    else { return nil }
    let total = minutes < 60 ? hours * 60 + minutes : .max
    return isNegative ? -total : total
  }
}
