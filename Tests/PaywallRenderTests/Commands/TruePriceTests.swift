import Testing

/// Prices that must not be stated as if they were those that customers pay.
@Suite struct TruePriceTests {
  private func run(_ command: String, _ files: [String: String]) throws -> ChildProcess.Result {
    try Program.run(command.split(separator: " ").map(String.init), in: try TemporaryFolder(files))
  }

  /// Seats 1 to 20 at 19.99, 21 to 40 at 13.99, more at 10.99: 50 seats cost 789.50 a year, 65.7916… a month.
  private static let seats = #"""
    {"schema": "paywall-catalog/1", "storefront": "USA", "groups": [{"id": "team"}],
      "products": [{"id": "team", "kind": "autoRenewable", "period": "P1Y", "groupID": "team",
        "localizations": [{"locale": "en", "displayName": "Team"}],
        "prices": {"USA": {"price": {"amount": "19.99", "currency": "USD"}, "seats": [
          {"from": 1, "price": {"amount": "19.99", "currency": "USD"}},
          {"from": 21, "price": {"amount": "13.99", "currency": "USD"}},
          {"from": 41, "price": {"amount": "10.99", "currency": "USD"}}]}}}]}
    """#

  @Test func rendersTheTotalOfTheSeats() throws {
    let text = try run("render --catalog c.json --seats 50", ["c.json": Self.seats]).outputText
    for line in [
      "$789.50 per year", "$65.80 per month, billed as $789.50 per year",
      "50 seats: $789.50 per year in total",
      "Renews automatically at $789.50 per year until canceled.",
    ] {
      #expect(text.contains("  \(line)\n"), "\(text)")
    }
    #expect(!text.contains("$1.67"))
  }

  @Test func rendersPricesPerSeatWhileNobodyCounted() throws {
    let text = try run("render --catalog c.json", ["c.json": Self.seats]).outputText
    for line in [
      "$19.99 per seat per year", "$1.67 per seat per month, billed as $19.99 per seat per year",
      "Renews automatically at $19.99 per seat per year until canceled.",
    ] {
      #expect(text.contains("  \(line)\n"), "\(text)")
    }
  }

  @Test func listsTheTotalOfTheSeats() throws {
    let files = ["c.json": Self.seats]
    let total = try run("prices --catalog c.json --seats 50 --format json", files).outputText
    #expect(total.contains(#""amount": "789.50""#))
    #expect(total.contains(#""count": 50"#))
    let each = try run("prices --catalog c.json", files).outputText
    #expect(each.contains("$19.99 per seat"))
    let explained = try run("explain --catalog c.json --seats 50", files).outputText
    #expect(
      explained.contains(
        "billed: 789.50 USD per P1Y, for 50 seats: 20 × 19.99 + 20 × 13.99 + 10 × 10.99"))
  }

  /// 29.97 for three months is 3 × 9.99: nobody who gets the offer pays anything else.
  @Test func leavesAnOfferAtTheRegularPriceOut() throws {
    let catalog = StoreKitText.file(subscriptions: [
      StoreKitText.subscription(
        "pro", "P1M", "9.99", more: StoreKitText.offer("payUpFront", "P3M", price: "29.97"))
    ])
    let rendered = try run("render --catalog a.storekit", ["a.storekit": catalog])
    #expect(rendered.ending == .code(0))
    #expect(rendered.outputText.contains("$9.99 per month"))
    #expect(!rendered.outputText.contains("29.97"))
    #expect(
      rendered.errorText.contains(
        "left out the introductory offer of 'pro': it costs as much as the regular price for the same "
          + "time, 29.97 against 3 × 9.99 = 29.97 [offer-equal]"))
    #expect(
      try run("catalog validate --catalog a.storekit", ["a.storekit": catalog]).ending == .code(1))
  }

  @Test func refusesASubscriptionAtZero() throws {
    let catalog = StoreKitText.file(subscriptions: [StoreKitText.subscription("pro", "P1Y", "0")])
    let result = try run("render --catalog a.storekit", ["a.storekit": catalog])
    #expect(result.ending == .code(2))
    #expect(result.errorText.contains("[price-zero]"))
  }

  @Test func offersNothingForSaleAtZero() throws {
    let catalog = StoreKitText.file(products: [StoreKitText.product("full", "0.0")])
    let result = try run(
      "render --catalog a.storekit --template one-time-unlock", ["a.storekit": catalog])
    #expect(result.ending == .code(2))
    #expect(result.outputText.isEmpty)
    #expect(
      result.errorText.contains("'full' costs nothing, so there is no price to buy it for"))
    #expect(
      try run("catalog validate --catalog a.storekit", ["a.storekit": catalog]).ending == .code(1))
  }

  @Test func warnsAboutAPriceListWithoutPrices() throws {
    let result = try run(
      "prices --catalog a.storekit --prices p.csv",
      ["a.storekit": StoreKitText.unlock, "p.csv": "product,territory,currency,price\n"])
    #expect(result.errorText.contains("p.csv: warning: the price list holds no price"))
  }

  @Test(arguments: ["--catalog-format google-play", ""])
  func refusesAFileWithoutProducts(option: String) throws {
    let result = try run("prices --catalog a.json \(option)", ["a.json": #"{"data": []}"#])
    #expect(result.ending == .code(2))
    #expect(result.outputText.isEmpty)
  }
}
