import Testing

@testable import PricingEngine

@Suite struct DayCountingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let counting: DayCounting
    let start: String
    let day: Int
    let end: String
    var testDescription: String { id }
  }

  /// In Berlin, where clocks go forward on 28 March 2027 and back on 31 October.
  static let rows: [Row] = [
    Row(
      id: "exact over spring", counting: .exact, start: "2027-03-26T17:00:00Z", day: 3,
      end: "2027-03-29T17:00:00Z"),
    Row(
      id: "calendar over spring", counting: .calendar, start: "2027-03-26T17:00:00Z", day: 3,
      end: "2027-03-29T16:00:00Z"),
    Row(
      id: "midnight over spring", counting: .midnight, start: "2027-03-26T17:00:00Z", day: 3,
      end: "2027-03-28T22:00:00Z"),
    Row(
      id: "exact over autumn", counting: .exact, start: "2027-10-29T16:00:00Z", day: 3,
      end: "2027-11-01T16:00:00Z"),
    Row(
      id: "calendar over autumn", counting: .calendar, start: "2027-10-29T16:00:00Z", day: 3,
      end: "2027-11-01T17:00:00Z"),
    Row(
      id: "midnight over autumn", counting: .midnight, start: "2027-10-29T16:00:00Z", day: 3,
      end: "2027-10-31T23:00:00Z"),
    Row(
      id: "calendar into the skipped hour", counting: .calendar, start: "2027-03-27T01:30:00Z",
      day: 1, end: "2027-03-28T01:00:00Z"),
    Row(
      id: "calendar into the repeated hour", counting: .calendar, start: "2027-10-30T00:30:00Z",
      day: 1, end: "2027-10-31T00:30:00Z"),
    Row(
      id: "midnight from a second before it", counting: .midnight, start: "2027-01-15T22:59:59Z",
      day: 1, end: "2027-01-15T23:00:00Z"),
    Row(
      id: "midnight from midnight", counting: .midnight, start: "2027-01-15T23:00:00Z", day: 1,
      end: "2027-01-16T23:00:00Z"),
    Row(
      id: "midnight before 1970", counting: .midnight, start: "1969-06-01T12:00:00Z", day: 1,
      end: "1969-06-01T23:00:00Z"),
  ]

  @Test(arguments: rows) func endsADay(_ row: Row) throws {
    let end = row.counting.end(
      ofDay: row.day, from: try instant(row.start), in: try berlin2027())
    #expect(end.iso == row.end)
  }
}
