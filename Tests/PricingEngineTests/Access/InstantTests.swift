import Testing

@testable import PricingEngine

@Suite struct InstantTests {
  @Test(arguments: [-62_135_596_800, -1, 0, 1_796_029_200, 253_402_300_799] as [Int64])
  func keepsSeconds(_ seconds: Int64) throws {
    #expect(try Instant(secondsSince1970: seconds).secondsSince1970 == seconds)
  }

  @Test(arguments: [.min, -62_135_596_801, 253_402_300_800, .max] as [Int64])
  func refusesYearsOutOfRange(_ seconds: Int64) {
    #expect(throws: InstantError.outOfRange) { try Instant(secondsSince1970: seconds) }
  }

  @Test func advancesAndCompares() throws {
    let noon = try instant("2026-11-30T12:00:00Z")
    let later = noon.advanced(bySeconds: 86_400)
    #expect(later.iso == "2026-12-01T12:00:00Z")
    #expect(noon < later)
    #expect(!(noon < noon))
    #expect(noon.seconds(until: later) == 86_400)
    #expect(later.seconds(until: noon) == -86_400)
  }

  @Test func stopsAtTheEndsOfTheRange() throws {
    let noon = try instant("2026-11-30T12:00:00Z")
    #expect(noon.advanced(bySeconds: .max).iso == "9999-12-31T23:59:59Z")
    #expect(noon.advanced(bySeconds: .min).iso == "0001-01-01T00:00:00Z")
    #expect(noon.advanced(bySeconds: 300_000_000_000).iso == "9999-12-31T23:59:59Z")
  }

  @Test func saysWhatIsWrong() {
    let errors: [(InstantError, String, String?)] = [
      (
        .malformed(text: "now"), "expected a time like '2026-11-30T09:00:00Z', got 'now'", nil
      ),
      (
        .noOffset(text: "2026-11-30T09:00:00"),
        "expected an offset from UTC after '2026-11-30T09:00:00'",
        "write 'Z' for UTC, or an offset such as '+01:00', at its end"
      ),
      (
        .noSuchTime(text: "2026-11-30T24:00:00Z"), "there is no time '2026-11-30T24:00:00Z'", nil
      ),
      (.outOfRange, "the time is before the year 1 or after the year 9999", nil),
    ]
    for (error, message, fix) in errors {
      #expect(error.message == message)
      #expect(error.fix == fix)
    }
  }
}
