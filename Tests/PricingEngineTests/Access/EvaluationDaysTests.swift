import Testing

@testable import PricingEngine

@Suite struct EvaluationDaysTests {
  @Test(arguments: [1, 14, 999]) func takesOneTo999(_ value: Int) throws {
    #expect(try EvaluationDays(value).value == value)
  }

  @Test(arguments: [Int.min, -1, 0, 1000, Int.max]) func refusesOtherNumbers(_ value: Int) {
    let error = EvaluationDaysError.outOfRange(value: value)
    #expect(throws: error) { try EvaluationDays(value) }
    #expect(error.message == "expected a whole number from 1 to 999, got \(value)")
  }

  @Test(arguments: [(0, 1), (1, 1), (999, 999), (1000, 999)])
  func clamps(_ value: Int, _ days: Int) {
    #expect(EvaluationDays(clamping: value).value == days)
  }
}
