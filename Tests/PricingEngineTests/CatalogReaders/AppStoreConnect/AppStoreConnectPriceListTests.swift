import Testing

@testable import PricingEngine

@Suite struct AppStoreConnectPriceListTests {
  private static let monthly = "app.example.herbarium.plus.monthly"

  @Test func readsPricesWithTheirProduct() throws {
    let source = try repositoryFile("Examples/catalogs/prices-app-store-connect.json")
    let now = PriceListReader.read(source, asOf: try CalendarDate(iso: "2027-01-31"))
    #expect(
      now.list?.lines == [
        "\(Self.monthly) USA upFront 2.99 USD", "\(Self.monthly) DEU upFront 3.49 EUR",
        "\(Self.monthly) JPN upFront 450 JPY",
      ])
    #expect(now.findings.map(\.rule) == ["price-later"])
    let later = PriceListReader.read(source, asOf: try CalendarDate(iso: "2027-02-01"))
    #expect(later.list?.lines.contains("\(Self.monthly) DEU upFront 3.99 EUR") == true)
    #expect(later.findings.isEmpty)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    var productID: String?
    let prices: [String]?
    let findings: [String]
    var testDescription: String { id }
  }

  private static func list(of subscription: String?, territory: String = "USA") -> String {
    let address = subscription.map { "/v1/subscriptions/\($0)/prices" } ?? "/v1/other"
    return """
      {"data": [{"type": "subscriptionPrices", "id": "\(territory)", "relationships": {"territory": \
      {"data": {"type": "territories", "id": "\(territory)"}}, "subscriptionPricePoint": {"data": \
      {"type": "subscriptionPricePoints", "id": "pp"}}}}], "included": [{"type": \
      "subscriptionPricePoints", "id": "pp", "attributes": {"customerPrice": "8.0"}}], \
      "links": {"self": "\(address)"}}
      """
  }

  private static let schedule = """
    {"data": {"type": "inAppPurchasePriceSchedules", "id": "7", "relationships": {"manualPrices": \
    {"data": [{"type": "inAppPurchasePrices", "id": "m"}]}, "automaticPrices": {"data": []}}}, \
    "included": [{"type": "inAppPurchasePrices", "id": "m", "attributes": {"startDate": null, \
    "endDate": null, "manual": true}, "relationships": {"territory": {"data": {"type": \
    "territories", "id": "ISL"}}, "inAppPurchasePricePoint": {"data": {"type": \
    "inAppPurchasePricePoints", "id": "pp"}}}}, {"type": "inAppPurchasePricePoints", "id": "pp", \
    "attributes": {"customerPrice": "24.99"}}]}
    """

  static let rows: [Row] = [
    Row(
      id: "one product, named by the caller", text: list(of: "1"), productID: "pro",
      prices: ["pro USA upFront 8.0 USD"], findings: []),
    Row(
      id: "no address either", text: list(of: nil), productID: "pro",
      prices: ["pro USA upFront 8.0 USD"], findings: []),
    Row(
      id: "one product that nobody names", text: list(of: "1"), prices: nil,
      findings: [
        "data[0] error price-list-product: the list does not say which product it is of (name the "
          + "product of the whole list with '--prices PRODUCT=FILE', or add the response with the "
          + "product to the file)"
      ]),
    Row(
      id: "two pages of two products",
      text: "[\(list(of: "1")), \(list(of: "2", territory: "DEU"))]",
      productID: "pro", prices: nil,
      findings: [
        "[0] > data[0] error price-list-product: the list holds prices of 2 products that it does not "
          + "name (add the responses with the products to the file, or give each list on its own)"
      ]),
    Row(
      id: "a price schedule", text: schedule, productID: "atlas",
      prices: ["atlas ISL upFront 24.99 USD"], findings: []),
    Row(
      id: "something else", text: "{\"data\": []}", productID: "pro", prices: nil,
      findings: [
        "error price-list-empty: expected prices: 'subscriptionPrices' or "
          + "'inAppPurchasePriceSchedules' (save the responses of the calls that list prices)"
      ]),
    Row(
      id: "no JSON", text: "[1,", productID: "pro", prices: nil,
      findings: [
        "error json-truncated: the file ends inside the list that starts at line 1, column 1 (restore "
          + "the rest of the file)"
      ]),
  ]

  @Test(arguments: rows) func reads(_ row: Row) throws {
    let reading = PriceListReader.read(
      try SourceText(file: "prices.json", bytes: Array(row.text.utf8)), productID: row.productID)
    #expect(reading.list?.lines == row.prices)
    #expect(reading.findings.map(\.pathLine) == row.findings)
  }
}
