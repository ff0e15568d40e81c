import Testing

@testable import PricingEngine

/// CLDR's long dates; the Thai year is 543 more, which is how Thai readers write the same day.
struct DateTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let text: String
    var testDescription: String { locale }
  }

  static let rows = [
    Row(locale: "en", text: "January 15, 2027"),
    Row(locale: "en-GB", text: "15 January 2027"),
    Row(locale: "de", text: "15. Januar 2027"),
    Row(locale: "fr", text: "15 janvier 2027"),
    Row(locale: "ja", text: "2027年1月15日"),
    Row(locale: "pl", text: "15 stycznia 2027"),
    Row(locale: "pt-BR", text: "15 de janeiro de 2027"),
    Row(locale: "zh-Hans", text: "2027年1月15日"),
    Row(locale: "th", text: "15 มกราคม 2570"),
  ]

  @Test(arguments: rows)
  func writesADay(row: Row) throws {
    let formatter = try CopyFormatter(
      locale: try LocaleTag(row.locale), storefront: try Storefront(code: "USA"))
    #expect(try formatter.date(try CalendarDate(iso: "2027-01-15")) == row.text)
  }
}
