import Testing

@testable import PricingEngine

@Suite struct SubscriptionDecisionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The members of the status, without the product.
    let status: String
    var billingRetry = BillingRetryAccess.paused
    let state: String
    var access = "none"
    let text: String
    var testDescription: String { id }
  }

  private static let date = "\"expirationDate\": \"2026-12-24T12:00:00Z\""

  static let active: [Row] = [
    Row(
      id: "renewal not stated", status: "\"state\": \"subscribed\"", state: "subscribed",
      access: "full by plus", text: "'plus' is active"),
    Row(
      id: "renews", status: "\"state\": \"subscribed\", \"willAutoRenew\": true, \(date)",
      state: "subscribed", access: "full by plus",
      text: "'plus' is active and renews at 2026-12-24T12:00:00Z"),
    Row(
      id: "renews, no date", status: "\"state\": \"subscribed\", \"willAutoRenew\": true",
      state: "subscribed", access: "full by plus", text: "'plus' is active and renews"),
    Row(
      id: "ends", status: "\"state\": \"subscribed\", \"willAutoRenew\": false, \(date)",
      state: "subscribed-ending", access: "full by plus",
      text: "'plus' is active and ends at 2026-12-24T12:00:00Z"),
    Row(
      id: "changes",
      status: "\"state\": \"subscribed\", \"autoRenewPreference\": \"pro\", \(date)",
      state: "subscribed-changing", access: "full by plus",
      text: "'plus' is active and renews as 'pro' at 2026-12-24T12:00:00Z"),
    Row(
      id: "price asked",
      status: "\"state\": \"subscribed\", \"priceIncreaseStatus\": \"pending\", \(date)",
      state: "price-increase-consent", access: "full by plus",
      text: "'plus' is active and ends at 2026-12-24T12:00:00Z unless a higher price is accepted"),
    Row(
      id: "price agreed",
      status: "\"state\": \"subscribed\", \"priceIncreaseStatus\": \"agreed\", \(date)",
      state: "price-increase-notice", access: "full by plus",
      text: "'plus' is active and renews at a higher price at 2026-12-24T12:00:00Z"),
    Row(
      id: "the store's word counts after the date",
      status: "\"state\": \"subscribed\", \"expirationDate\": \"2026-11-01T00:00:00Z\"",
      state: "subscribed", access: "full by plus", text: "'plus' is active"),
    Row(
      id: "renews, with the date of an earlier end",
      status: """
        "state": "subscribed", "willAutoRenew": true, "expirationDate": "2026-11-01T00:00:00Z"
        """, state: "subscribed", access: "full by plus", text: "'plus' is active and renews"),
    Row(
      id: "grace period",
      status: """
        "state": "inGracePeriod", "gracePeriodExpirationDate": "2026-11-30T09:00:01Z"
        """, state: "grace-period", access: "full by plus",
      text: "'plus' is in its grace period until 2026-11-30T09:00:01Z"),
    Row(
      id: "grace period without an end", status: "\"state\": \"inGracePeriod\"",
      state: "grace-period", access: "full by plus",
      text: "'plus' is in its grace period and its end is not given"),
    Row(
      id: "retry with an end of grace",
      status: """
        "state": "inBillingRetryPeriod", "gracePeriodExpirationDate": "2026-11-30T09:00:01Z"
        """, state: "grace-period", access: "full by plus",
      text: "'plus' is in its grace period until 2026-11-30T09:00:01Z"),
    Row(
      id: "retry, kept by policy", status: "\"state\": \"inBillingRetryPeriod\"",
      billingRetry: .kept, state: "billing-retry", access: "full by plus",
      text:
        "'plus' is in billing retry without a grace period, and the app's policy keeps access"),
  ]

  static let ended: [Row] = [
    Row(
      id: "grace period at its end",
      status: """
        "state": "inGracePeriod", "gracePeriodExpirationDate": "2026-11-30T09:00:00Z"
        """, state: "billing-retry",
      text: "the grace period of 'plus' was over at 2026-11-30T09:00:00Z: billing retry, "
        + "and that gives no access"),
    Row(
      id: "retry", status: "\"state\": \"inBillingRetryPeriod\"", state: "billing-retry",
      text: "'plus' is in billing retry without a grace period, and that gives no access"),
    Row(
      id: "expired, no reason", status: "\"state\": \"expired\"", state: "expired:unknown",
      text: "'plus' has ended with the reason 'unknown'"),
    Row(
      id: "expired, renewal off",
      status: "\"state\": \"expired\", \"expirationReason\": \"autoRenewDisabled\"",
      state: "expired:auto-renew-off", text: "'plus' has ended with the reason 'auto-renew-off'"),
    Row(
      id: "expired, billing error",
      status: "\"state\": \"expired\", \"expirationReason\": \"billingError\"",
      state: "expired:billing-error", text: "'plus' has ended with the reason 'billing-error'"),
    Row(
      id: "expired, price",
      status: "\"state\": \"expired\", \"expirationReason\": \"didNotConsentToPriceIncrease\"",
      state: "expired:price-increase", text: "'plus' has ended with the reason 'price-increase'"),
    Row(
      id: "expired, not sold",
      status: "\"state\": \"expired\", \"expirationReason\": \"productUnavailable\"",
      state: "expired:product-unavailable",
      text: "'plus' has ended with the reason 'product-unavailable'"),
    Row(
      id: "expired, unknown",
      status: "\"state\": \"expired\", \"expirationReason\": \"unknown\"",
      state: "expired:unknown", text: "'plus' has ended with the reason 'unknown'"),
    Row(
      id: "revoked", status: "\"state\": \"revoked\"", state: "revoked",
      text: "the store took 'plus' back"),
    Row(
      id: "upgraded", status: "\"state\": \"upgraded\"", state: "upgraded",
      text: "'plus' was left for a higher plan that the facts do not name"),
  ]

  static let shared: [Row] = [
    Row(
      id: "shared", status: "\"state\": \"subscribed\", \"familyShared\": true",
      state: "family-shared", access: "full by plus", text: "a family member shares 'plus'"),
    Row(
      id: "shared, will end",
      status: "\"state\": \"subscribed\", \"willAutoRenew\": false, \"familyShared\": true",
      state: "family-shared", access: "full by plus", text: "a family member shares 'plus'"),
    Row(
      id: "shared, in grace", status: "\"state\": \"inGracePeriod\", \"familyShared\": true",
      state: "family-shared", access: "full by plus", text: "a family member shares 'plus'"),
    Row(
      id: "shared, in retry",
      status: "\"state\": \"inBillingRetryPeriod\", \"familyShared\": true",
      state: "expired:unknown", text: "the shared 'plus' gives no access"),
    Row(
      id: "shared, ended by the payer",
      status: """
        "state": "expired", "expirationReason": "autoRenewDisabled", "familyShared": true
        """, state: "expired:unknown", text: "the shared 'plus' gives no access"),
    Row(
      id: "no longer shared", status: "\"state\": \"revoked\", \"familyShared\": true",
      state: "revoked", text: "'plus' is no longer shared or was refunded"),
    Row(
      id: "shared, upgraded", status: "\"state\": \"upgraded\", \"familyShared\": true",
      state: "upgraded", text: "the shared 'plus' was left for a higher plan"),
  ]

  @Test(arguments: active + ended + shared) func decides(_ row: Row) throws {
    let facts = try accessFacts("\"subscriptions\": [{\"productID\": \"plus\", \(row.status)}]")
    let derived = try accessPolicy(billingRetry: row.billingRetry).derive(from: facts)
    #expect(derived.state.text == row.state)
    #expect(derived.access.shorthand == row.access)
    #expect(derived.reason.line == "subscriptions: \(row.text)")
  }
}
