import PricingEngine

extension ClaimReading {
  /// The day that the words name by the time until then: tomorrow in `1 day left`; `nil` when they name none.
  ///
  /// Months and years count for nothing: no deadline is counted in them.
  func deadline(from today: CalendarDate) -> CalendarDate? {
    guard let left = mention.values.compactMap(\.period).first,
      case .days(let days) = left.length
    else { return nil }
    do { return try today.adding(days: days) } catch { return nil }
  }
}
