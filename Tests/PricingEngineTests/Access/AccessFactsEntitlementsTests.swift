import Testing

@testable import PricingEngine

@Suite struct AccessFactsEntitlementsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let members: String
    let renewal: SubscriptionStatus.Renewal
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "nothing stated", members: "", renewal: .unstated),
    Row(id: "renews", members: ", \"willAutoRenew\": true", renewal: .renews),
    Row(id: "ends", members: ", \"willAutoRenew\": false", renewal: .ends),
    Row(
      id: "renews as itself",
      members: ", \"willAutoRenew\": true, \"autoRenewPreference\": \"plus\"", renewal: .renews),
    Row(
      id: "changes", members: ", \"willAutoRenew\": true, \"autoRenewPreference\": \"pro\"",
      renewal: .changes(productID: "pro")),
    Row(
      id: "ends before it could change",
      members: ", \"willAutoRenew\": false, \"autoRenewPreference\": \"pro\"", renewal: .ends),
    Row(
      id: "no increase", members: ", \"priceIncreaseStatus\": \"noIncreasePending\"",
      renewal: .unstated),
    Row(
      id: "asked before a change",
      members: ", \"autoRenewPreference\": \"pro\", \"priceIncreaseStatus\": \"pending\"",
      renewal: .needsPriceConsent),
    Row(
      id: "a change before an agreed price",
      members: ", \"autoRenewPreference\": \"pro\", \"priceIncreaseStatus\": \"agreed\"",
      renewal: .changes(productID: "pro")),
    Row(
      id: "agreed", members: ", \"willAutoRenew\": true, \"priceIncreaseStatus\": \"agreed\"",
      renewal: .renewsAtHigherPrice),
    Row(
      id: "ends whatever the price",
      members: ", \"willAutoRenew\": false, \"priceIncreaseStatus\": \"pending\"", renewal: .ends),
  ]

  @Test(arguments: rows) func readsTheRenewal(_ row: Row) throws {
    let facts = try accessFacts(
      "\"subscriptions\": [{\"productID\": \"plus\", \"state\": \"subscribed\"\(row.members)}]")
    #expect(facts.entitlements?.subscriptions.map(\.state) == [.subscribed(row.renewal)])
  }
}
