import Testing

@testable import PricingEngine

@Suite struct AppStoreConnectReaderTests {
  private static let monthly = "app.example.herbarium.plus.monthly"
  private static let yearly = "app.example.herbarium.plus.yearly"

  @Test func joinsResponses() throws {
    let source = try repositoryFile("Examples/catalogs/app-store-connect.json")
    let reading = AppStoreConnectReader.read(source, asOf: try CalendarDate(iso: "2026-11-30"))
    #expect(
      reading.catalog?.lines == [
        "storefront USA default",
        "group 21000001 'Plus' en-US=Herbarium Plus",
        "\(Self.monthly) autoRenewable P1M in 21000001 level 1 shareable",
        "  en-US: Plus Monthly | Every plant, every month.",
        "  de-DE: Plus monatlich | Jede Pflanze, jeden Monat.",
        "  DEU 3.49 EUR",
        "    introductory 0.99 EUR x 3 each P1M",
        "  JPN 450 JPY",
        "    introductory 150 JPY x 3 each P1M",
        "  USA 2.99 USD",
        "    introductory 0.99 USD x 3 each P1M",
        "    promotional loyal.free.month free P1M",
        "\(Self.yearly) autoRenewable P1Y in 21000001 level 1 shareable",
        "  en-US: Plus Yearly | Every plant for a year.",
        "  de-DE: Plus jährlich | Ein Jahr lang jede Pflanze.",
        "  DEU 24.99 EUR: upFront 24.99 monthly 2.49",
        "    introductory free P1W",
        "    winBack come.back 12.49 EUR for P1Y",
        "  JPN 3000 JPY: upFront 3000 monthly 300",
        "    introductory free P1W",
        "  USA 19.99 USD",
        "    introductory free P1W",
        "    code 'Spring fair' new+expired ends 9.99 USD for P6M",
        "    winBack come.back 9.99 USD for P1Y",
        "app.example.herbarium.atlas nonConsumable shareable",
        "  en-US: The Alpine Atlas | All 1,200 alpine plants, yours to keep.",
        "  DEU 16.99 EUR",
        "  JPN 2500 JPY",
        "  USA 14.99 USD",
      ])
    #expect(
      reading.findings.map(\.message) == [
        "not used: preserved prices, which only present subscribers pay (1)",
        "not carried over: which subscribers may have the offer",
      ])
    #expect(reading.findings.allSatisfy { $0.severity == .note })
  }

  @Test func leavesOutOffersWithDatesWhenNoDateIsGiven() throws {
    let source = try repositoryFile("Examples/catalogs/app-store-connect.json")
    let reading = AppStoreConnectReader.read(source)
    let warnings = reading.findings.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.message) == ["not read: the offer is open only for a time"])
    #expect(warnings.map(\.productID) == [Self.yearly])
    #expect(reading.catalog?.lines.contains { $0.contains("winBack") } == false)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let pages: String
    let lines: [String]
    let findings: [String]
    var date: String?
    var testDescription: String { id }
  }

  private static let product = """
    {"type": "subscriptions", "id": "1", "attributes": {"productId": "p", \
    "subscriptionPeriod": "ONE_MONTH"}, "relationships": {"group": {"data": \
    {"type": "subscriptionGroups", "id": "9"}}, "subscriptionLocalizations": {"data": \
    [{"type": "subscriptionLocalizations", "id": "l"}]}}}
    """
  private static let text = """
    {"type": "subscriptionLocalizations", "id": "l", "attributes": {"locale": "en-US", "name": "P"}}
    """
  private static let priceOfP = price("a", "USA")
  private static let point = """
    {"type": "subscriptionPricePoints", "id": "pp", "attributes": {"customerPrice": "9.99"}}
    """

  private static func price(
    _ id: String, _ territory: String, _ attributes: String = "", point: String = "pp"
  ) -> String {
    """
    {"type": "subscriptionPrices", "id": "\(id)", "attributes": {\(attributes)}, "relationships": \
    {"territory": {"data": {"type": "territories", "id": "\(territory)"}}, \
    "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "\(point)"}}}}
    """
  }

  private static func page(_ data: String, _ included: String...) -> String {
    "{\"data\": [\(data)], \"included\": [\(included.joined(separator: ", "))]}"
  }

  private static func prices(_ data: String..., with included: String = point) -> String {
    """
    {"data": [\(data.joined(separator: ", "))], "included": [\(included)], \
    "links": {"self": "https://api.example/v1/subscriptions/1/prices?limit=200"}}
    """
  }

  private static func intro(_ attributes: String, _ relationships: String) -> String {
    """
    {"data": [{"type": "subscriptionIntroductoryOffers", "id": "i", "attributes": {\(attributes)}, \
    "relationships": {\(relationships)}}], "links": {"self": "/v1/subscriptions/1/introductoryOffers"}}
    """
  }

  private static let base = page(product, text)
  private static let head = [
    "storefront USA named", "group 9 ''", "p autoRenewable P1M in 9", "  en-US: P | ",
  ]
  private static let usa = head + ["  USA 9.99 USD"]
  private static let territory =
    "\"territory\": {\"data\": {\"type\": \"territories\", \"id\": \"USA\"}}"

  static let prices: [Row] = [
    Row(
      id: "a price through its address", pages: "[\(base), \(prices(priceOfP))]", lines: usa,
      findings: []),
    Row(
      id: "no price", pages: base,
      lines: ["storefront USA default"] + head.dropFirst(),
      findings: [
        "data[0] warning price-missing <p>: the responses have no price of the product (save its prices "
          + "too, or give a price list)"
      ]),
    Row(
      id: "price points not included", pages: "[\(base), \(prices(priceOfP, with: ""))]",
      lines: ["storefront USA default"] + head.dropFirst(),
      findings: [
        "[0] > data[0] warning price-missing <p>: the responses have no price of the product (save its prices "
          + "too, or give a price list)",
        "[1] > data[0] error include-missing: no amount in 'subscriptionPrices' (1): the responses lack their price points (request them with 'include=subscriptionPricePoint,territory')",
      ]),
    Row(
      id: "territory without a storefront",
      pages: "[\(base), \(prices(priceOfP, price("b", "CUB"), price("c", "DEX")))]", lines: usa,
      findings: [
        "[1] > data[1] error storefront-unknown: expected storefronts such as 'DEU', got 'CUB', 'DEX' (write 'DEU' for 'DEX')"
      ]),
    Row(
      id: "territory in another currency",
      pages: "[\(base), "
        + prices(
          priceOfP,
          with: point
            + ", {\"type\": \"territories\", \"id\": \"USA\", \"attributes\": {\"currency\": \"EUR\"}}"
        )
        + "]", lines: ["storefront USA default"] + head.dropFirst(),
      findings: [
        "[1] > included[1] > attributes.currency error price-currency: expected 'USD', the currency of USA, got 'EUR' (check the file: "
          + "prices are not converted)",
        "[0] > data[0] warning price-missing <p>: the responses have no price of the product (save its prices "
          + "too, or give a price list)",
      ]),
    Row(
      id: "two prices from one day",
      pages: "[\(base), "
        + prices(
          priceOfP, price("b", "USA", point: "pq"),
          with: point
            + ", {\"type\": \"subscriptionPricePoints\", \"id\": \"pq\", \"attributes\": "
            + "{\"customerPrice\": \"8.99\"}}") + "]",
      lines: ["storefront USA default"] + head.dropFirst(),
      findings: [
        "[1] > data[1] error price-twice <p>: expected one price of 'p' in USA, got 8.99 and, in line 1, "
          + "9.99 (remove the wrong one, or give it its own start date)",
        "[0] > data[0] warning price-missing <p>: the responses have no price of the product (save its prices "
          + "too, or give a price list)",
      ]),
    Row(
      id: "a preserved price and a later one",
      pages: "[\(base), "
        + prices(
          price("x", "USA", "\"preserved\": true", point: "pq"), priceOfP,
          price("z", "USA", "\"startDate\": \"2027-01-01\"", point: "pq"),
          with: point
            + ", {\"type\": \"subscriptionPricePoints\", \"id\": \"pq\", \"attributes\": "
            + "{\"customerPrice\": \"8.99\"}}") + "]",
      lines: usa,
      findings: [
        "[1] > data[2] note price-later <p>: not used: prices of 'p' that start after 2026-12-01, in USA",
        "[1] > data[0] note price-preserved: not used: preserved prices, which only present subscribers pay (1)",
      ], date: "2026-12-01"),
    Row(
      id: "storefronts where the plan is not available",
      pages: """
        [\(base), \(prices(priceOfP, price("b", "DEU"))), {"data": [{"type": \
        "subscriptionPlanAvailabilities", "id": "v", "attributes": {"planType": "UPFRONT"}, \
        "relationships": {"availableTerritories": {"data": [{"type": "territories", "id": "USA"}]}}}], \
        "links": {"self": "/v1/subscriptions/1/planAvailabilities"}}]
        """, lines: usa,
      findings: [
        "[1] > data[1] note price-not-sold <p>: not read: prices in storefronts where the plan is not available (1)"
      ]),
  ]

  static let responses: [Row] = [
    Row(
      id: "a page is missing",
      pages: "{\"data\": [], \"links\": {\"self\": \"/v1/a\", \"next\": \"/v1/a?cursor=B\"}}",
      lines: ["storefront USA default"],
      findings: [
        "links warning page-missing: the list goes on on a page that is not here (save the page at "
          + "'links.next' too, and put all pages in one JSON list)"
      ]),
    Row(
      id: "both pages are here",
      pages: "[{\"data\": [], \"links\": {\"self\": \"/v1/a\", \"next\": \"/v1/a?cursor=B\"}}, "
        + "{\"data\": [], \"links\": {\"self\": \"/v1/a?cursor=B\"}}]",
      lines: ["storefront USA default"], findings: []),
    Row(
      id: "a relationship is cut",
      pages: "{\"data\": [{\"type\": \"subscriptionGroups\", \"id\": \"9\", \"relationships\": "
        + "{\"subscriptions\": {\"data\": [], \"meta\": {\"paging\": {\"total\": 3, \"limit\": 1}}}}}]}",
      lines: ["storefront USA default", "group 9 ''"],
      findings: [
        "data[0] > relationships.subscriptions warning page-missing: 0 of 3 'subscriptions' are here (request them with "
          + "'/subscriptions?limit=200' and put all pages in one JSON list)"
      ]),
    Row(
      id: "an error response",
      pages: "{\"errors\": [{\"status\": \"401\", \"title\": \"NOT_AUTHORIZED\"}]}",
      lines: ["storefront USA default"],
      findings: [
        "errors error response-error: the response is an error: 'NOT_AUTHORIZED' (repeat the request "
          + "and save its answer)"
      ]),
    Row(
      id: "nothing known about the subscription but its id",
      pages: page(
        "{\"type\": \"subscriptions\", \"id\": \"1\", \"attributes\": {\"productId\": \"p\", "
          + "\"subscriptionPeriod\": \"FOUR_WEEKS\", \"state\": \"READY_TO_SUBMIT\"}}"),
      lines: ["storefront USA default"],
      findings: [
        "data[0] > attributes.subscriptionPeriod error unknown-word <p>: expected one of THREE_DAYS, ONE_WEEK, TWO_WEEKS, ONE_MONTH, "
          + "TWO_MONTHS, THREE_MONTHS, SIX_MONTHS, ONE_YEAR, got 'FOUR_WEEKS'"
      ]),
    Row(
      id: "no group, no localization, not approved",
      pages: page(
        "{\"type\": \"subscriptions\", \"id\": \"1\", \"attributes\": {\"productId\": \"p\", "
          + "\"subscriptionPeriod\": \"ONE_WEEK\", \"state\": \"READY_TO_SUBMIT\"}}"),
      lines: [
        "storefront USA default", "group subscriptions/1 ''",
        "p autoRenewable P1W in subscriptions/1",
      ],
      findings: [
        "data[0] warning group-missing <p>: the responses do not say which group the subscription is in; "
          + "it stands alone (request it with 'include=group')",
        "data[0] > attributes.state note product-not-approved <p>: the product is not on sale: its state is "
          + "'READY_TO_SUBMIT'",
        "data[0] warning include-missing <p>: the responses have no localization of the product (request "
          + "them with 'include=subscriptionLocalizations')",
        "data[0] warning price-missing <p>: the responses have no price of the product (save its prices "
          + "too, or give a price list)",
      ]),
    Row(
      id: "half a price schedule",
      pages: """
        {"data": [{"type": "inAppPurchases", "id": "2", "attributes": {"productId": "q", \
        "inAppPurchaseType": "CONSUMABLE"}, "relationships": {"iapPriceSchedule": {"data": \
        {"type": "inAppPurchasePriceSchedules", "id": "2"}}, "inAppPurchaseLocalizations": {"data": \
        [{"type": "inAppPurchaseLocalizations", "id": "l"}]}}}], "included": [{"type": \
        "inAppPurchasePriceSchedules", "id": "2", "relationships": {"manualPrices": {"data": \
        [{"type": "inAppPurchasePrices", "id": "x"}]}}}, {"type": "inAppPurchasePrices", "id": "x", \
        "relationships": {"inAppPurchasePricePoint": {"data": {"type": "inAppPurchasePricePoints", \
        "id": "pp"}}}}, {"type": "inAppPurchasePricePoints", "id": "pp", "attributes": \
        {"customerPrice": "149000"}, "relationships": {"territory": {"data": {"type": "territories", \
        "id": "IDN"}}}}, {"type": "inAppPurchaseLocalizations", "id": "l", "attributes": \
        {"locale": "zh_hans", "name": "Q", "description": "D"}}]}
        """,
      lines: [
        "storefront IDN named", "q consumable", "  zh-Hans: Q | D", "  IDN 149000 IDR",
      ],
      findings: [
        "included[0] warning include-missing <q>: the price schedule has no 'automaticPrices' (request it "
          + "with 'include=manualPrices,automaticPrices')"
      ]),
  ]

  static let offers: [Row] = [
    Row(
      id: "an offer code for a product that does not renew",
      pages: """
        {"data": [{"type": "inAppPurchases", "id": "2", "attributes": {"productId": "q", \
        "inAppPurchaseType": "NON_CONSUMABLE"}, "relationships": {"iapPriceSchedule": {"data": \
        {"type": "inAppPurchasePriceSchedules", "id": "2"}}, "inAppPurchaseLocalizations": {"data": \
        [{"type": "inAppPurchaseLocalizations", "id": "l"}]}, "offerCodes": {"data": [{"type": \
        "inAppPurchaseOfferCodes", "id": "c"}]}}}], "included": [{"type": \
        "inAppPurchasePriceSchedules", "id": "2", "relationships": {"manualPrices": {"data": \
        [{"type": "inAppPurchasePrices", "id": "x"}]}, "automaticPrices": {"data": []}}}, \
        {"type": "inAppPurchasePrices", "id": "x", "relationships": {"inAppPurchasePricePoint": \
        {"data": {"type": "inAppPurchasePricePoints", "id": "p24"}}, "territory": {"data": {"type": \
        "territories", "id": "USA"}}}}, {"type": "inAppPurchasePricePoints", "id": "p24", \
        "attributes": {"customerPrice": "24.99"}}, {"type": "inAppPurchasePricePoints", "id": "p9", \
        "attributes": {"customerPrice": "9.99"}}, {"type": "inAppPurchaseOfferCodes", "id": "c", \
        "attributes": {"name": "Club", "active": true, "customerEligibilities": ["NON_SPENDER", \
        "CHURNED_SPENDER"]}, "relationships": {"prices": {"data": [{"type": \
        "inAppPurchaseOfferPrices", "id": "cp"}]}}}, {"type": "inAppPurchaseOfferPrices", "id": "cp", \
        "relationships": {"territory": {"data": {"type": "territories", "id": "USA"}}, "pricePoint": \
        {"data": {"type": "inAppPurchasePricePoints", "id": "p9"}}}}, {"type": \
        "inAppPurchaseLocalizations", "id": "l", "attributes": {"locale": "de-DE", "name": "Q"}}]}
        """,
      lines: [
        "storefront USA named", "q nonConsumable", "  de-DE: Q | ", "  USA 24.99 USD",
        "    code 'Club' nonSpender+churnedSpender 9.99 USD once",
      ], findings: []),
    Row(
      id: "an offer without a territory",
      pages: "[\(base), \(prices(priceOfP)), "
        + intro("\"offerMode\": \"FREE_TRIAL\", \"duration\": \"ONE_WEEK\"", "") + "]",
      lines: usa,
      findings: [
        "[2] > data[0] > attributes warning offer-without-territory <p>: the offer is not read: the responses do not say "
          + "in which storefronts it is open (request the offer's prices with "
          + "'include=territory,subscriptionPricePoint')"
      ]),
    Row(
      id: "a reduced period that is not the plan's",
      pages: "[\(base), \(prices(priceOfP)), "
        + intro(
          "\"offerMode\": \"PAY_AS_YOU_GO\", \"duration\": \"ONE_YEAR\"",
          territory
            + ", \"subscriptionPricePoint\": {\"data\": {\"type\": \"subscriptionPricePoints\", "
            + "\"id\": \"pp\"}}") + "]",
      lines: usa,
      findings: [
        "[2] > data[0] > attributes.duration error pay-as-you-go-period <p>: a pay-as-you-go offer is paid in the plan's own period, "
          + "'P1M', got 'P1Y' (write 'P1M' and the number of reduced periods as 'numberOfPeriods')"
      ]),
    Row(
      id: "an offer that has ended",
      pages: "[\(base), \(prices(priceOfP)), "
        + intro(
          "\"offerMode\": \"FREE_TRIAL\", \"duration\": \"ONE_WEEK\", \"endDate\": \"2026-11-29\"",
          territory) + "]",
      lines: usa,
      findings: [
        "[2] > data[0] > attributes note offer-not-open <p>: not read: the offer is not open on 2026-11-30"
      ],
      date: "2026-11-30"),
    Row(
      id: "an offer on its last day",
      pages: "[\(base), \(prices(priceOfP)), "
        + intro(
          "\"offerMode\": \"FREE_TRIAL\", \"duration\": \"TWO_WEEKS\", \"numberOfPeriods\": 1, "
            + "\"endDate\": \"2026-11-30\"", territory) + "]",
      lines: usa + ["    introductory free P2W"], findings: [], date: "2026-11-30"),
    Row(
      id: "an offer for a plan that is not sold",
      pages: "[\(base), \(prices(priceOfP)), "
        + intro(
          "\"offerMode\": \"FREE_TRIAL\", \"duration\": \"ONE_WEEK\", "
            + "\"targetSubscriptionPlanType\": \"MONTHLY\"", territory) + "]",
      lines: usa,
      findings: [
        "[2] > data[0] > attributes note offer-ignored <p>: not read: offers where the product has no price of that billing plan (1)"
      ]),
  ]

  @Test(arguments: prices + responses + offers) func reads(_ row: Row) throws {
    let reading = AppStoreConnectReader.read(
      try SourceText(file: "asc.json", bytes: Array(row.pages.utf8)),
      asOf: try row.date.map { try CalendarDate(iso: $0) })
    #expect(reading.catalog?.lines == row.lines)
    #expect(reading.findings.map(\.pathLine) == row.findings)
  }
}
