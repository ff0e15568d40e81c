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

  private func copy(_ template: String, seats: Int?, locale: String = "en") throws -> (
    PaywallCopy, TemplateDefinition
  ) {
    let reading = CatalogReader.read(
      try SourceText(file: "catalog.json", bytes: Array(Self.catalog.utf8)))
    let catalog = try #require(reading.catalog)
    let plans = try catalog.products.flatMap { product in
      try Plan.plans(of: product, in: catalog.storefront).map { plan in
        try seats.map { try plan.buying(seats: $0) } ?? plan
      }
    }
    let definition = try BuiltIn.template(template)
    let composer = PaywallComposer(
      template: definition, contract: try BuiltIn.contract(), phrases: try BuiltIn.phrases(locale),
      facts: AppFacts())
    return (try composer.compose(Quote.quotes(for: plans, among: plans)), definition)
  }

  private func text(_ template: String, seats: Int?, locale: String = "en") throws -> String {
    let (copy, definition) = try copy(template, seats: seats, locale: locale)
    return try TextRenderer(layout: try BuiltIn.layout(definition, "txt"), columns: 80)
      .text(copy, template: definition)
  }

  @Test(arguments: ["subscription", "single-plan", "pricing-page"])
  func showsEveryTierAndTheTotal(template: String) throws {
    let text = try text(template, seats: 12)
    for line in [
      "• 1–10: $9.00 per month per seat", "• 11 and up: $8.00 per month per seat",
      "12 seats: $106.00 per month in total",
    ] {
      #expect(text.contains("\n  \(line)\n"), "\(line) in \(text)")
    }
  }

  @Test func saysNoTotalForSeatsThatNobodyCounted() throws {
    #expect(!(try text("subscription", seats: nil).contains("in total")))
  }

  /// 106.00 a month for 12 seats is what is billed, and what it renews at.
  @Test(arguments: [nil, 12])
  func statesWhatTheSeatsCostAndRenewAt(seats: Int?) throws {
    let (copy, _) = try copy("subscription", seats: seats)
    let price = seats == nil ? "$9.00 per seat" : "$106.00"
    let amounts = copy.sections.filter { [.billedAmount, .renewalTerms].contains($0.role) }.map(
      \.text)
    #expect(
      amounts == [
        "\(price) per month", "Renews automatically at \(price) per month until canceled.",
      ])
    let plan = try #require(copy.plans.first)
    #expect(plan.price.text == price)
    #expect(plan.seats?.count == seats)
    #expect(plan.seats?.total?.text == (seats == nil ? nil : "$106.00"))
    #expect(plan.seats?.tiers.map(\.minimumSeat) == [1, 11])
    #expect(plan.seats?.tiers.map(\.price.text) == ["$9.00", "$8.00"])
  }

  private static let perSeat = [
    ("en", "$9.00 per seat per month"), ("de", "9,00 $ je Platz pro Monat"),
    ("fr", "9,00 $US par poste par mois"), ("ja", "1シートあたり$9.00"),
    ("pl", "za stanowisko"), ("pt-BR", "por licença"), ("ar", "لكل مقعد"),
    ("zh-Hans", "每个席位"),
  ]

  @Test(arguments: perSeat)
  func saysPerSeatWhileNobodyCounted(locale: String, words: String) throws {
    let (copy, _) = try copy("subscription", seats: nil, locale: locale)
    for role in [SectionRole.billedAmount, .renewalTerms] {
      let text = try #require(copy.sections.first { $0.role == role }?.text)
        .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
      #expect(text.contains(words), "\(text)")
    }
  }

  @Test func aPageStatesTheTotalOrEachTier() throws {
    func page(_ seats: Int?) throws -> String {
      let (copy, definition) = try copy("pricing-page", seats: seats)
      return try HTMLRenderer(layout: try BuiltIn.layout(definition, "html"))
        .text(copy, template: definition)
    }
    let total =
      #""price":"106.00","priceCurrency":"USD","eligibleRegion":"US","#
      + #""eligibleQuantity":{"@type":"QuantitativeValue","value":12,"unitText":"seat"}"#
    #expect(try page(12).contains(total))
    let tier =
      #"{"@type":"UnitPriceSpecification","price":"8.00","priceCurrency":"USD","#
      + #""billingDuration":"P1M","referenceQuantity":{"@type":"QuantitativeValue","value":1,"#
      + #""unitText":"seat"},"eligibleQuantity":{"@type":"QuantitativeValue","minValue":11,"#
      + #""unitText":"seat"}}"#
    #expect(try page(nil).contains(tier))
    #expect(!(try page(nil).contains(#""@type":"Offer","price""#)))
  }
}
