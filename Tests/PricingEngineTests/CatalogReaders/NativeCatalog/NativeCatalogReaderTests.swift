import Testing

@testable import PricingEngine

@Suite struct NativeCatalogReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// A part of the file and what stands there in its place, with a flag where the error is.
    let part: String
    let replacement: String
    let finding: String
    /// The products that are still read; `nil` when the whole file is refused.
    var products: [String]? = ["unlock"]
    var testDescription: String { id }
  }

  private static let file = """
    {
      "schema": "paywall-catalog/1",
      "storefront": "DEU",
      "groups": [{"id": "g", "referenceName": "pro"}],
      "products": [
        {
          "id": "year", "kind": "autoRenewable", "period": "P1Y", "groupID": "g", "level": 1,
          "localizations": [{"locale": "de", "displayName": "Jahr"}],
          "prices": {
            "DEU": {
              "price": {"amount": "49.99", "currency": "EUR"},
              "billingPlans": [
                {"kind": "upFront", "price": {"amount": "49.99", "currency": "EUR"}},
                {"kind": "monthly", "price": {"amount": "4.99", "currency": "EUR"}}
              ],
              "offers": [
                {"kind": "introductory", "mode": "payAsYouGo", "period": "P1Y", "periodCount": 1,
                  "price": {"amount": "1.99", "currency": "EUR"}},
                {"kind": "offerCode", "eligibility": ["new"], "mode": "freeTrial", "period": "P1W"}
              ]
            }
          }
        },
        {"id": "unlock", "kind": "nonConsumable", "prices": {}}
      ]
    }
    """

  static let files: [Row] = [
    Row(
      id: "no schema", part: "{\n  \"schema\": \"paywall-catalog/1\",", replacement: "⚑{",
      finding: "error missing-key: expected a key 'schema' (add 'schema')", products: nil),
    Row(
      id: "newer schema", part: "\"paywall-catalog/1\"", replacement: "⚑\"paywall-catalog/2\"",
      finding: "error schema-unknown: expected schema 'paywall-catalog/1', got 'paywall-catalog/2' "
        + "(write \"schema\": \"paywall-catalog/1\")", products: nil),
    Row(
      id: "unknown storefront", part: "\"DEU\",", replacement: "⚑\"DUE\",",
      finding: "error storefront-unknown: expected a storefront such as 'DEU', got 'DUE' (write "
        + "'DEU')", products: nil),
    Row(
      id: "terms that are no address", part: "\"storefront\"",
      replacement: "\"policies\": {\"termsURL\": ⚑\"/terms\"}, \"storefront\"",
      finding: "warning policy-url-invalid: expected an absolute address: '/terms' (write it as "
        + "'https://example.com/page')", products: ["year", "unlock"]),
    Row(
      id: "a privacy policy that is a script", part: "\"storefront\"",
      replacement:
        "\"policies\": {\"privacyURLs\": {\"en\": ⚑\"javascript:x()\"}}, \"storefront\"",
      finding:
        "warning policy-url-invalid: expected 'https', 'http' or 'mailto', got 'javascript': "
        + "'javascript:x()' (write an address that starts with 'https://')",
      products: ["year", "unlock"]),
    Row(
      id: "unknown store", part: "\"storefront\"",
      replacement: "\"store\": ⚑\"googleplay\", \"storefront\"",
      finding: "error unknown-word: expected one of appStore, googlePlay, web, other, got "
        + "'googleplay' (write 'googlePlay')", products: ["year", "unlock"]),
    Row(
      id: "unknown key", part: "\"groups\"", replacement: "⚑\"defaultLocal\": \"de\", \"groups\"",
      finding: "error unknown-key: unknown key 'defaultLocal' (rename it to 'defaultLocale')",
      products: ["year", "unlock"]),
    Row(
      id: "group twice", part: "\"referenceName\": \"pro\"}",
      replacement: "\"referenceName\": \"pro\"}, {\"id\": ⚑\"g\"}",
      finding:
        "error group-id-duplicate: another group has the id 'g' (give each group its own id)",
      products: ["year", "unlock"]),
    Row(
      id: "product twice", part: "{\"id\": \"unlock\", \"kind\"",
      replacement: "⚑{\"id\": \"year\", \"kind\"",
      finding: "error product-id-duplicate <year>: the product id 'year' is already used on line 6 "
        + "(give each product its own id)", products: ["year"]),
  ]

  static let products: [Row] = [
    Row(
      id: "no id", part: "\"id\": \"unlock\", ", replacement: "",
      finding: "error missing-key: expected a key 'id' (add 'id')", products: ["year"]),
    Row(
      id: "misspelled key", part: "\"level\"", replacement: "⚑\"levl\"",
      finding: "error unknown-key <year>: unknown key 'levl' (rename it to 'level')"),
    Row(
      id: "unknown kind", part: "\"autoRenewable\"", replacement: "⚑\"autoRenewble\"",
      finding: "error unknown-word <year>: expected one of autoRenewable, nonRenewing, consumable, "
        + "nonConsumable, got 'autoRenewble' (write 'autoRenewable')"),
    Row(
      id: "no period", part: "\"period\": \"P1Y\", \"groupID\"", replacement: "\"groupID\"",
      finding: "error missing-key <year>: expected a key 'period' (add 'period')"),
    Row(
      id: "malformed period", part: "\"P1Y\", \"groupID\"", replacement: "⚑\"1Y\", \"groupID\"",
      finding: "error period-invalid <year>: expected a period such as 'P1M', got '1Y' (write 'P', "
        + "a whole number and one of D, W, M, Y)"),
    Row(
      id: "unknown group", part: "\"groupID\": \"g\"", replacement: "\"groupID\": ⚑\"h\"",
      finding: "error group-unknown <year>: no group has the id 'h' (write 'g')"),
    Row(
      id: "level zero", part: "\"level\": 1", replacement: "\"level\": ⚑0",
      finding: "error number-out-of-range <year>: expected a whole number from 1 to "
        + "9223372036854775807, got 0"),
    Row(
      id: "key of a subscription", part: "\"nonConsumable\",",
      replacement: "\"nonConsumable\", ⚑\"period\": \"P1Y\",",
      finding: "error key-misplaced <unlock>: expected 'period' only in a product of kind "
        + "'autoRenewable' (remove it)", products: ["year"]),
    Row(
      id: "locale", part: "\"locale\": \"de\"", replacement: "\"locale\": ⚑\"deutsch\"",
      finding: "error locale-invalid <year>: expected a locale such as 'pt-BR', got 'deutsch'"),
    Row(
      id: "name without text", part: "\"Jahr\"", replacement: "⚑\" \"",
      finding: "error text-empty <year>: expected a text, got an empty string"),
    Row(
      id: "locale twice", part: "\"Jahr\"}",
      replacement: "\"Jahr\"}, {\"locale\": ⚑\"de\", \"displayName\": \"J\"}",
      finding: "error locale-duplicate <year>: a second text for 'de' (remove one of the two)"),
    Row(
      id: "storefront of a price", part: "\"DEU\": {", replacement: "\"DEUX\": ⚑{",
      finding: "error storefront-unknown <year>: expected a storefront such as 'DEU', got 'DEUX' "
        + "(write 'DEU')"),
    Row(
      id: "storefront twice", part: "\"prices\": {}",
      replacement: "\"prices\": {\"FRA\": {\"price\": {\"amount\": \"1\", \"currency\": \"EUR\"}}, "
        + "⚑\"FR\": {\"price\": {\"amount\": \"1\", \"currency\": \"EUR\"}}}",
      finding: "error price-twice <unlock>: a second price for FRA (remove one of the two)",
      products: ["year"]),
  ]

  static let prices: [Row] = [
    Row(
      id: "amount as a number",
      part: "{\"amount\": \"49.99\", \"currency\": \"EUR\"},\n          \"b",
      replacement: "{\"amount\": ⚑49.99, \"currency\": \"EUR\"},\n          \"b",
      finding: "error value-type <year>: expected a string, got the number 49.99"),
    Row(
      id: "decimal comma", part: "\"4.99\"", replacement: "⚑\"4,99\"",
      finding:
        "error price-not-a-number <year>: expected a plain decimal number, got '4,99' (write "
        + "'4.99')"),
    Row(
      id: "unknown currency", part: "\"4.99\", \"currency\": \"EUR\"",
      replacement: "\"4.99\", \"currency\": ⚑\"EURO\"",
      finding: "error currency-unknown <year>: expected a currency of ISO 4217 such as 'EUR', got "
        + "'EURO'"),
    Row(
      id: "currency of another storefront", part: "\"prices\": {}",
      replacement:
        "\"prices\": {\"UKR\": {\"price\": ⚑{\"amount\": \"99\", \"currency\": \"UAH\"}}}",
      finding: "warning price-currency <unlock>: the price in UKR is in UAH; the App Store sells "
        + "there in USD", products: ["year", "unlock"]),
    Row(
      id: "price that contradicts its plan",
      part: "{\"kind\": \"upFront\", \"price\": {\"amount\": \"49.99\"",
      replacement: "{\"kind\": \"upFront\", \"price\": {\"amount\": \"39.99\"",
      finding:
        "warning billing-plan-price <year>: the price is 49.99, its billing plan costs 39.99 "
        + "(write the same price twice)", products: ["year", "unlock"]),
    Row(
      id: "plan twice", part: "{\"kind\": \"monthly\"", replacement: "⚑{\"kind\": \"upFront\"",
      finding:
        "error billing-plan-duplicate <year>: a second billing plan of kind 'upFront' (remove "
        + "one of the two)"),
    Row(
      id: "offer without its id", part: "{\"kind\": \"introductory\"",
      replacement: "⚑{\"kind\": \"winBack\"",
      finding: "error missing-key <year>: expected a key 'offerID' (add 'offerID')"),
    Row(
      id: "key of another kind of offer", part: "\"kind\": \"introductory\",",
      replacement: "\"kind\": \"introductory\", ⚑\"renews\": true,",
      finding: "error key-misplaced <year>: expected no 'renews' in a payAsYouGo offer of kind "
        + "'introductory' (remove it)"),
    Row(
      id: "free trial with a price", part: "\"mode\": \"freeTrial\",",
      replacement: "\"mode\": \"freeTrial\", ⚑\"price\": {},",
      finding: "error key-misplaced <year>: expected no 'price' in a freeTrial offer of kind "
        + "'offerCode' (remove it)"),
    Row(
      id: "no number of periods", part: "\"periodCount\": 1,", replacement: "",
      finding: "error missing-key <year>: expected a key 'periodCount' (add 'periodCount')"),
    Row(
      id: "reduced period is not the plan's", part: "\"period\": \"P1Y\", \"periodCount\"",
      replacement: "\"period\": ⚑\"P1M\", \"periodCount\"",
      finding: "error pay-as-you-go-period <year>: a pay-as-you-go offer is paid in the plan's own "
        + "period, 'P1Y', got 'P1M' (write 'P1Y' and the number of reduced periods as "
        + "'periodCount')"),
  ]

  @Test(arguments: files + products + prices) func reports(_ row: Row) throws {
    #expect(Self.file.contains(row.part))
    let changed = Self.file.replacing(row.part, with: row.replacement, maxReplacements: 1)
    let marked = MarkedText(changed)
    let reading = NativeCatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array(marked.text.utf8)))
    #expect(reading.catalog?.products.map(\.id) == row.products)
    let lines = reading.findings.map(\.line)
    #expect(lines.count == 1)
    let first = lines.first ?? ""
    #expect(first.hasSuffix(row.finding))
    if marked.line != nil {
      #expect(reading.findings.first?.location == marked.location(in: "catalog.json"))
    }
  }

  @Test(arguments: [
    (
      "P6M", "{\"kind\": \"monthly\", \"price\": {\"amount\": \"1\", \"currency\": \"USD\"}}",
      "monthly",
      "error commitment-period <p>: monthly payments with a commitment are for subscriptions of one "
        + "year"
    ),
    (
      "P1Y", "{\"kind\": \"upFront\", \"price\": {\"amount\": \"12\", \"currency\": \"USD\"}}",
      "monthly",
      "error offer-billing <p>: no billing plan of kind 'monthly' is on sale (write the 'billing' of "
        + "the plan that the offer belongs to)"
    ),
    (
      "P1Y", "", "upFront",
      "error billing-plans-missing <p>: expected a way to pay, got an empty list (remove "
        + "'billingPlans' for a price paid up front)"
    ),
  ])
  func checksWaysToPay(_ period: String, plans: String, billing: String, finding: String) throws {
    let text = """
      {"schema": "paywall-catalog/1", "groups": [{"id": "g"}], "products": [
        {"id": "p", "kind": "autoRenewable", "period": "\(period)", "groupID": "g", "prices": {
          "USA": {"price": {"amount": "12", "currency": "USD"}, "billingPlans": [\(plans)],
            "offers": [{"kind": "introductory", "mode": "freeTrial", "period": "P1W",
              "billing": "\(billing)"}]}}}]}
      """
    let reading = NativeCatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array(text.utf8)))
    #expect(reading.catalog?.products.isEmpty == true)
    let first = reading.findings.first?.line ?? ""
    #expect(first.hasSuffix(finding))
  }

  @Test func readsAFileWithoutAStorefront() throws {
    let text = "{\"schema\": \"paywall-catalog/1\", \"products\": []}"
    let reading = NativeCatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array(text.utf8)))
    #expect(reading.findings.isEmpty)
    #expect(
      reading.catalog
        == Catalog(products: [], storefront: try Storefront(code: "USA"), namesStorefront: false))
  }

  /// The App Store sells in one currency per storefront; another store may not.
  @Test(arguments: [
    ("", Store.appStore, ["price-currency"]), ("appStore", .appStore, ["price-currency"]),
    ("googlePlay", .googlePlay, []), ("web", .web, []), ("other", .other, []),
  ])
  func readsTheStore(name: String, store: Store, rules: [String]) throws {
    let member = name.isEmpty ? "" : "\"store\": \"\(name)\", "
    let text = """
      {"schema": "paywall-catalog/1", \(member)"products": [{"id": "a", "kind": "consumable",
        "prices": {"ARG": {"price": {"amount": "900", "currency": "ARS"}}}}]}
      """
    let reading = NativeCatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array(text.utf8)))
    #expect(reading.catalog?.store == store)
    #expect(reading.findings.map(\.rule) == rules)
  }

  @Test func reportsWhatIsNoJSON() throws {
    let reading = NativeCatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array("{\"a\": 1".utf8)))
    #expect(reading.catalog == nil)
    #expect(reading.findings.map(\.rule) == ["json-truncated"])
  }
}
