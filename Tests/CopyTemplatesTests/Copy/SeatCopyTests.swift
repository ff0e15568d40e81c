import CopyTemplates
import PricingEngine
import Testing

/// What seats cost, and who gets an offer by code, word for word.
@Suite struct SeatCopyTests {
  /// Seats 1 to 10 at 9.00, seats 11 and up at 8.00; of 12 seats ten cost 90.00 and two 16.00.
  private static let catalog = """
    {"schema": "paywall-catalog/1", "storefront": "USA", "groups": [{"id": "team"}],
      "products": [{"id": "team", "kind": "autoRenewable", "period": "P1M", "groupID": "team",
        "localizations": [{"locale": "en", "displayName": "Team"}],
        "prices": {"USA": {"price": {"amount": "9.00", "currency": "USD"}, "seats": [
          {"from": 1, "price": {"amount": "9.00", "currency": "USD"}},
          {"from": 11, "price": {"amount": "8.00", "currency": "USD"}}]}}}]}
    """

  private func copy(_ template: String, seats: Int?, locale: String = "en") throws -> String {
    let reading = CatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array(Self.catalog.utf8)))
    let catalog = try #require(reading.catalog)
    let plans = try catalog.products.flatMap { try Plan.plans(of: $0, in: catalog.storefront) }
    let definition = try BuiltIn.template(template)
    let composer = PaywallComposer(
      template: definition, contract: try BuiltIn.contract(), phrases: try BuiltIn.phrases(locale),
      facts: AppFacts(), seats: seats)
    let copy = try composer.compose(Quote.quotes(for: plans, among: plans))
    return try TextRenderer(layout: try BuiltIn.layout(definition, "txt"), columns: 80)
      .text(copy, template: definition)
  }

  @Test(arguments: ["subscription", "single-plan", "pricing-page"])
  func showsEveryTierAndTheTotal(template: String) throws {
    let text = try copy(template, seats: 12)
    for line in [
      "• 1–10: $9.00 per month per seat", "• 11 and up: $8.00 per month per seat",
      "12 seats: $106.00 per month in total",
    ] {
      #expect(text.contains("\n  \(line)\n"), "\(line) in \(text)")
    }
  }

  @Test func saysNoTotalForSeatsThatNobodyCounted() throws {
    #expect(!(try copy("subscription", seats: nil).contains("in total")))
  }
}
