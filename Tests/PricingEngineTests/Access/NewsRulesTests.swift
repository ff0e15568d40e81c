import Testing

@testable import PricingEngine

@Suite struct NewsRulesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let facts: String
    let news: String?
    var testDescription: String { id }
  }

  private static func purchase(_ id: String, _ outcome: String) -> String {
    "\"purchase\": {\"productID\": \"\(id)\", \"outcome\": \"\(outcome)\"}"
  }

  private static let nothingFound = "\"restore\": {\"outcome\": \"nothingFound\", \"checked\": []}"

  static let rows: [Row] = [
    Row(id: "nothing happened", facts: "", news: nil),
    Row(
      id: "consumable bought", facts: purchase("coins", "success"),
      news: "purchased: purchase: 'coins' came to 'success'"),
    Row(
      id: "pending for another product than the owned one",
      facts: "\"owned\": [\"pass\"], \(purchase("full", "pending"))",
      news: "purchase-pending: purchase: 'full' came to 'pending'"),
    Row(
      id: "failed for a plan that is active since",
      facts: """
        "subscriptions": [{"productID": "plus", "state": "subscribed"}],
        \(purchase("plus", "failed"))
        """, news: nil),
    Row(
      id: "failed for a plan that has ended",
      facts: """
        "subscriptions": [{"productID": "plus", "state": "expired"}], \(purchase("plus", "failed"))
        """, news: "purchase-failed: purchase: 'plus' came to 'failed'"),
    Row(
      id: "pending while an unverified transaction is there",
      facts: """
        "owned": [{"productID": "full", "verified": false}], \(purchase("full", "pending"))
        """, news: "purchase-pending: purchase: 'full' came to 'pending'"),
    Row(
      id: "purchase before restore", facts: "\(purchase("full", "pending")), \(nothingFound)",
      news: "purchase-pending: purchase: 'full' came to 'pending'"),
    Row(
      id: "restore after a canceled purchase",
      facts: "\(purchase("full", "userCancelled")), \(nothingFound)",
      news: "nothing-to-restore: restore: nothing was found"),
    Row(
      id: "restore before products", facts: "\(nothingFound), \"products\": \"failed\"",
      news: "nothing-to-restore: restore: nothing was found"),
    Row(
      id: "nothing found for someone with full access",
      facts: "\"owned\": [\"full\"], \(nothingFound)", news: nil),
    Row(
      id: "restore found two",
      facts: "\"restore\": {\"outcome\": \"found\", \"productIDs\": [\"full\", \"tip\"]}",
      news: "restored: restore: found 'full', 'tip'"),
    Row(
      id: "products fail for someone with full access",
      facts: "\"owned\": [\"full\"], \"products\": \"failed\"", news: nil),
    Row(
      id: "products loaded, store reached",
      facts: "\"products\": \"loaded\", \"refresh\": \"succeeded\"", news: nil),
  ]

  @Test(arguments: rows) func decides(_ row: Row) throws {
    let derived = try accessPolicy().derive(from: accessFacts(row.facts))
    let news = derived.news.map { "\($0.text): \(derived.newsReason?.line ?? "-")" }
    #expect(news == row.news)
  }
}
