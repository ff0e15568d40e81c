import Testing

@testable import PricingEngine

@Suite struct RevenueCatReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let lines: [String]
    let findings: [String]
    var testDescription: String { id }
  }

  private static func product(_ id: String, _ members: String) -> String {
    "{\"object\": \"product\", \"store_identifier\": \"\(id)\", \(members)}"
  }

  private static func list(_ items: String...) -> String {
    "{\"object\": \"list\", \"items\": [\(items.joined(separator: ", "))], \"next_page\": null}"
  }

  private static let month = product(
    "pro.month", "\"type\": \"subscription\", \"subscription\": {\"duration\": \"P1M\"}")
  private static let year = product(
    "pro:year", "\"type\": \"subscription\", \"subscription\": {\"duration\": \"P1Y\"}")
  private static let noStore =
    "items[0] \"pro.month\" warning store-unknown <pro.month>: the file does not say which store "
    + "sells the products: copy will name none (get the products with 'expand=app', or convert the "
    + "catalog and write its 'store')"
  private static let noPrice =
    "items[0] \"pro.month\" warning price-missing <pro.month>: RevenueCat products have no price "
    + "(give a price list)"
  private static let noGroups =
    "items[0] \"pro.month\" note group-missing <pro.month>: RevenueCat names no subscription groups: "
    + "each subscription stands alone (convert the catalog and write the groups)"

  static let products: [Row] = [
    Row(
      id: "subscriptions of both stores", text: list(month, year),
      lines: [
        "storefront USA default", "group pro.month 'pro.month'", "group pro 'pro'",
        "pro.month autoRenewable P1M in pro.month", "pro:year autoRenewable P1Y in pro",
      ], findings: [noStore, noPrice, noGroups]),
    Row(
      id: "one-time products",
      text: list(
        product("a", "\"type\": \"consumable\""), product("b", "\"type\": \"non_consumable\""),
        product("c", "\"type\": \"non_renewing_subscription\""),
        product("d", "\"type\": \"one_time\", \"one_time\": {\"is_consumable\": true}"),
        product("e", "\"type\": \"one_time\", \"one_time\": {\"is_consumable\": null}")),
      lines: [
        "storefront USA default", "a consumable", "b nonConsumable", "c nonRenewing",
        "d consumable", "e nonConsumable",
      ],
      findings: [
        "items[4] \"e\" > type warning kind-unknown <e>: RevenueCat does not say whether the product "
          + "is used up; it is read as 'nonConsumable' (convert the catalog and write 'consumable' if "
          + "it is)",
        "items[0] \"a\" warning store-unknown <a>: the file does not say which store sells the "
          + "products: copy will name none (get the products with 'expand=app', or convert the "
          + "catalog and write its 'store')",
        "items[0] \"a\" warning price-missing <a>: RevenueCat products have no price (give a price "
          + "list)",
      ]),
    Row(
      id: "what cannot be a product",
      text: list(
        product("a", "\"type\": \"subscripton\""),
        product("b", "\"type\": \"subscription\", \"subscription\": {\"duration\": null}")),
      lines: ["storefront USA default"],
      findings: [
        "items[0] \"a\" > type error unknown-word <a>: expected one of consumable, non_consumable, "
          + "non_renewing_subscription, one_time, subscription, got 'subscripton' (write "
          + "'subscription')",
        "items[1] \"b\" error period-missing <b>: expected the 'duration' of the subscription",
      ]),
    Row(
      id: "two apps, a trial, an indicative price, a further page",
      text: """
        {"object": "list", "items": [\(product("a", """
          "type": "subscription", "app_id": "x", "indicative_price": {}, \
          "subscription": {"duration": "P1W", "trial_duration": "P3D"}
          """)), \(product("b", "\"type\": \"consumable\", \"app_id\": \"y\""))], \
        "next_page": "/v2/more", "url": "/v2"}
        """,
      lines: ["storefront USA default", "group a 'a'", "a autoRenewable P1W in a", "b consumable"],
      findings: [
        "items[0] \"a\" > subscription.trial_duration warning trial-ignored <a>: not carried over: a "
          + "trial of 'P3D', since the file does not say where it is offered",
        "items[0] \"a\" > indicative_price note price-indicative <a>: not carried over: the indicative "
          + "price is no store's",
        "next_page warning page-missing: the list goes on on a page that is not here (save the next "
          + "page too, and put all pages in one JSON list)",
        "items[0] \"a\" warning several-apps <a>: the products belong to 2 apps: x, y (keep the "
          + "products of one app)",
        "items[0] \"a\" warning store-unknown <a>: the file does not say which store sells the "
          + "products: copy will name none (get the products with 'expand=app', or convert the "
          + "catalog and write its 'store')",
        "items[0] \"a\" warning price-missing <a>: RevenueCat products have no price (give a price "
          + "list)",
        "items[0] \"a\" note group-missing <a>: RevenueCat names no subscription groups: each "
          + "subscription stands alone (convert the catalog and write the groups)",
      ]),
  ]

  private static let offerings = """
    {"current_offering_id": "b", "offerings": [
      {"identifier": "a", "packages": [{"platform_product_identifier": "pro.month"}]},
      {"identifier": "b", "packages": [{"platform_product_identifier": "pro",
        "platform_product_plan_identifier": "year"}]}]}
    """

  static let offers: [Row] = [
    Row(
      id: "offerings give the order", text: "[\(offerings), \(list(month, year))]",
      lines: [
        "storefront USA default", "group pro.month 'pro.month'", "group pro 'pro'",
        "pro:year autoRenewable P1Y in pro", "pro.month autoRenewable P1M in pro.month",
      ],
      findings: ["[1] > " + noStore, "[1] > " + noPrice, "[1] > " + noGroups]),
    Row(
      id: "offerings without products", text: offerings, lines: ["storefront USA default"],
      findings: [
        "offerings[1] > packages[0] > platform_product_identifier error products-missing: offerings "
          + "say which products are shown, not their kind, period or price (add the products of API v2 "
          + "to the file, or use the catalog of the store itself)"
      ]),
    Row(
      id: "a product that is not there", text: "[\(offerings), \(list(month))]",
      lines: [
        "storefront USA default", "group pro.month 'pro.month'",
        "pro.month autoRenewable P1M in pro.month",
      ],
      findings: [
        "[0] > offerings[1] > packages[0] > platform_product_identifier error product-unknown: the "
          + "offering shows 'pro:year', which is not among the products (add the product to the file)",
        "[1] > " + noStore, "[1] > " + noPrice, "[1] > " + noGroups,
      ]),
  ]

  @Test(arguments: products + offers) func reads(_ row: Row) throws {
    let reading = RevenueCatReader.read(
      try SourceText(file: "revenuecat.json", bytes: Array(row.text.utf8)))
    #expect(reading.catalog?.lines == row.lines)
    #expect(reading.findings.map(\.pathLine) == row.findings)
  }
}
