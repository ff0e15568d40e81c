extension CalendarDate {
  /// Reads a date as ISO 8601 writes it: `2026-11-30`.
  ///
  /// - Throws: `CalendarDateError.malformed` for any other shape, `CalendarDateError.noSuchDate` for `2027-02-29`.
  public init(iso text: String) throws(CalendarDateError) {
    var cursor = DigitCursor(text)
    guard let fields = cursor.date(), cursor.isAtEnd else { throw .malformed(text: text) }
    try self.init(year: fields.year, month: fields.month, day: fields.day)
  }

  /// The date as ISO 8601 writes it: `2026-11-30`.
  public var iso: String {
    "\(padded(year, digits: 4))-\(padded(month, digits: 2))-\(padded(day, digits: 2))"
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The same as `iso`.
  public var description: String { iso }
}

extension DigitCursor {
  /// Reads `2026-11-30`; whether the calendar has the day is not checked.
  mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return (year, month, day)
  }
}
