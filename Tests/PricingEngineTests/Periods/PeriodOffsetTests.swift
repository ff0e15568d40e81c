import PricingEngine
import Testing

struct PeriodOffsetTests {
  @Test func writesItsPeriods() throws {
    let (week, months) = (SubscriptionPeriod.one(.week), try SubscriptionPeriod(3, .month))
    #expect(PeriodOffset.start.iso == "P0D")
    #expect(PeriodOffset(after: [months]).iso == "P3M")
    #expect(PeriodOffset(after: [week, months]).iso == "P1W+P3M")
  }
}
