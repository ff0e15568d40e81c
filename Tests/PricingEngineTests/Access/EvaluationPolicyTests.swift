import Testing

@testable import PricingEngine

@Suite struct EvaluationPolicyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    var days = 14
    var counting = DayCounting.exact
    var start: String? = "2026-11-01T09:00:00Z"
    var seen: [String] = []
    var owns = false
    let now: String
    let expected: String
    var testDescription: String { id }
  }

  static let exact: [Row] = [
    Row(id: "fresh install", start: nil, now: "2026-11-01T09:00:00Z", expected: "not started"),
    Row(
      id: "activation", now: "2026-11-01T09:00:00Z", expected: "14, ends 2026-11-15T09:00:00Z"),
    Row(
      id: "a second later", now: "2026-11-01T09:00:01Z", expected: "14, ends 2026-11-15T09:00:00Z"),
    Row(
      id: "a second before a full day", now: "2026-11-02T08:59:59Z",
      expected: "14, ends 2026-11-15T09:00:00Z"),
    Row(
      id: "after a full day", now: "2026-11-02T09:00:00Z",
      expected: "13, ends 2026-11-15T09:00:00Z"),
    Row(
      id: "a second before the last day", now: "2026-11-14T08:59:59Z",
      expected: "2, ends 2026-11-15T09:00:00Z"),
    Row(
      id: "the last day begins", now: "2026-11-14T09:00:00Z",
      expected: "1, ends 2026-11-15T09:00:00Z"),
    Row(
      id: "the last second", now: "2026-11-15T08:59:59Z",
      expected: "1, ends 2026-11-15T09:00:00Z"),
    Row(id: "exact end", now: "2026-11-15T09:00:00Z", expected: "ended 2026-11-15T09:00:00Z"),
    Row(id: "long after", now: "2036-01-01T00:00:00Z", expected: "ended 2026-11-15T09:00:00Z"),
    Row(
      id: "one day, its start", days: 1, now: "2026-11-01T09:00:00Z",
      expected: "1, ends 2026-11-02T09:00:00Z"),
    Row(
      id: "one day, its end", days: 1, now: "2026-11-02T09:00:00Z",
      expected: "ended 2026-11-02T09:00:00Z"),
    Row(
      id: "999 days, the first", days: 999, now: "2026-11-01T09:00:00Z",
      expected: "999, ends 2029-07-27T09:00:00Z"),
    Row(
      id: "999 days, the last second", days: 999, now: "2029-07-27T08:59:59Z",
      expected: "1, ends 2029-07-27T09:00:00Z"),
    Row(
      id: "owned before it was started", start: nil, owns: true, now: "2026-11-01T09:00:00Z",
      expected: "unlocked"),
    Row(id: "owned while it runs", owns: true, now: "2026-11-05T09:00:00Z", expected: "unlocked"),
    Row(id: "owned after its end", owns: true, now: "2026-12-05T09:00:00Z", expected: "unlocked"),
    Row(
      id: "started in the last second of all", start: "9999-12-31T23:59:58Z",
      now: "9999-12-31T23:59:58Z", expected: "14, ends 9999-12-31T23:59:59Z"),
  ]

  static let clock: [Row] = [
    Row(
      id: "back by days: used days stay used", seen: ["2026-11-14T10:00:00Z"],
      now: "2026-11-02T09:00:00Z", expected: "1, ends 2026-11-03T08:00:00Z"),
    Row(
      id: "back, to the last second",
      seen: ["2026-11-14T10:00:00Z", "2026-11-02T09:00:00Z"], now: "2026-11-03T07:59:59Z",
      expected: "1, ends 2026-11-03T08:00:00Z"),
    Row(
      id: "back, then used up", seen: ["2026-11-14T10:00:00Z", "2026-11-02T09:00:00Z"],
      now: "2026-11-03T08:00:00Z", expected: "ended 2026-11-03T08:00:00Z"),
    Row(
      id: "back before the start", now: "2020-01-01T00:00:00Z",
      expected: "14, ends 2020-01-15T00:00:00Z"),
    Row(
      id: "back after the end: it stays ended", seen: ["2026-11-15T09:00:00Z"],
      now: "2026-11-02T09:00:00Z", expected: "ended 2026-11-02T09:00:00Z"),
    Row(
      id: "forward past the end", now: "2030-01-01T00:00:00Z",
      expected: "ended 2026-11-15T09:00:00Z"),
    Row(
      id: "forward past the end, seen, and back again", seen: ["2030-01-01T00:00:00Z"],
      now: "2026-11-02T09:00:00Z", expected: "ended 2023-09-16T18:00:00Z"),
    Row(
      id: "forward by three days and back", seen: ["2026-11-05T09:00:00Z"],
      now: "2026-11-02T09:00:00Z", expected: "10, ends 2026-11-12T09:00:00Z"),
    Row(
      id: "started by a clock that ran four years ahead", start: "2030-01-01T00:00:00Z",
      now: "2026-12-01T00:00:00Z", expected: "14, ends 2026-12-15T00:00:00Z"),
    Row(
      id: "the same, at its end", start: "2030-01-01T00:00:00Z", seen: ["2026-12-01T00:00:00Z"],
      now: "2026-12-15T00:00:00Z", expected: "ended 2026-12-15T00:00:00Z"),
    Row(
      id: "to the first second of all", now: "0001-01-01T00:00:00Z",
      expected: "14, ends 0001-01-15T00:00:00Z"),
    Row(
      id: "to the last second of all", now: "9999-12-31T23:59:59Z",
      expected: "ended 2026-11-15T09:00:00Z"),
  ]

  /// In Berlin, where clocks go forward on 28 March 2027 and back on 31 October.
  static let zones: [Row] = [
    Row(
      id: "calendar, the hour that spring takes", days: 3, counting: .calendar,
      start: "2027-03-26T17:00:00Z", now: "2027-03-29T15:59:59Z",
      expected: "1, ends 2027-03-29T16:00:00Z"),
    Row(
      id: "calendar, its end in spring", days: 3, counting: .calendar,
      start: "2027-03-26T17:00:00Z", now: "2027-03-29T16:00:00Z",
      expected: "ended 2027-03-29T16:00:00Z"),
    Row(
      id: "calendar, the hour that autumn adds", days: 3, counting: .calendar,
      start: "2027-10-29T16:00:00Z", now: "2027-11-01T16:59:59Z",
      expected: "1, ends 2027-11-01T17:00:00Z"),
    Row(
      id: "exact, the same moment in autumn", days: 3, counting: .exact,
      start: "2027-10-29T16:00:00Z", now: "2027-11-01T16:59:59Z",
      expected: "ended 2027-11-01T16:00:00Z"),
    Row(
      id: "calendar, a day passes after the change", days: 3, counting: .calendar,
      start: "2027-03-26T17:00:00Z", now: "2027-03-28T16:00:00Z",
      expected: "1, ends 2027-03-29T16:00:00Z"),
    Row(
      id: "midnight, the evening it starts", days: 3, counting: .midnight,
      start: "2027-03-26T17:00:00Z", now: "2027-03-26T22:59:59Z",
      expected: "3, ends 2027-03-28T22:00:00Z"),
    Row(
      id: "midnight, the first midnight", days: 3, counting: .midnight,
      start: "2027-03-26T17:00:00Z", now: "2027-03-26T23:00:00Z",
      expected: "2, ends 2027-03-28T22:00:00Z"),
    Row(
      id: "midnight, the last second", days: 3, counting: .midnight,
      start: "2027-03-26T17:00:00Z", now: "2027-03-28T21:59:59Z",
      expected: "1, ends 2027-03-28T22:00:00Z"),
    Row(
      id: "midnight, its end", days: 3, counting: .midnight, start: "2027-03-26T17:00:00Z",
      now: "2027-03-28T22:00:00Z", expected: "ended 2027-03-28T22:00:00Z"),
    Row(
      id: "midnight, clock back over midnights", days: 3, counting: .midnight,
      start: "2027-01-15T17:00:00Z", seen: ["2027-01-17T09:00:00Z"], now: "2027-01-15T22:00:00Z",
      expected: "1, ends 2027-01-16T12:00:00Z"),
  ]

  @Test(arguments: exact + clock + zones) func knowsTheState(_ row: Row) throws {
    var record = try row.start.map { EvaluationRecord(start: try instant($0)) }
    for look in row.seen { record = record?.observed(at: try instant(look)) }
    let policy = EvaluationPolicy(days: try EvaluationDays(row.days), counting: row.counting)
    let state = policy.state(
      of: record, ownsUnlock: row.owns, at: try instant(row.now), in: try berlin2027())
    #expect(spelled(state) == row.expected)
  }

  private func spelled(_ state: EvaluationState) -> String {
    switch state {
    case .notStarted: "not started"
    case .running(let days, let ends): "\(days.value), ends \(ends)"
    case .expired(let ended): "ended \(ended)"
    case .permanentlyUnlocked: "unlocked"
    }
  }

  /// Whatever the clock does between looks, hours that pass forward never add up to more than the duration.
  @Test(arguments: DayCounting.allCases, [1 as UInt64, 2, 3, 4, 5, 6, 7, 8])
  func neverGrantsMoreThanTheDuration(_ counting: DayCounting, _ seed: UInt64) throws {
    let policy = EvaluationPolicy(days: try EvaluationDays(7), counting: counting)
    let berlin = try berlin2027()
    var clock = try instant("2027-03-25T20:00:00Z")
    var record = EvaluationRecord(start: clock)
    var (random, granted, daysLeft) = (seed, 0 as Int64, 7)
    for _ in 0..<2000 {
      // A linear congruential generator: the same steps in every run.
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let hours = Int64(random >> 33) % 48 - 24
      clock = clock.advanced(bySeconds: hours * 3600)
      record = record.observed(at: clock)
      let state = policy.state(of: record, ownsUnlock: false, at: clock, in: berlin)
      guard case .running(let left, let ends) = state else { continue }
      granted += max(0, hours * 3600)
      #expect(left.value <= daysLeft)
      #expect(clock < ends)
      daysLeft = left.value
    }
    // The clocks of Berlin have one hour less in this week, so no rule gives more than 7 times 24 hours.
    #expect(granted < 7 * 86_400)
    #expect(granted > 5 * 86_400)
  }
}
