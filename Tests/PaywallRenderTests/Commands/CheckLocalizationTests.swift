import Testing

/// What `check` says about the prices and the length of finished copy and of text on pages.
@Suite struct CheckLocalizationTests {
  private static let argentina = """
    {"schema": "paywall-catalog/1", "storefront": "ARG",
     "groups": [{"id": "g", "referenceName": "G"}],
     "products": [{"id": "pro", "kind": "autoRenewable", "period": "P1Y", "groupID": "g",
       "level": 1, "localizations": [
         {"locale": "en-US", "displayName": "Pro", "description": "All charts."}],
       "prices": {"ARG": {"price": {"amount": "19.99", "currency": "USD"}}}}]}
    """

  /// A message that is within its limit in a translator's editor and not with a price in it.
  private static let wordy = """
    {"@@locale": "en", "plan.price": "You pay {price} {rate} as long as it renews"}
    """

  private static let tooLong =
    "45 characters, at most 40: 'You pay $19.99 per month as long as it renews'"

  @Test func measuresFinishedTexts() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans, "own/en.arb": Self.wordy,
    ])
    let result = try Program.run(
      [
        "check", "--catalog", "App.storekit", "--locales", "own", "--locale", "en", "--template",
        "subscription", "--format", "line",
      ], in: folder)
    #expect(
      result.outputText.split(separator: "\n").contains(
        "own/en.arb:1:35: warning: \(Self.tooLong) [fit-graphemes]"))
    #expect(result.ending == .code(1))
  }

  @Test func followsTheProjectsLevels() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans, "own/en.arb": Self.wordy,
      "paywall.json": """
      {"schema": "paywall-project/1", "checks": {"levels": {"fit-graphemes": "note"}}}
      """,
    ])
    let result = try Program.run(
      [
        "check", "--catalog", "App.storekit", "--locales", "own", "--locale", "en", "--template",
        "subscription", "--format", "line",
      ], in: folder)
    #expect(
      result.outputText.split(separator: "\n").contains(
        "own/en.arb:1:35: note: \(Self.tooLong) [fit-graphemes]"))
  }

  @Test func judgesPricesInAFile() throws {
    let folder = try TemporaryFolder([
      "catalog.json": Self.argentina,
      "page.html": "<p>Pro\n por <b>$ 19,99</b> al año</p>\n",
    ])
    let result = try Program.run(
      [
        "check", "--text", "page.html", "--catalog", "catalog.json", "--locale", "es-AR",
        "--format", "line",
      ], in: folder)
    #expect(
      result.outputText == """
        page.html:2:9: error: '$' stands for USD here, and for ARS in Argentina [currency-ambiguous]
        page.html:2:9: warning: a line can end inside '$ 19,99' [price-breakable]

        """)
    #expect(result.ending == .code(1))
  }
}
