/// What counts as a day of an evaluation; the raw value is the rule's name in project files.
///
/// The same evaluation, 3 days from Friday 2027-03-26 18:00 in Berlin, where clocks go forward on the Sunday between:
public enum DayCounting: String, Sendable, Hashable, CaseIterable {
  /// 24 hours: it ends on Monday at 19:00, 72 hours later. No time zone is needed.
  case exact
  /// A calendar day later at the same time of day: it ends on Monday at 18:00, 71 hours later.
  case calendar
  /// A calendar day up to its midnight, the first one included: it ends when Monday starts, 53 hours later.
  ///
  /// The first day is as short as the evening it starts in, so copy that promises whole days suits the other two.
  case midnight
}

extension DayCounting {
  /// The moment at which day `number`, counted from 1, of an evaluation ends.
  func end(ofDay number: Int, from start: Instant, in zone: ZoneOffsets) -> Instant {
    let days = Int64(number) * Instant.secondsPerDay
    let local = zone.localSeconds(at: start)
    return switch self {
    case .exact: start.advanced(bySeconds: days)
    case .calendar: zone.firstInstant(atLocalSeconds: local + days)
    case .midnight:
      zone.firstInstant(
        atLocalSeconds: local - Int64(flooredDay(ofSeconds: local).second) + days)
    }
  }
}
