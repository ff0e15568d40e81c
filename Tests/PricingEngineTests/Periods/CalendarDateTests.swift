import Testing

@testable import PricingEngine

@Suite struct CalendarDateTests {
  @Test(arguments: ["2026-11-30", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func readsAndWrites(_ text: String) throws {
    #expect(try CalendarDate(iso: text).iso == text)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "26-11-30", "2026-1-30", "2026-11-3", "30.11.2026", "2026/11/30",
    "2026-11-30T00:00:00Z", "+026-11-30", "2026-11-30 ", "2026–11–30", "٢٠٢٦-11-30",
  ])
  func refusesOtherForms(_ text: String) {
    #expect(throws: DateError.malformed(text: text)) { try CalendarDate(iso: text) }
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01",
  ])
  func refusesDaysThatDoNotExist(_ text: String) {
    #expect(throws: DateError.noSuchDay(text: text)) { try CalendarDate(iso: text) }
  }

  @Test func ordersByTime() throws {
    let dates = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map {
      try CalendarDate(iso: $0)
    }
    #expect(dates.shuffled().sorted() == dates)
  }

  @Test func namesTheError() {
    #expect(
      DateError.malformed(text: "1.2.26").message
        == "expected a date such as '2026-11-30', got '1.2.26'")
    #expect(
      DateError.noSuchDay(text: "2026-02-29").message
        == "expected a day of the calendar, got '2026-02-29'")
  }
}
