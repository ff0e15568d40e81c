import Testing

@testable import PricingEngine

@Suite struct GooglePlayOffersTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The period of the base plan, which costs 12.00 USD and 1200 JPY.
    var plan = "P1M"
    /// The members of the offer that differ.
    let offer: String
    /// The offers in Japan and the United States.
    let lines: [String]
    var findings: [String] = []
    var testDescription: String { id }
  }

  private static let dollar = "{\"currencyCode\": \"USD\", \"units\": \"1\", \"nanos\": 990000000}"

  private static func phase(_ duration: String, _ count: Int, _ usa: String, japan: String? = nil)
    -> String
  {
    let other = japan.map { ", {\"regionCode\": \"JP\", \($0)}" } ?? ""
    return """
      {"duration": "\(duration)", "recurrenceCount": \(count), "regionalConfigs": \
      [{"regionCode": "US", \(usa)}\(other)]}
      """
  }

  private static func phases(_ phases: String...) -> String {
    "\"phases\": [\(phases.joined(separator: ", "))]"
  }

  private static let free = "\"free\": {}"
  private static let price = "\"price\": \(dollar)"
  private static let new = "\"targeting\": {\"acquisitionRule\": {}}"

  static let rows: [Row] = [
    Row(
      id: "a free week for new customers", offer: "\(new), \(phases(phase("P1W", 1, free)))",
      lines: ["introductory free P1W"]),
    Row(
      id: "three free weeks", offer: phases(phase("P1W", 3, free)),
      lines: ["promotional o free P3W"]),
    Row(
      id: "three reduced months", offer: phases(phase("P1M", 3, price)),
      lines: ["promotional o 1.99 USD x 3 each P1M"]),
    Row(
      id: "a reduced length", offer: phases(phase("P6M", 1, price)),
      lines: ["promotional o 1.99 USD for P6M"]),
    Row(
      id: "reduced periods of another length", offer: phases(phase("P1W", 3, price)), lines: [],
      findings: [
        "subscriptionOffers[0] \"o\" > phases[0] warning pay-as-you-go-period <s:p>: not carried over: "
          + "3 reduced periods of 'P1W' on a plan of 'P1M'"
      ]),
    Row(
      id: "a fifth off",
      offer: phases(
        phase("P1M", 2, "\"relativeDiscount\": 0.2", japan: "\"relativeDiscount\": 0.2")),
      lines: ["promotional o 960 JPY x 2 each P1M", "promotional o 9.60 USD x 2 each P1M"]),
    Row(
      id: "a discount on a twelfth of the year", plan: "P1Y",
      offer: phases(
        phase("P1M", 1, "\"relativeDiscount\": 0.5", japan: "\"relativeDiscount\": 0.5")),
      lines: ["promotional o 50 JPY for P1M", "promotional o 0.50 USD for P1M"]),
    Row(
      id: "an amount off",
      offer: phases(phase("P1M", 2, "\"absoluteDiscount\": \(dollar)")),
      lines: ["promotional o 10.01 USD x 2 each P1M"]),
    Row(
      id: "a discount that must be rounded",
      offer: phases(
        phase("P1M", 2, "\"relativeDiscount\": 0.333333", japan: "\"relativeDiscount\": 0.5")),
      lines: ["promotional o 600 JPY x 2 each P1M"],
      findings: [
        "subscriptionOffers[0] \"o\" > phases[0] > regionalConfigs[0] warning price-not-derivable "
          + "<s:p>: not carried over: the reduced price follows from a discount that is not exact in "
          + "'USD'; only the store knows how it is rounded"
      ]),
    Row(
      id: "a discount on a length that does not divide the period",
      offer: phases(phase("P1W", 1, "\"relativeDiscount\": 0.5")), lines: [],
      findings: [
        "subscriptionOffers[0] \"o\" > phases[0] > regionalConfigs[0] warning price-not-derivable "
          + "<s:p>: not carried over: the reduced price follows from a discount that is not exact in "
          + "'USD'; only the store knows how it is rounded"
      ]),
    Row(
      id: "two phases", offer: phases(phase("P1W", 1, free), phase("P1M", 1, price)), lines: [],
      findings: [
        "subscriptionOffers[0] \"o\" warning offer-phases <s:p>: not carried over: an offer of 2 "
          + "phases, only one has a place"
      ]),
    Row(
      id: "for those who change plans",
      offer: "\"targeting\": {\"upgradeRule\": {}}, \(phases(phase("P1W", 1, free)))", lines: [],
      findings: [
        "subscriptionOffers[0] \"o\" > targeting.upgradeRule warning offer-ignored <s:p>: not carried "
          + "over: an offer for customers who change from another subscription"
      ]),
    Row(
      id: "not active", offer: "\"state\": \"INACTIVE\", \(phases(phase("P1W", 1, free)))",
      lines: [],
      findings: [
        "subscriptionOffers[0] \"o\" > state note product-inactive <s:p>: not read: the offer is "
          + "'INACTIVE'"
      ]),
    Row(
      id: "price in another currency",
      offer: phases(phase("P1M", 2, "\"price\": {\"currencyCode\": \"EUR\", \"units\": \"1\"}")),
      lines: [],
      findings: [
        "subscriptionOffers[0] \"o\" > phases[0] > regionalConfigs[0] error price-currency <s:p>: "
          + "expected 'USD' as in the base plan, got 'EUR'"
      ]),
  ]

  @Test(arguments: rows) func reads(_ row: Row) throws {
    let text = """
      {"subscriptions": [{"productId": "s", "basePlans": [{"basePlanId": "p", \
      "autoRenewingBasePlanType": {"billingPeriodDuration": "\(row.plan)"}, "regionalConfigs": \
      [{"regionCode": "US", "newSubscriberAvailability": true, "price": {"currencyCode": "USD", \
      "units": "12"}}, {"regionCode": "JP", "newSubscriberAvailability": true, "price": \
      {"currencyCode": "JPY", "units": "1200"}}]}]}], "subscriptionOffers": [{"productId": "s", \
      "basePlanId": "p", "offerId": "o", \(row.offer), "regionalConfigs": [{"regionCode": "US", \
      "newSubscriberAvailability": true}, {"regionCode": "JP", "newSubscriberAvailability": true}]}]}
      """
    let reading = GooglePlayReader.read(
      try SourceText(file: "play.json", bytes: Array(text.utf8)))
    let lines = reading.catalog?.lines.filter { $0.hasPrefix("    ") }.map { $0.drop { $0 == " " } }
    #expect(lines?.map(String.init) == row.lines)
    #expect(reading.findings.map(\.pathLine) == row.findings)
  }

  @Test func keepsAnOfferToItsOpenRegions() throws {
    let text = """
      [{"productId": "s", "basePlans": [{"basePlanId": "p", "autoRenewingBasePlanType": \
      {"billingPeriodDuration": "P1M"}, "regionalConfigs": [{"regionCode": "US", \
      "newSubscriberAvailability": true, "price": {"currencyCode": "USD", "units": "12"}}]}]}, \
      {"productId": "s", "basePlanId": "p", "offerId": "o", \(Self.phases(Self.phase("P1W", 1, Self.free))), \
      "regionalConfigs": [{"regionCode": "US", "newSubscriberAvailability": false}]}, \
      {"productId": "s", "basePlanId": "q", "offerId": "o", "phases": [], "regionalConfigs": []}]
      """
    let reading = GooglePlayReader.read(
      try SourceText(file: "play.json", bytes: Array(text.utf8)))
    #expect(reading.catalog?.lines.last == "  USA 12.00 USD")
    #expect(
      reading.findings.map(\.pathLine) == [
        "[2] \"o\" warning offer-ignored <s:q>: not read: no base plan 's:q' that renews is on sale"
      ])
  }
}
