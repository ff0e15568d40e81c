import Testing

@testable import PricingEngine

@Suite struct CalendarDateTests {
  struct Day: CustomTestStringConvertible, Sendable {
    let year: Int
    let month: Int
    let day: Int
    let number: Int
    var testDescription: String { "\(year)-\(month)-\(day)" }
  }

  /// The day numbers are those of Python's `datetime.date`, which knows the same years.
  static let days: [Day] = [
    Day(year: 1, month: 1, day: 1, number: -719_162),
    Day(year: 4, month: 2, day: 29, number: -718_008),
    Day(year: 100, month: 12, day: 31, number: -682_639),
    Day(year: 1582, month: 10, day: 15, number: -141_427),
    Day(year: 1600, month: 2, day: 29, number: -135_081),
    Day(year: 1899, month: 12, day: 31, number: -25_568),
    Day(year: 1900, month: 2, day: 28, number: -25_509),
    Day(year: 1900, month: 3, day: 1, number: -25_508),
    Day(year: 1969, month: 12, day: 31, number: -1),
    Day(year: 1970, month: 1, day: 1, number: 0),
    Day(year: 2000, month: 2, day: 29, number: 11_016),
    Day(year: 2000, month: 12, day: 31, number: 11_322),
    Day(year: 2001, month: 1, day: 1, number: 11_323),
    Day(year: 2026, month: 11, day: 30, number: 20_787),
    Day(year: 2027, month: 2, day: 28, number: 20_877),
    Day(year: 2028, month: 2, day: 29, number: 21_243),
    Day(year: 2100, month: 3, day: 1, number: 47_541),
    Day(year: 2400, month: 2, day: 29, number: 157_113),
    Day(year: 9999, month: 12, day: 31, number: 2_932_896),
  ]

  @Test(arguments: days) func countsDays(_ row: Day) throws {
    let date = try CalendarDate(year: row.year, month: row.month, day: row.day)
    #expect(date.dayNumber == row.number)
    #expect(try CalendarDate(dayNumber: row.number) == date)
  }

  /// 400 years hold every shape of year; each day follows the one before it.
  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() throws {
    var expected = (year: 1800, month: 1, day: 1)
    let first = try CalendarDate(year: 1800, month: 1, day: 1).dayNumber
    for number in first..<(first + 146_097) {
      let date = CalendarDate(clampingDayNumber: number)
      guard (date.year, date.month, date.day) == expected, date.dayNumber == number else {
        Issue.record("day \(number) is \(date), expected \(expected)")
        return
      }
      expected = dayAfter(expected)
    }
    #expect(expected == (2200, 1, 1))
  }

  private func dayAfter(_ date: (year: Int, month: Int, day: Int)) -> (Int, Int, Int) {
    let isLeapYear =
      date.year.isMultiple(of: 400) || (date.year.isMultiple(of: 4) && date.year % 100 != 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if date.day < lengths[date.month - 1] { return (date.year, date.month, date.day + 1) }
    return date.month < 12 ? (date.year, date.month + 1, 1) : (date.year + 1, 1, 1)
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    let year: Int
    let month: Int
    let day: Int
    var testDescription: String { "\(year)-\(month)-\(day)" }
  }

  static let wrong: [Wrong] = [
    Wrong(year: 0, month: 1, day: 1), Wrong(year: -1, month: 1, day: 1),
    Wrong(year: 10_000, month: 1, day: 1), Wrong(year: 2026, month: 0, day: 1),
    Wrong(year: 2026, month: 13, day: 1), Wrong(year: 2026, month: 1, day: 0),
    Wrong(year: 2026, month: 1, day: 32), Wrong(year: 2026, month: 4, day: 31),
    Wrong(year: 2027, month: 2, day: 29), Wrong(year: 2028, month: 2, day: 30),
    Wrong(year: 2100, month: 2, day: 29), Wrong(year: .max, month: .max, day: .max),
    Wrong(year: .min, month: .min, day: .min),
  ]

  @Test(arguments: wrong) func refusesDaysThatAreNot(_ row: Wrong) {
    let expected = CalendarDateError.noSuchDate(year: row.year, month: row.month, day: row.day)
    #expect(throws: expected) {
      try CalendarDate(year: row.year, month: row.month, day: row.day)
    }
  }

  @Test(arguments: [Int.min, -719_163, 2_932_897, Int.max])
  func refusesDayNumbersOutOfRange(_ number: Int) {
    #expect(throws: CalendarDateError.outOfRange) { try CalendarDate(dayNumber: number) }
  }

  @Test(arguments: [(Int.min, "0001-01-01"), (Int.max, "9999-12-31")])
  func clampsToTheEndsOfTheRange(_ number: Int, _ iso: String) {
    #expect(CalendarDate(clampingDayNumber: number).iso == iso)
  }

  @Test func comparesAndCounts() throws {
    let (last, first) = (try CalendarDate(iso: "2026-12-31"), try CalendarDate(iso: "2027-01-01"))
    #expect(last < first)
    #expect(!(first < last))
    #expect(last.days(until: first) == 1)
    #expect(first.days(until: last) == -1)
    #expect(try CalendarDate(iso: "2027-01-31") < CalendarDate(iso: "2027-02-01"))
  }

  @Test func saysWhatIsWrong() {
    #expect(
      CalendarDateError.noSuchDate(year: 2027, month: 2, day: 29).message
        == "there is no day 29 in month 2 of year 2027")
    #expect(
      CalendarDateError.outOfRange.message
        == "the date is before 0001-01-01 or after 9999-12-31")
  }
}
