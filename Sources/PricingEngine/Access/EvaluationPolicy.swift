/// An app's own free evaluation, followed by one permanent purchase; nothing is charged at its end.
public struct EvaluationPolicy: Sendable, Hashable {
  /// How many days it lasts.
  public let days: EvaluationDays
  /// What counts as a day.
  public let counting: DayCounting
  /// The time zone whose days count; `nil` is the reader's own.
  public let zone: ZoneOffsets?

  /// Creates a policy; a day is 24 hours unless it says otherwise.
  public init(
    days: EvaluationDays, counting: DayCounting = .exact, zone: ZoneOffsets? = nil
  ) {
    self.days = days
    self.counting = counting
    self.zone = zone
  }

  /// Where a reader stands.
  ///
  /// Ownership always wins. The days left are rounded up: with 24-hour days, a second after the start of 14 days there
  /// are 14 left, a second before the end there is 1, and at the moment of the end it has ended.
  /// - Parameters:
  ///   - record: What the app has kept; `nil` when the evaluation has not been started.
  ///   - ownsUnlock: Whether the reader owns the permanent unlock.
  ///   - now: What the clock shows.
  ///   - zone: The reader's time zone; 24-hour days, and a policy with a zone of its own, do not need it.
  /// - Returns: The state, with the days left and the end on the clock that the reader sees.
  public func state(
    of record: EvaluationRecord?, ownsUnlock: Bool, at now: Instant, in zone: ZoneOffsets = .utc
  ) -> EvaluationState {
    if ownsUnlock { return .permanentlyUnlocked }
    guard let seen = record?.observed(at: now) else { return .notStarted }
    // Days end on the clock as it was at the start; the reader's clock may have been set back since.
    let zone = self.zone ?? zone
    let ends = { (day: Int) in counting.end(ofDay: day, from: seen.start, in: zone) }
    let end = ends(days.value)
    let shownEnd = end.advanced(bySeconds: -seen.setBackSeconds)
    guard seen.counted < end else { return .expired(ended: shownEnd) }
    let passed = (1..<days.value).prefix { ends($0) <= seen.counted }.count
    return .running(daysLeft: EvaluationDays(clamping: days.value - passed), ends: shownEnd)
  }
}
