/// What an app keeps about an evaluation on the device, so that a changed clock gives nobody more of it.
///
/// Without a trusted clock the app can only compare the device's clock with what it showed before. The rule: time that
/// passes forward between two looks at the clock counts, whatever the date; setting the clock back gives nothing back.
/// The app calls `observed(at:)` whenever it looks and keeps the record that comes out. An evaluation of 14 days from
/// 1 November, seen last on 14 November, then with a clock that shows 2 November: 13 days are used, 1 is left, and it
/// ends on 3 November of that clock. A clock that was set forward past the end, and seen so, has ended it.
public struct EvaluationRecord: Sendable, Hashable {
  /// What the clock showed at the start.
  public let start: Instant
  /// What the clock showed when the app last looked; it is before `start` only after the clock was set back.
  public let latestSeen: Instant
  /// The seconds by which the clock has been set back since the start, all times added up; 0 or more.
  public let setBackSeconds: Int64

  /// The most seconds that a record may have been set back, 100 years: more is no clock but a mistake, and would lead
  /// out of the calendar.
  public static let maximumSetBackSeconds: Int64 = 36_525 * 86_400

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - start: What the clock showed at the start.
  ///   - latestSeen: What it showed last; by default the start.
  ///   - setBackSeconds: How far it was set back. A number that is too small to be true, below 0 or so small that the
  ///     time counted would end before the start, is raised to the smallest that can be.
  public init(start: Instant, latestSeen: Instant? = nil, setBackSeconds: Int64 = 0) {
    let seen = latestSeen ?? start
    self.start = start
    self.latestSeen = seen
    self.setBackSeconds = max(setBackSeconds, seen.seconds(until: start), 0)
  }

  /// The record after one more look at the clock.
  public func observed(at now: Instant) -> EvaluationRecord {
    let back = max(0, now.seconds(until: latestSeen))
    let (total, overflow) = setBackSeconds.addingReportingOverflow(back)
    return EvaluationRecord(
      start: start, latestSeen: now, setBackSeconds: overflow ? .max : total)
  }

  /// Whether the clock was found to have been set back.
  public var wasSetBack: Bool { setBackSeconds > 0 }

  /// The latest moment seen, on a clock that was never set back.
  var counted: Instant { latestSeen.advanced(bySeconds: setBackSeconds) }
}
