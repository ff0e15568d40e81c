/// A moment, to the second, from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
///
/// It is the same moment everywhere; `ZoneOffsets` says which day it falls on for a reader. Days have 86,400 seconds:
/// leap seconds do not exist here, as they do not in the clocks of the devices that these moments come from.
public struct Instant: Sendable, Hashable {
  /// The seconds since 1970-01-01T00:00:00Z, negative before.
  public let secondsSince1970: Int64

  /// Creates a moment.
  ///
  /// - Throws: `InstantError.outOfRange` for one before the year 1 or after the year 9999.
  public init(secondsSince1970 seconds: Int64) throws(InstantError) {
    guard Instant.range.contains(seconds) else { throw .outOfRange }
    secondsSince1970 = seconds
  }

  /// The moment with so many seconds since 1970; one that is out of range gives the nearest moment.
  init(clampingSecondsSince1970 seconds: Int64) {
    secondsSince1970 = min(max(seconds, Instant.range.lowerBound), Instant.range.upperBound)
  }

  private static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// The seconds of a day.
  static let secondsPerDay: Int64 = 86_400

  /// The moment so many seconds later, or earlier when negative; it stops at the ends of the range.
  public func advanced(bySeconds seconds: Int64) -> Instant {
    let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
    return Instant(clampingSecondsSince1970: overflow ? (seconds < 0 ? .min : .max) : sum)
  }

  /// The seconds from this moment to another; negative when that is earlier.
  public func seconds(until other: Instant) -> Int64 {
    other.secondsSince1970 - secondsSince1970
  }
}

extension Instant: Comparable {
  /// Whether `left` is the earlier moment.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

/// Why a text or number is not a moment.
public enum InstantError: Error, Equatable, Sendable {
  /// The text has another shape: `yesterday`, `2026-11-30 09:00`.
  case malformed(text: String)
  /// The text has no offset from UTC, so that it names a different moment in every time zone: `2026-11-30T09:00:00`.
  case noOffset(text: String)
  /// The calendar or clock does not have the moment: `2027-02-29T00:00:00Z`, `2026-11-30T24:00:00Z`.
  case noSuchTime(text: String)
  /// The moment is before the year 1 or after the year 9999.
  case outOfRange
}

extension InstantError {
  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .malformed(let text):
      "expected a time like '2026-11-30T09:00:00Z', got '\(quotable(text))'"
    case .noOffset(let text): "expected an offset from UTC after '\(quotable(text))'"
    case .noSuchTime(let text): "there is no time '\(quotable(text))'"
    case .outOfRange: "the time is before the year 1 or after the year 9999"
    }
  }

  /// What to do about it, as an imperative, when there is one answer.
  public var fix: String? {
    switch self {
    case .noOffset: "write 'Z' for UTC, or an offset such as '+01:00', at its end"
    case .malformed, .noSuchTime, .outOfRange: nil
    }
  }
}
