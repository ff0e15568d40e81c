import Testing

@testable import PricingEngine

@Suite struct AccessSituationTests {
  /// The names that the rules for claims use.
  @Test func hasTheNamesOfTheRules() {
    #expect(
      AccessSituation.allCases.map(\.rawValue) == [
        "new", "evaluating", "evaluationExpired", "subscribed", "subscribedEnding",
        "billingRetry", "gracePeriod", "lapsed", "ownsUnlock", "familyShared", "unknown",
      ])
  }

  @Test(arguments: AccessSituation.allCases) func isReached(_ situation: AccessSituation) {
    #expect(ReaderState.examples.contains { $0.situation == situation })
  }
}
