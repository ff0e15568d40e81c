import Testing

@testable import PricingEngine

@Suite struct InstantTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let seconds: Int64
    let iso: String
    var testDescription: String { text }

    init(_ text: String, _ seconds: Int64, _ iso: String? = nil) {
      self.text = text
      self.seconds = seconds
      self.iso = iso ?? text
    }
  }

  /// The seconds are those of Python's `datetime`.
  static let rows: [Row] = [
    Row("0001-01-01T00:00:00Z", -62_135_596_800),
    Row("1969-12-31T23:59:59Z", -1),
    Row("1970-01-01T00:00:00Z", 0),
    Row("2000-02-29T12:34:56Z", 951_827_696),
    Row("2026-11-30T09:00:00Z", 1_796_029_200),
    Row("9999-12-31T23:59:59Z", 253_402_300_799),
    Row("2026-11-30T10:00:00+01:00", 1_796_029_200, "2026-11-30T09:00:00Z"),
    Row("2026-11-30T00:30:00-03:30", 1_796_011_200, "2026-11-30T04:00:00Z"),
    Row("2026-11-30T09:00:00+00:00", 1_796_029_200, "2026-11-30T09:00:00Z"),
    Row("2026-11-30T09:00:00-00:00", 1_796_029_200, "2026-11-30T09:00:00Z"),
    Row("2026-12-01T08:59:00+23:59", 1_796_029_200, "2026-11-30T09:00:00Z"),
    Row("2026-11-30T09:00:00.0Z", 1_796_029_200, "2026-11-30T09:00:00Z"),
    Row("2026-11-30T09:00:00.999999999Z", 1_796_029_200, "2026-11-30T09:00:00Z"),
    Row("2026-11-30T10:00:00.5+01:00", 1_796_029_200, "2026-11-30T09:00:00Z"),
  ]

  @Test(arguments: rows) func readsAndWrites(_ row: Row) throws {
    let moment = try Instant(iso: row.text)
    #expect(moment.secondsSince1970 == row.seconds)
    #expect(moment.iso == row.iso)
    #expect("\(moment)" == row.iso)
  }

  @Test(arguments: [
    "", "now", "2026-11-30", "2026-11-30T09:00Z", "2026-11-30 09:00:00Z", "2026-11-30t09:00:00Z",
    "2026-11-30T09:00:00z", "2026-11-30T09:00:00.Z", "2026-11-30T09:00:00.1234567890Z",
    "2026-11-30T09:00:00,5Z", "2026-11-30T09:00:00+1:00", "2026-11-30T09:00:00+0100",
    "2026-11-30T09:00:00+01", "2026-11-30T09:00:00Zulu", "2026-11-30T09:00:00 Z",
    "2026-W49-1T09:00:00Z", "20261130T090000Z", "1796029200", "2026-11-30T9:00:00Z",
    "2026-11-30T09:00:00\u{2212}01:00", "12026-11-30T09:00:00Z",
  ])
  func refusesOtherShapes(_ text: String) {
    #expect(throws: InstantError.malformed(text: text)) { try Instant(iso: text) }
  }

  @Test(arguments: ["2026-11-30T09:00:00", "2026-11-30T09:00:00.5"])
  func refusesTimesWithoutOffset(_ text: String) {
    #expect(throws: InstantError.noOffset(text: text)) { try Instant(iso: text) }
  }

  @Test(arguments: [
    "2027-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-11-00T00:00:00Z", "0000-01-01T00:00:00Z",
    "2026-11-30T24:00:00Z", "2026-11-30T09:60:00Z", "2016-12-31T23:59:60Z",
    "2026-11-30T09:00:00+24:00", "2026-11-30T09:00:00-01:60", "2026-11-30T09:00:00-99:99",
  ])
  func refusesTimesThatAreNot(_ text: String) {
    #expect(throws: InstantError.noSuchTime(text: text)) { try Instant(iso: text) }
  }

  @Test(arguments: ["0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01"])
  func refusesTimesOutOfRange(_ text: String) {
    #expect(throws: InstantError.outOfRange) { try Instant(iso: text) }
  }
}
