import Testing

@testable import PricingEngine

@Suite struct CalendarDateStepsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let start: String
    let period: String
    var times = 1
    let end: String
    var testDescription: String { "\(start) + \(times) × \(period)" }
  }

  static let rows: [Row] = [
    Row(start: "2026-01-31", period: "P1M", end: "2026-02-28"),
    Row(start: "2028-01-31", period: "P1M", end: "2028-02-29"),
    Row(start: "2026-01-31", period: "P1M", times: 2, end: "2026-03-31"),
    Row(start: "2026-01-31", period: "P1M", times: 3, end: "2026-04-30"),
    Row(start: "2026-01-30", period: "P1M", end: "2026-02-28"),
    Row(start: "2026-01-28", period: "P1M", end: "2026-02-28"),
    Row(start: "2026-03-31", period: "P1M", times: -1, end: "2026-02-28"),
    Row(start: "2026-02-28", period: "P1M", end: "2026-03-28"),
    Row(start: "2026-10-31", period: "P3M", end: "2027-01-31"),
    Row(start: "2026-11-30", period: "P3M", end: "2027-02-28"),
    Row(start: "2026-12-15", period: "P1M", end: "2027-01-15"),
    Row(start: "2026-08-31", period: "P6M", end: "2027-02-28"),
    Row(start: "2028-02-29", period: "P1Y", end: "2029-02-28"),
    Row(start: "2028-02-29", period: "P1Y", times: 4, end: "2032-02-29"),
    Row(start: "2096-02-29", period: "P1Y", times: 4, end: "2100-02-28"),
    Row(start: "2028-02-29", period: "P12M", end: "2029-02-28"),
    Row(start: "2028-02-29", period: "P1Y", times: -1, end: "2027-02-28"),
    Row(start: "2028-02-28", period: "P1D", end: "2028-02-29"),
    Row(start: "2027-02-28", period: "P1D", end: "2027-03-01"),
    Row(start: "2026-12-31", period: "P1D", end: "2027-01-01"),
    Row(start: "2027-01-01", period: "P1D", times: -1, end: "2026-12-31"),
    Row(start: "2026-11-30", period: "P1W", end: "2026-12-07"),
    Row(start: "2026-11-30", period: "P2W", times: 26, end: "2027-11-29"),
    Row(start: "2026-11-30", period: "P30D", end: "2026-12-30"),
    Row(start: "2026-11-30", period: "P1M", times: 0, end: "2026-11-30"),
    Row(start: "0001-01-31", period: "P1M", end: "0001-02-28"),
    Row(start: "9999-11-30", period: "P1M", end: "9999-12-30"),
  ]

  @Test(arguments: rows) func steps(_ row: Row) throws {
    let period = try SubscriptionPeriod(iso: row.period)
    let end = try CalendarDate(iso: row.start).adding(period, times: row.times)
    #expect(end.iso == row.end)
  }

  struct Offset: CustomTestStringConvertible, Sendable {
    let start: String
    let periods: [String]
    let end: String
    var testDescription: String { "\(start) + \(periods.joined(separator: " + "))" }
  }

  static let offsets: [Offset] = [
    Offset(start: "2026-01-31", periods: [], end: "2026-01-31"),
    Offset(start: "2026-01-31", periods: ["P1M", "P1M"], end: "2026-03-31"),
    Offset(start: "2026-01-31", periods: ["P1W", "P1M"], end: "2026-03-07"),
    Offset(start: "2026-01-30", periods: ["P1M", "P3D"], end: "2026-03-03"),
    Offset(start: "2028-02-29", periods: ["P1Y", "P3Y"], end: "2032-02-29"),
    Offset(start: "2026-01-24", periods: ["P1W", "P7D", "P1M"], end: "2026-03-07"),
    Offset(start: "2026-01-24", periods: ["P1W", "P1M", "P1Y"], end: "2027-02-28"),
  ]

  @Test(arguments: offsets) func followsAnOffset(_ row: Offset) throws {
    let offset = PeriodOffset(after: try row.periods.map(SubscriptionPeriod.init(iso:)))
    #expect(try CalendarDate(iso: row.start).adding(offset).iso == row.end)
  }

  @Test(arguments: [Int.min, -1, 1, Int.max]) func stopsAtTheEndsOfTheRange(_ count: Int) throws {
    let date = try CalendarDate(iso: count < 0 ? "0001-01-01" : "9999-12-31")
    #expect(throws: CalendarDateError.outOfRange) { try date.adding(days: count) }
    #expect(throws: CalendarDateError.outOfRange) { try date.adding(months: count) }
    #expect(throws: CalendarDateError.outOfRange) { try date.adding(years: count) }
    for unit in SubscriptionPeriod.Unit.allCases {
      #expect(throws: CalendarDateError.outOfRange) { try date.adding(.one(unit), times: count) }
    }
  }

  @Test func reachesTheEndsOfTheRange() throws {
    let (first, last) = (try CalendarDate(iso: "0001-01-01"), try CalendarDate(iso: "9999-12-31"))
    #expect(try first.adding(days: 3_652_058) == last)
    #expect(try last.adding(days: -3_652_058) == first)
    #expect(try first.adding(months: 119_987).iso == "9999-12-01")
    #expect(try last.adding(years: -9998).iso == "0001-12-31")
  }
}
