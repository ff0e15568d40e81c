import Testing

@testable import PricingEngine

@Suite struct BillingRetryAccessTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let state: SubscriptionStatus.State
    let standard: Bool
    let kept: Bool
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "subscribed", state: .subscribed(.renews), standard: true, kept: true),
    Row(id: "subscribed, ending", state: .subscribed(.ends), standard: true, kept: true),
    Row(
      id: "subscribed, price not accepted", state: .subscribed(.needsPriceConsent), standard: true,
      kept: true),
    Row(id: "grace period", state: .inGracePeriod(until: nil), standard: true, kept: true),
    Row(id: "billing retry", state: .inBillingRetry, standard: false, kept: true),
    Row(id: "expired", state: .expired(.billingError), standard: false, kept: false),
    Row(id: "revoked", state: .revoked, standard: false, kept: false),
    Row(id: "upgraded", state: .upgraded, standard: false, kept: false),
  ]

  @Test(arguments: rows) func decidesWhatGivesAccess(_ row: Row) {
    #expect(row.state.givesAccess() == row.standard)
    #expect(row.state.givesAccess(billingRetry: .paused) == row.standard)
    #expect(row.state.givesAccess(billingRetry: .kept) == row.kept)
  }
}
