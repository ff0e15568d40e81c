import PricingEngine
import Testing

struct ISO8601PeriodTests {
  struct Accepted: CustomTestStringConvertible {
    let text: String
    let value: Int
    let unit: SubscriptionPeriod.Unit
    var testDescription: String { text }

    init(_ text: String, _ value: Int, _ unit: SubscriptionPeriod.Unit) {
      self.text = text
      self.value = value
      self.unit = unit
    }
  }

  static let accepted = [
    Accepted("P3D", 3, .day), Accepted("P7D", 7, .day), Accepted("P1W", 1, .week),
    Accepted("P2W", 2, .week), Accepted("P1M", 1, .month), Accepted("P2M", 2, .month),
    Accepted("P3M", 3, .month), Accepted("P6M", 6, .month), Accepted("P12M", 12, .month),
    Accepted("P1Y", 1, .year), Accepted("P30D", 30, .day), Accepted("P999Y", 999, .year),
  ]

  @Test(arguments: accepted)
  func readsAndWritesTheSameText(row: Accepted) throws {
    let period = try SubscriptionPeriod(iso: row.text)
    #expect(period.value == row.value)
    #expect(period.unit == row.unit)
    #expect(period.iso == row.text)
  }

  @Test(arguments: [
    "", "P", "PM", "months", "1 month", "P1Q", "P-1M", "P+1M", "P1.5M", "P1,5M", "p1m", "P1m", "1M",
    " P1M", "P1M ", "P 1M", "P1Y6M", "PT1H", "PT1M", "P1M2", "P\u{0661}M", "P1\u{FF2D}",
  ])
  func otherTextsAreMalformed(text: String) {
    #expect(throws: PeriodError.malformed(text: text)) { try SubscriptionPeriod(iso: text) }
  }

  @Test(arguments: [
    ("P0M", 0), ("P0D", 0), ("P1000D", 1000), ("P99999999999999999999999Y", Int.max),
  ])
  func numbersOutOfRangeAreErrors(text: String, value: Int) {
    #expect(throws: PeriodError.outOfRange(value: value)) { try SubscriptionPeriod(iso: text) }
  }
}
