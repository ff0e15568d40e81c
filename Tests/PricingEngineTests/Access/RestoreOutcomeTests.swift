import Testing

@testable import PricingEngine

@Suite struct RestoreOutcomeTests {
  @Test func hasAStateForEachOutcome() {
    #expect(RestoreOutcome.found(productIDs: ["full"]).state == .restored)
    #expect(RestoreOutcome.found(productIDs: []).state == .nothingToRestore)
    #expect(RestoreOutcome.nothingFound(checked: [.purchases]).state == .nothingToRestore)
    #expect(RestoreOutcome.failed.state == .restoreFailed)
  }

  @Test func tellsFoundFromNothingFound() {
    #expect(RestoreOutcome(productIDs: ["full"]) == .found(productIDs: ["full"]))
    #expect(
      RestoreOutcome(productIDs: [])
        == .nothingFound(checked: [.purchases, .subscriptions, .familySharing]))
    #expect(
      RestoreOutcome(productIDs: [], checked: [.purchases]) == .nothingFound(checked: [.purchases]))
  }
}
