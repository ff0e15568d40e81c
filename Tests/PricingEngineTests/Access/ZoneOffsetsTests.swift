import Testing

@testable import PricingEngine

@Suite struct ZoneOffsetsTests {
  struct Day: CustomTestStringConvertible, Sendable {
    let id: String
    let moment: String
    let offset: Int
    let date: String
    var testDescription: String { id }
  }

  static let days: [Day] = [
    Day(id: "winter", moment: "2027-01-15T22:59:59Z", offset: 60, date: "2027-01-15"),
    Day(id: "winter midnight", moment: "2027-01-15T23:00:00Z", offset: 60, date: "2027-01-16"),
    Day(id: "before the change", moment: "2027-03-28T00:59:59Z", offset: 60, date: "2027-03-28"),
    Day(id: "at the change", moment: "2027-03-28T01:00:00Z", offset: 120, date: "2027-03-28"),
    Day(id: "summer midnight", moment: "2027-07-01T22:00:00Z", offset: 120, date: "2027-07-02"),
    Day(id: "back in winter", moment: "2027-10-31T01:00:00Z", offset: 60, date: "2027-10-31"),
  ]

  @Test(arguments: days) func knowsOffsetAndDay(_ row: Day) throws {
    let (berlin, moment) = (try berlin2027(), try instant(row.moment))
    #expect(berlin.offset(at: moment).minutes == row.offset)
    #expect(berlin.date(at: moment).iso == row.date)
  }

  struct Start: CustomTestStringConvertible, Sendable {
    let id: String
    let first: String
    let changes: [(at: String, offset: String)]
    let date: String
    let start: String
    var testDescription: String { id }
  }

  /// The changes are those of the time zone database; the starts were worked out with Python's `zoneinfo`.
  static let starts: [Start] = [
    Start(
      id: "fixed offset", first: "-05:00", changes: [], date: "2026-11-30",
      start: "2026-11-30T05:00:00Z"),
    Start(
      id: "Berlin, day of the change", first: "+01:00",
      changes: [("2027-03-28T01:00:00Z", "+02:00")], date: "2027-03-28",
      start: "2027-03-27T23:00:00Z"),
    Start(
      id: "Berlin, day after the change", first: "+01:00",
      changes: [("2027-03-28T01:00:00Z", "+02:00")], date: "2027-03-29",
      start: "2027-03-28T22:00:00Z"),
    Start(
      id: "Cairo skips the hour after midnight", first: "+02:00",
      changes: [("2027-04-29T22:00:00Z", "+03:00")], date: "2027-04-30",
      start: "2027-04-29T22:00:00Z"),
    Start(
      id: "Cairo repeats the hour before midnight", first: "+03:00",
      changes: [("2027-10-28T21:00:00Z", "+02:00")], date: "2027-10-29",
      start: "2027-10-28T22:00:00Z"),
    Start(
      id: "Apia skips a whole day", first: "-10:00",
      changes: [("2011-12-30T10:00:00Z", "+14:00")], date: "2011-12-30",
      start: "2011-12-30T10:00:00Z"),
    Start(
      id: "Apia, the day after it", first: "-10:00",
      changes: [("2011-12-30T10:00:00Z", "+14:00")], date: "2011-12-31",
      start: "2011-12-30T10:00:00Z"),
    Start(
      id: "first day of all", first: "+14:00", changes: [], date: "0001-01-01",
      start: "0001-01-01T00:00:00Z"),
  ]

  @Test(arguments: starts) func knowsWhenADayStarts(_ row: Start) throws {
    let changes = try row.changes.map {
      ZoneOffsets.Change(at: try instant($0.at), offset: try UTCOffset(iso: $0.offset))
    }
    let zone = try ZoneOffsets(first: try UTCOffset(iso: row.first), changes: changes)
    #expect(zone.start(of: try CalendarDate(iso: row.date)).iso == row.start)
  }

  struct Local: CustomTestStringConvertible, Sendable {
    let id: String
    let clock: String
    let moment: String
    var testDescription: String { id }
  }

  /// What the clocks of Berlin show is written as if it were UTC.
  static let locals: [Local] = [
    Local(id: "plain", clock: "2027-02-01T12:00:00Z", moment: "2027-02-01T11:00:00Z"),
    Local(id: "skipped time", clock: "2027-03-28T02:30:00Z", moment: "2027-03-28T01:00:00Z"),
    Local(id: "end of the gap", clock: "2027-03-28T03:00:00Z", moment: "2027-03-28T01:00:00Z"),
    Local(id: "repeated time", clock: "2027-10-31T02:30:00Z", moment: "2027-10-31T00:30:00Z"),
    Local(id: "end of the repeat", clock: "2027-10-31T03:00:00Z", moment: "2027-10-31T02:00:00Z"),
  ]

  @Test(arguments: locals) func findsTheFirstMomentOfAClockTime(_ row: Local) throws {
    let seconds = try instant(row.clock).secondsSince1970
    #expect(try berlin2027().firstInstant(atLocalSeconds: seconds).iso == row.moment)
  }

  @Test func staysInRange() throws {
    let ahead = ZoneOffsets(try UTCOffset(iso: "+14:00"))
    let behind = ZoneOffsets(try UTCOffset(iso: "-12:00"))
    #expect(ahead.date(at: try instant("9999-12-31T23:59:59Z")).iso == "9999-12-31")
    #expect(behind.date(at: try instant("0001-01-01T00:00:00Z")).iso == "0001-01-01")
  }

  @Test func refusesChangesOutOfOrder() throws {
    let change = ZoneOffsets.Change(at: try instant("2027-03-28T01:00:00Z"), offset: .zero)
    let error = ZoneOffsetsError.unordered(index: 1)
    #expect(throws: error) { try ZoneOffsets(first: .zero, changes: [change, change]) }
    #expect(error.message == "expected a time after the one of the change before it")
  }
}
