import Testing

@testable import PricingEngine

@Suite struct CalendarDateTextTests {
  @Test(arguments: ["0001-01-01", "0999-09-09", "1970-01-01", "2028-02-29", "9999-12-31"])
  func readsAndWrites(_ text: String) throws {
    let date = try CalendarDate(iso: text)
    #expect(date.iso == text)
    #expect("\(date)" == text)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-1-1", "2026-11-3", "26-11-30", "20261130", "2026/11/30",
    "30.11.2026", "2026-11-30 ", " 2026-11-30", "2026-11-300", "+2026-11-30", "-026-11-30",
    "2026-11-30T00:00:00Z", "２026-11-30", "2026\u{2011}11-30",
  ])
  func refusesOtherShapes(_ text: String) {
    #expect(throws: CalendarDateError.malformed(text: text)) { try CalendarDate(iso: text) }
  }

  @Test(arguments: [("2027-02-29", 2, 29), ("2027-00-10", 0, 10), ("2027-12-32", 12, 32)])
  func refusesDaysThatAreNot(_ text: String, _ month: Int, _ day: Int) {
    #expect(throws: CalendarDateError.noSuchDate(year: 2027, month: month, day: day)) {
      try CalendarDate(iso: text)
    }
  }

  @Test func quotesSafely() {
    #expect(
      CalendarDateError.malformed(text: "2026\u{202E}").message
        == "expected a date like '2026-11-30', got '2026\\u{202E}'")
  }
}
