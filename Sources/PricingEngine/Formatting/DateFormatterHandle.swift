internal import CICU

/// Owns an ICU date formatter, which writes days with their month's name.
///
/// Sharing one between threads is safe: the handle never changes, and ICU's `DateFormat` works on a copy of its calendar.
final class DateFormatterHandle: Sendable {
  private nonisolated(unsafe) let handle: OpaquePointer?

  /// Makes a formatter for a locale, in the calendar that its `u-ca` extension names.
  init(tag: String) throws(ICUError) {
    handle = try icuCall { status in
      tag.withICUText { cicu_date_formatter_open($0, $1, &status) }
    }
  }

  deinit { cicu_date_formatter_close(handle) }

  func format(_ date: CalendarDate) throws(ICUError) -> String {
    try icuText { buffer, capacity, status in
      cicu_date_format(handle, Int64(date.dayNumber), buffer, capacity, &status)
    }
  }
}
