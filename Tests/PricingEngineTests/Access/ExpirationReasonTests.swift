import Testing

@testable import PricingEngine

@Suite struct ExpirationReasonTests {
  @Test func hasStableNames() {
    let names = ExpirationReason.allCases.map { "\($0.rawValue) \($0.storeKitName)" }
    #expect(
      names == [
        "auto-renew-off autoRenewDisabled", "billing-error billingError",
        "price-increase didNotConsentToPriceIncrease", "product-unavailable productUnavailable",
        "unknown unknown",
      ])
  }
}
