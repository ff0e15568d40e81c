import Testing

@testable import PricingEngine

/// Designs with subscriptions, a non-renewing pass and a free tier of 20.
@Suite struct StandingRulesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let facts: String
    let standing: String
    let access: String
    let reason: String
    var testDescription: String { id }
  }

  private static let nothing = "nothing that gives access is owned"

  static let rows: [Row] = [
    Row(
      id: "free tier, nothing used", facts: "", standing: "free:0", access: "free 20",
      reason: "itemCount: 0 of 20 are used, and \(nothing)"),
    Row(
      id: "free tier, some used", facts: "\"itemCount\": 18", standing: "free:18",
      access: "free 2", reason: "itemCount: 18 of 20 are used, and \(nothing)"),
    Row(
      id: "free tier, at the limit", facts: "\"itemCount\": 20", standing: "free:20",
      access: "free 0", reason: "itemCount: 20 of 20 are used, and \(nothing)"),
    Row(
      id: "free tier, above the limit", facts: "\"itemCount\": 25", standing: "free:25",
      access: "free 0", reason: "itemCount: 25 are there, 20 are free, and \(nothing)"),
    Row(
      id: "subscribed", facts: "\"itemCount\": 25, \(plus("subscribed"))", standing: "subscribed",
      access: "full by plus", reason: "subscriptions: 'plus' is active"),
    Row(
      id: "an owned subscription gives access", facts: "\"itemCount\": 20, \"owned\": [\"plus\"]",
      standing: "subscribed", access: "full by plus", reason: "subscriptions: 'plus' is active"),
    Row(
      id: "an owned subscription that is shared",
      facts: "\"owned\": [{\"productID\": \"plus\", \"familyShared\": true}]",
      standing: "family-shared", access: "full by plus",
      reason: "subscriptions: a family member shares 'plus'"),
    Row(
      id: "an owned subscription that has ended",
      facts: """
        "owned": [{"productID": "plus", "expirationDate": "2026-11-30T09:00:00Z"}]
        """, standing: "expired:unknown", access: "free 20",
      reason: "subscriptions: 'plus' has ended with the reason 'unknown'"),
    Row(
      id: "an owned subscription that was taken back",
      facts: "\"owned\": [{\"productID\": \"plus\", \"revocationDate\": \"2026-11-01T09:00:00Z\"}]",
      standing: "revoked", access: "free 20", reason: "subscriptions: the store took 'plus' back"),
    Row(
      id: "an owned subscription that is not verified",
      facts: "\"owned\": [{\"productID\": \"plus\", \"verified\": false}]",
      standing: "free:0", access: "free 20", reason: "itemCount: 0 of 20 are used, and \(nothing)"),
    Row(
      id: "the status of an owned subscription counts",
      facts: "\"owned\": [\"plus\"], \(plus("inBillingRetryPeriod"))", standing: "billing-retry",
      access: "free 20",
      reason: "subscriptions: 'plus' is in billing retry without a grace period, and that gives no "
        + "access"),
    Row(
      id: "an ended plan leaves the free tier", facts: "\"itemCount\": 18, \(plus("expired"))",
      standing: "expired:unknown", access: "free 2",
      reason: "subscriptions: 'plus' has ended with the reason 'unknown'"),
    Row(
      id: "unlock before subscription", facts: "\"owned\": [\"full\"], \(plus("subscribed"))",
      standing: "permanently-unlocked", access: "full by full",
      reason: "owned: 'full' is owned, and ownership always wins"),
    Row(
      id: "own subscription before a shared unlock",
      facts: """
        "owned": [{"productID": "full", "familyShared": true}], \(plus("subscribed"))
        """, standing: "subscribed", access: "full by full",
      reason: "subscriptions: 'plus' is active"),
    Row(
      id: "own unlock before a shared one",
      facts: "\"owned\": [{\"productID\": \"full\", \"familyShared\": true}, \"full\"]",
      standing: "permanently-unlocked", access: "full by full",
      reason: "owned: 'full' is owned, and ownership always wins"),
    Row(
      id: "shared unlock before a pass",
      facts: "\"owned\": [\"pass\", {\"productID\": \"full\", \"familyShared\": true}]",
      standing: "family-shared", access: "full by full",
      reason: "owned: a family member shares 'full'"),
    Row(
      id: "pass with an end",
      facts: "\"owned\": [{\"productID\": \"pass\", \"expirationDate\": \"2026-11-30T09:00:01Z\"}]",
      standing: "subscribed-ending", access: "full by pass",
      reason: "owned: 'pass' is owned until 2026-11-30T09:00:01Z; it does not renew"),
    Row(
      id: "pass without an end", facts: "\"owned\": [\"pass\"]", standing: "subscribed-ending",
      access: "full by pass",
      reason: "owned: 'pass' is owned and no end is given; it does not renew"),
    Row(
      id: "shared pass",
      facts: "\"owned\": [{\"productID\": \"pass\", \"familyShared\": true}]",
      standing: "family-shared", access: "full by pass",
      reason: "owned: a family member shares 'pass'"),
    Row(
      id: "pass at its end",
      facts: "\"owned\": [{\"productID\": \"pass\", \"expirationDate\": \"2026-11-30T09:00:00Z\"}]",
      standing: "expired:unknown", access: "free 20",
      reason: "owned: 'pass' ended at 2026-11-30T09:00:00Z"),
    Row(
      id: "refunded pass",
      facts: "\"owned\": [{\"productID\": \"pass\", \"revocationDate\": \"2026-11-30T08:00:00Z\"}]",
      standing: "revoked", access: "free 20",
      reason: "owned: the store took 'pass' back on 2026-11-30T08:00:00Z"),
    Row(
      id: "retry before a refunded unlock",
      facts: """
        "owned": [{"productID": "full", "revocationDate": "2026-11-30T08:00:00Z"}],
        \(plus("inBillingRetryPeriod"))
        """, standing: "billing-retry", access: "free 20",
      reason: "subscriptions: 'plus' is in billing retry without a grace period, "
        + "and that gives no access"),
    Row(
      id: "refunded unlock before an ended plan",
      facts: """
        "owned": [{"productID": "full", "revocationDate": "2026-11-30T08:00:00Z"}],
        \(plus("expired"))
        """, standing: "revoked", access: "free 20",
      reason: "owned: the store took 'full' back on 2026-11-30T08:00:00Z"),
    Row(
      id: "a group with access before one without",
      facts: """
        "subscriptions": [
          {"productID": "daily", "state": "expired", "expirationReason": "billingError"},
          {"productID": "plus", "state": "subscribed"}
        ]
        """, standing: "subscribed", access: "full by plus",
      reason: "subscriptions: 'plus' is active"),
    Row(
      id: "the better of two groups with access",
      facts: """
        "subscriptions": [
          {"productID": "daily", "state": "inGracePeriod"},
          {"productID": "plus", "state": "subscribed"}
        ]
        """, standing: "subscribed", access: "full by plus",
      reason: "subscriptions: 'plus' is active"),
    Row(
      id: "the first of two groups in one state",
      facts: """
        "subscriptions": [
          {"productID": "daily", "state": "subscribed"},
          {"productID": "plus", "state": "subscribed"}
        ]
        """, standing: "subscribed", access: "full by daily",
      reason: "subscriptions: 'daily' is active"),
    Row(
      id: "products that the app does not sell",
      facts: """
        "owned": ["tip"], "subscriptions": [{"productID": "other", "state": "subscribed"}]
        """, standing: "free:0", access: "free 20",
      reason: "itemCount: 0 of 20 are used, and \(nothing)"),
    Row(
      id: "a subscription just bought",
      facts: "\"purchase\": {\"productID\": \"plus\", \"outcome\": \"success\"}",
      standing: "subscribed", access: "full by plus", reason: "subscriptions: 'plus' is active"),
    Row(
      id: "restored while the store's list is not there yet",
      facts: """
        "refresh": "failed", "restore": {"outcome": "found", "productIDs": ["tip", "plus"]}
        """, standing: "subscribed", access: "full by plus",
      reason: "subscriptions: 'plus' is active"),
  ]

  /// The facts of the lower plan in a state.
  private static func plus(_ state: String) -> String {
    "\"subscriptions\": [{\"productID\": \"plus\", \"state\": \"\(state)\"}]"
  }

  @Test(arguments: rows) func decides(_ row: Row) throws {
    let derived = try accessPolicy(freeLimit: 20).derive(from: accessFacts(row.facts))
    #expect(derived.standing.text == row.standing)
    #expect(derived.access.shorthand == row.access)
    #expect(derived.reason.line == row.reason)
  }

  @Test func takesTheLimitFromOnePlace() throws {
    let facts = try accessFacts("\"itemCount\": 20")
    let (twenty, thirty) = (
      try accessPolicy(freeLimit: 20).derive(from: facts),
      try accessPolicy(freeLimit: 30).derive(from: facts)
    )
    #expect(!twenty.access.mayAddOne)
    #expect(thirty.access.mayAddOne)
    #expect(thirty.access.shorthand == "free 10")
    #expect(
      thirty.reason.line
        == "itemCount: 20 of 30 are used, and nothing that gives access is owned")
  }

  @Test func isNewWithoutFreeTierAndEvaluation() throws {
    let derived = try accessPolicy().derive(from: accessFacts(""))
    #expect(derived.state == .new)
    #expect(derived.access == .none)
    #expect(derived.reason.line == "owned: nothing that gives access is owned")
  }

  /// Each loss is given alone and with every one that comes after it.
  @Test func ordersLosses() throws {
    let losses = [
      ("\"subscriptions\": [{\"productID\": \"pro\", \"state\": \"revoked\"}]", "revoked"),
      (
        "\"owned\": [{\"productID\": \"pass\", \"expirationDate\": \"2026-01-01T00:00:00Z\"}]",
        "expired:unknown"
      ),
      ("\"evaluation\": {\"started\": \"2026-01-01T00:00:00Z\"}", "evaluation-expired"),
      ("\"itemCount\": 3", "evaluation-not-started"),
    ]
    let policy = try accessPolicy(evaluation: true, freeLimit: 20)
    for index in losses.indices {
      let facts = losses[index...].map(\.0).joined(separator: ", ")
      #expect(policy.derive(from: try accessFacts(facts)).standing.text == losses[index].1)
    }
  }
}
