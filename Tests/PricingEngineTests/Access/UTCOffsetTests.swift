import Testing

@testable import PricingEngine

@Suite struct UTCOffsetTests {
  @Test(arguments: [
    ("Z", 0), ("+01:00", 60), ("-03:30", -210), ("+14:00", 840), ("+23:59", 1439),
    ("-23:59", -1439), ("-00:30", -30),
  ])
  func readsAndWrites(_ text: String, _ minutes: Int) throws {
    let offset = try UTCOffset(iso: text)
    #expect(offset.minutes == minutes)
    #expect(offset.iso == text)
    #expect("\(offset)" == text)
    #expect(try UTCOffset(minutes: minutes) == offset)
  }

  @Test(arguments: ["+00:00", "-00:00"]) func readsZero(_ text: String) throws {
    #expect(try UTCOffset(iso: text) == .zero)
  }

  @Test(arguments: [
    "", "z", "CET", "UTC", "1", "+1", "+01", "+0100", "01:00", "+24:00", "+01:60", "-99:99",
    "+01:00 ", "Z ", "+-1:00",
  ])
  func refusesOtherTexts(_ text: String) {
    #expect(throws: UTCOffsetError.malformed(text: text)) { try UTCOffset(iso: text) }
  }

  @Test(arguments: [Int.min, -1440, 1440, Int.max]) func refusesMinutesOutOfRange(_ minutes: Int) {
    #expect(throws: UTCOffsetError.outOfRange(minutes: minutes)) {
      try UTCOffset(minutes: minutes)
    }
  }

  @Test func saysWhatIsWrong() {
    #expect(
      UTCOffsetError.malformed(text: "CET").message
        == "expected an offset from UTC like '+01:00' or 'Z', got 'CET'")
    #expect(
      UTCOffsetError.outOfRange(minutes: 1440).message
        == "expected an offset of -1439 to 1439 minutes, got 1440")
  }
}
