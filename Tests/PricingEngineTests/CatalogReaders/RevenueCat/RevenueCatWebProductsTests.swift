import Testing

@testable import PricingEngine

@Suite struct RevenueCatWebProductsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let product: String
    /// The lines of the product and of its price in Japan.
    let lines: [String]
    var findings: [String] = []
    var testDescription: String { id }
  }

  private static func phase(_ period: String, _ count: Int, _ micros: Int?) -> String {
    let price = micros.map { "{\"amount_micros\": \($0), \"currency\": \"JPY\"}" } ?? "null"
    return "{\"period_duration\": \"\(period)\", \"cycle_count\": \(count), \"price\": \(price)}"
  }

  private static func subscription(_ members: String) -> String {
    """
    "product_type": "subscription", "title": "Pro", "purchase_options": {"base_option": \
    {"base": \(phase("P1M", 1, 480_000_000))\(members)}}
    """
  }

  private static let head = ["p autoRenewable P1M in p", "  en: Pro | ", "  JPN 480 JPY"]
  private static let option = "product_details[0] \"p\" > purchase_options.base_option"

  static let rows: [Row] = [
    Row(id: "a price in millionths", product: subscription(""), lines: head),
    Row(
      id: "a free trial", product: subscription(", \"trial\": \(phase("P1W", 2, nil))"),
      lines: head + ["    introductory free P2W"]),
    Row(
      id: "reduced periods",
      product: subscription(", \"intro_price\": \(phase("P1M", 3, 99_000_000)), \"trial\": null"),
      lines: head + ["    introductory 99 JPY x 3 each P1M"]),
    Row(
      id: "a reduced length",
      product: subscription(", \"intro_price\": \(phase("P3M", 1, 99_000_000))"),
      lines: head + ["    introductory 99 JPY for P3M"]),
    Row(
      id: "reduced periods of another length",
      product: subscription(", \"intro_price\": \(phase("P1W", 3, 99_000_000))"), lines: head,
      findings: [
        "\(option).intro_price warning offer-ignored <p>: not carried over: 3 periods of 'P1W' on a "
          + "plan of 'P1M'"
      ]),
    Row(
      id: "a trial and a reduced price",
      product: subscription(
        ", \"trial\": \(phase("P1W", 1, nil)), \"intro_price\": \(phase("P1M", 1, 1_000_000))"),
      lines: head,
      findings: [
        "\(option).trial warning offer-phases <p>: not carried over: a trial and then a reduced price, "
          + "only one has a place"
      ]),
    Row(
      id: "a fraction of a yen",
      product: "\"product_type\": \"consumable\", \"purchase_options\": {\"a\": {\"base_price\": "
        + "{\"amount_micros\": 480500000, \"currency\": \"JPY\"}}}",
      lines: [],
      findings: [
        "product_details[0] \"p\" > purchase_options.a.base_price error price-too-fine <p>: JPY has 0 "
          + "decimals, got '480.5'"
      ]),
    Row(
      id: "one-time, with a further way to buy",
      product: "\"product_type\": \"non_consumable\", \"default_purchase_option_id\": \"b\", "
        + "\"purchase_options\": {\"a\": {}, \"b\": {\"base_price\": {\"amount_micros\": "
        + "\"1200000000\", \"currency\": \"JPY\"}}}",
      lines: ["p nonConsumable", "  JPN 1200 JPY"],
      findings: [
        "product_details[0] \"p\" > purchase_options warning option-ignored <p>: not carried over: further ways to buy (1)"
      ]),
  ]

  private static let perFile = ["group-missing", "price-without-country", "language-unstated"]

  @Test(arguments: rows) func reads(_ row: Row) throws {
    let text = "{\"product_details\": [{\"identifier\": \"p\", \(row.product)}]}"
    let reading = RevenueCatReader.read(
      try SourceText(file: "revenuecat.json", bytes: Array(text.utf8)))
    let lines = (reading.catalog?.lines ?? []).filter {
      !$0.hasPrefix("storefront") && !$0.hasPrefix("group")
    }
    #expect(lines == row.lines)
    let findings = reading.findings.filter { !Self.perFile.contains($0.rule) }
    #expect(findings.map(\.pathLine) == row.findings)
  }
}
