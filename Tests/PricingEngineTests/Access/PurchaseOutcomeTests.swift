import Testing

@testable import PricingEngine

@Suite struct PurchaseOutcomeTests {
  @Test func hasAStateForEachOutcomeButCanceled() {
    let states = PurchaseOutcome.allCases.map { "\($0.rawValue): \($0.state?.text ?? "-")" }
    #expect(
      states == [
        "success: purchased", "pending: purchase-pending", "userCancelled: -",
        "interrupted: purchase-interrupted", "unverified: purchase-unverified",
        "failed: purchase-failed", "productUnavailable: product-unavailable",
        "networkFailure: network-failure",
      ])
  }
}
