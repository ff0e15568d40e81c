import Testing

@testable import PricingEngine

@Suite struct AccessNotesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let facts: String
    let notes: [String]
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "none", facts: "", notes: []),
    Row(
      id: "products that give nothing",
      facts: """
        "owned": ["tip"], "subscriptions": [{"productID": "other", "state": "subscribed"}]
        """,
      notes: [
        "owned: 'tip' gives no access in this app",
        "subscriptions: 'other' gives no access in this app",
      ]),
    Row(
      id: "an unlock beside an active subscription",
      facts: """
        "owned": ["full"], "subscriptions": [{"productID": "plus", "state": "subscribed"}]
        """,
      notes: ["subscriptions: 'plus' is active as well; the unlock does not cancel it"]),
    Row(
      id: "an unlock beside an ended subscription",
      facts:
        "\"owned\": [\"full\"], \"subscriptions\": [{\"productID\": \"plus\", \"state\": \"expired\"}]",
      notes: []),
    Row(
      id: "unverified and unfinished",
      facts: "\"owned\": [{\"productID\": \"full\", \"verified\": false, \"finished\": false}]",
      notes: ["owned: 'full' is not verified and gives nothing"]),
    Row(
      id: "an evaluation that the app does not have",
      facts: "\"evaluation\": {\"started\": \"2026-11-29T09:00:00Z\"}",
      notes: ["evaluation: the app has no evaluation, so its record does not count"]),
    Row(
      id: "invisible characters in a product",
      facts: "\"owned\": [\"tip\u{202E}\"]",
      notes: ["owned: 'tip\\u{202E}' gives no access in this app"]),
  ]

  @Test(arguments: rows) func tells(_ row: Row) throws {
    let derived = try accessPolicy().derive(from: accessFacts(row.facts))
    #expect(derived.notes.map(\.line) == row.notes)
  }
}
