import Testing

@testable import PricingEngine

@Suite struct GooglePlayReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let lines: [String]
    var findings: [String] = []
    var testDescription: String { id }
  }

  private static func money(_ currency: String, _ units: Int, _ nanos: Int = 0) -> String {
    "{\"currencyCode\": \"\(currency)\", \"units\": \"\(units)\", \"nanos\": \(nanos)}"
  }

  private static func region(_ code: String, _ price: String, isOpen: Bool = true) -> String {
    "{\"regionCode\": \"\(code)\", \"newSubscriberAvailability\": \(isOpen), \"price\": \(price)}"
  }

  private static func plan(
    _ id: String, _ type: String, _ regions: String..., state: String = "ACTIVE",
    other: String = ""
  ) -> String {
    """
    {"basePlanId": "\(id)", "state": "\(state)", \(type), "regionalConfigs": \
    [\(regions.joined(separator: ", "))]\(other)}
    """
  }

  private static func subscription(_ plans: String...) -> String {
    """
    {"productId": "s", "listings": [{"languageCode": "de-DE", "title": "Plus"}], \
    "basePlans": [\(plans.joined(separator: ", "))]}
    """
  }

  private static let monthly = "\"autoRenewingBasePlanType\": {\"billingPeriodDuration\": \"P1M\"}"
  private static let yearly = "\"autoRenewingBasePlanType\": {\"billingPeriodDuration\": \"P1Y\"}"
  private static let usa = region("US", money("USD", 3, 990_000_000))
  private static let germany = region("DE", money("EUR", 4, 490_000_000))
  private static let head = [
    "storefront USA named", "group s 's'", "s:m autoRenewable P1M in s", "  de-DE: Plus | ",
  ]

  private static func installments(_ count: Int, _ renewal: String) -> String {
    """
    "installmentsBasePlanType": {"billingPeriodDuration": "P1M", "committedPaymentsCount": \
    \(count), "renewalType": "\(renewal)"}
    """
  }

  static let plans: [Row] = [
    Row(
      id: "one base plan", text: subscription(plan("m", monthly, usa)),
      lines: head + ["  USA 3.99 USD"]),
    Row(
      id: "two base plans in one group",
      text:
        "{\"subscriptions\": [\(subscription(plan("m", monthly, usa), plan("y", yearly, germany)))]}",
      lines: [
        "storefront USA default", "group s 's'", "s:m autoRenewable P1M in s", "  de-DE: Plus | ",
        "  USA 3.99 USD", "s:y autoRenewable P1Y in s", "  de-DE: Plus | ", "  DEU 4.49 EUR",
      ]),
    Row(
      id: "plans and regions that are not on sale",
      text: subscription(
        plan(
          "m", monthly, usa, region("DE", money("EUR", 4), isOpen: false),
          "{\"regionCode\": \"FR\", \"newSubscriberAvailability\": true}",
          "{\"regionCode\": \"GB\", \"price\": {}}"),
        plan("d", monthly, state: "DRAFT")),
      lines: head + ["  USA 3.99 USD"],
      findings: [
        "basePlans[1] \"d\" > state note product-inactive <s:d>: not read: the base plan is 'DRAFT'",
        "basePlans[0] \"m\" > regionalConfigs[1] note region-closed <s:m>: not read: prices in regions "
          + "closed to new customers, DE, GB",
        "basePlans[0] \"m\" > regionalConfigs[2] note region-without-price <s:m>: not read: regions "
          + "without a price, FR",
      ]),
    Row(
      id: "regions without a storefront and other currencies",
      text: subscription(
        plan(
          "m", monthly, usa, region("GL", money("DKK", 29)), region("UA", money("UAH", 99)),
          other: ", \"otherRegionsConfig\": {\"usdPrice\": {}}")),
      lines: ["storefront USA default"] + head.dropFirst() + ["  UKR 99.00 UAH", "  USA 3.99 USD"],
      findings: [
        "basePlans[0] \"m\" > regionalConfigs[1] note region-without-storefront <s:m>: not read: "
          + "prices in regions where the App Store has no storefront, GL",
        "basePlans[0] \"m\" > otherRegionsConfig note region-other <s:m>: not carried over: prices for "
          + "regions that Google may add later",
      ]),
    Row(
      id: "a prepaid plan",
      text: subscription(
        plan("m", "\"prepaidBasePlanType\": {\"billingPeriodDuration\": \"P1M\"}", usa)),
      lines: ["storefront USA named", "s:m nonRenewing", "  de-DE: Plus | ", "  USA 3.99 USD"],
      findings: [
        "basePlans[0] \"m\" > prepaidBasePlanType warning prepaid-length <s:m>: a prepaid plan is read "
          + "as a subscription that does not renew; its length, 'P1M', is not carried over"
      ]),
    Row(
      id: "twelve installments that renew with a commitment",
      text: subscription(
        plan("m", installments(12, "RENEWAL_TYPE_RENEWS_WITH_COMMITMENT"), germany)),
      lines: [
        "storefront DEU named", "group s 's'", "s:m autoRenewable P1Y in s", "  de-DE: Plus | ",
        "  DEU 53.88 EUR: monthly 4.49",
      ]),
    Row(
      id: "other installments",
      text: subscription(
        plan("a", installments(12, "RENEWAL_TYPE_RENEWS_WITHOUT_COMMITMENT"), germany),
        plan("b", installments(6, "RENEWAL_TYPE_RENEWS_WITH_COMMITMENT"), germany)),
      lines: ["storefront USA default"],
      findings: [
        "basePlans[0] \"a\" > installmentsBasePlanType warning installments-ignored <s:a>: not carried "
          + "over: only 12 monthly installments that renew with a commitment have a place, got 12 of "
          + "'P1M', RENEWAL_TYPE_RENEWS_WITHOUT_COMMITMENT",
        "basePlans[1] \"b\" > installmentsBasePlanType warning installments-ignored <s:b>: not carried "
          + "over: only 12 monthly installments that renew with a commitment have a place, got 6 of "
          + "'P1M', RENEWAL_TYPE_RENEWS_WITH_COMMITMENT",
      ]),
    Row(
      id: "no type of base plan", text: subscription(plan("m", "\"x\": 1", usa)),
      lines: ["storefront USA default"],
      findings: [
        "basePlans[0] \"m\" error base-plan-type <s:m>: expected one of autoRenewingBasePlanType, "
          + "prepaidBasePlanType, installmentsBasePlanType, got 0"
      ]),
    Row(
      id: "a page that goes on", text: "{\"subscriptions\": [], \"nextPageToken\": \"abc\"}",
      lines: ["storefront USA default"],
      findings: [
        "nextPageToken warning page-missing: the list goes on on a page that is not here (save the "
          + "next page too, and put all pages in one JSON list)"
      ]),
    Row(
      id: "both pages",
      text: "[{\"subscriptions\": [], \"nextPageToken\": \"abc\"}, {\"subscriptions\": [], "
        + "\"nextPageToken\": \"\"}]", lines: ["storefront USA default"]),
  ]

  static let oneTime: [Row] = [
    Row(
      id: "a product with one way to buy",
      text: """
        {"productId": "atlas", "listings": [{"languageCode": "en-US", "title": "Atlas", \
        "description": "All"}], "purchaseOptions": [{"purchaseOptionId": "buy", "state": "ACTIVE", \
        "buyOption": {"multiQuantityEnabled": true}, "regionalPricingAndAvailabilityConfigs": \
        [{"regionCode": "US", "availability": "AVAILABLE", "price": \(money("USD", 1))}, \
        {"regionCode": "DE", "availability": "NO_LONGER_AVAILABLE", "price": \(money("EUR", 1))}]}, \
        {"purchaseOptionId": "rent", "state": "ACTIVE", "rentOption": {"rentalPeriod": "P30D"}}]}
        """,
      lines: [
        "storefront USA named", "atlas consumable", "  en-US: Atlas | All", "  USA 1.00 USD",
      ],
      findings: [
        "purchaseOptions[1] warning rental-ignored <atlas>: not carried over: the product is for rent",
        "purchaseOptions[0] > regionalPricingAndAvailabilityConfigs[1] note region-closed <atlas>: not "
          + "read: prices in regions closed to new customers, DE",
      ]),
    Row(
      id: "a product with two ways to buy",
      text: """
        {"oneTimeProducts": [{"productId": "atlas", "purchaseOptions": [\
        {"purchaseOptionId": "a", "buyOption": {"multiQuantityEnabled": true}}, \
        {"purchaseOptionId": "b", "buyOption": {}}]}]}
        """,
      lines: ["storefront USA default", "atlas:a consumable", "atlas:b nonConsumable"],
      findings: [
        "oneTimeProducts[0] \"atlas\" > purchaseOptions[1] > buyOption warning kind-unknown <atlas:b>: "
          + "Google Play does not say whether the product is used up; it is read as 'nonConsumable' "
          + "(convert the catalog and write 'consumable' if it is)"
      ]),
    Row(
      id: "products of the older kind",
      text: """
        {"inappproduct": [{"sku": "sub", "status": "active", "purchaseType": "subscription", \
        "subscriptionPeriod": "P1M", "trialPeriod": "P1W", "defaultLanguage": "fr-FR", \
        "defaultPrice": {"priceMicros": "2990000", "currency": "EUR"}, "prices": {"FR": \
        {"priceMicros": "2990000", "currency": "EUR"}, "JP": {"priceMicros": "480000000", \
        "currency": "JPY"}}, "listings": {"fr-FR": {"title": "Plus", "description": "Tout"}}}, \
        {"sku": "old", "status": "inactive", "purchaseType": "managedUser"}]}
        """,
      lines: [
        "storefront USA default fr-FR", "group sub 'sub'", "sub autoRenewable P1M in sub",
        "  fr-FR: Plus | Tout", "  FRA 2.99 EUR", "    introductory free P1W", "  JPN 480 JPY",
        "    introductory free P1W",
      ],
      findings: [
        "inappproduct[1] \"old\" > status note product-inactive <old>: not read: the product is "
          + "'inactive'",
        "inappproduct[0] \"sub\" > defaultPrice note region-other <sub>: not carried over: prices for "
          + "regions that Google may add later",
      ]),
  ]

  @Test(arguments: plans + oneTime) func reads(_ row: Row) throws {
    let reading = GooglePlayReader.read(
      try SourceText(file: "play.json", bytes: Array(row.text.utf8)))
    #expect(reading.catalog?.lines == row.lines)
    #expect(reading.findings.map(\.pathLine) == row.findings.map(withRoot))
  }

  /// A subscription or product that is the whole file has its identifier alone as the start of the path.
  private func withRoot(_ finding: String) -> String {
    if finding.hasPrefix("basePlans") { return "\"s\" > " + finding }
    if finding.hasPrefix("purchaseOptions") { return "\"atlas\" > " + finding }
    return finding
  }
}
