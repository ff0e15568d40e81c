import Testing

/// Prices and offers that people have seen go wrong, each with what must and must not be shown.
@Suite struct FieldCaseTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let catalog: String
    /// The command without its catalog; text is compared without `--format`.
    var command = "render"
    var code: Int32 = 0
    var contains: [String] = []
    var excludes: [String] = []
    /// A part of standard error.
    var error = ""
    var testDescription: String { id }
  }

  private static func plans(_ storefront: String?, _ subscriptions: String...) -> String {
    StoreKitText.file(storefront: storefront, subscriptions: subscriptions)
  }

  private static func plan(
    _ id: String, _ period: String, _ price: String, _ more: String = ""
  ) -> String {
    StoreKitText.subscription(id, period, price, more: more)
  }

  static let savings = [
    // 12 × 9.99 = 119.88, which is less than 124.99.
    Row(
      id: "a yearly plan that is dearer claims nothing",
      catalog: plans("USA", plan("year", "P1Y", "124.99"), plan("month", "P1M", "9.99")),
      contains: ["$124.99 per year"], excludes: ["Save", "-4%", "4%", "0%"]),
    Row(
      id: "why a dearer plan claims nothing",
      catalog: plans("USA", plan("year", "P1Y", "124.99"), plan("month", "P1M", "9.99")),
      command: "explain",
      contains: [
        "no saving: the plan costs more than the same time on the other: 12 × 9.99 = 119.88, "
          + "and this is 124.99 (-4.2625… %)"
      ]),
    Row(
      id: "an equal price claims nothing",
      catalog: plans("USA", plan("year", "P1Y", "119.88"), plan("month", "P1M", "9.99")),
      excludes: ["Save", "0%"]),
    // (71.88 − 59.99) / 5.99 = 1.98 months, 16.54 percent.
    Row(
      id: "1.98 months are one month",
      catalog: plans("USA", plan("year", "P1Y", "59.99"), plan("month", "P1M", "5.99")),
      command: "prices --format csv", contains: [",16,11.89,1\r\n"]),
  ]

  static let money = [
    Row(
      id: "written digits survive a round trip",
      catalog: StoreKitText.file(products: [
        StoreKitText.product("a", "7.40"), StoreKitText.product("b", "24.90"),
      ]), command: "prices --format json", contains: [#""amount": "7.40""#, #""amount": "24.90""#],
      excludes: ["7.4000", "24.8999", "7.3999"]),
    Row(
      id: "a currency without minor unit",
      catalog: plans("JPN", plan("year", "P1Y", "9800")), command: "render --locale en-US",
      contains: ["¥9,800 per year", "¥817 per month"], excludes: [".00", ".67", "¥816"]),
    Row(
      id: "French spaces and sign",
      catalog: StoreKitText.file(
        storefront: "FRA",
        products: [StoreKitText.product("a", "9.99"), StoreKitText.product("b", "1234.50")]),
      command: "prices --format json --locale fr-FR",
      contains: [#""text": "9,99\u00A0€""#, #""text": "1\u202F234,50\u00A0€""#]),
    Row(
      id: "the storefront decides the currency: Korea",
      catalog: plans("KOR", plan("m", "P1M", "39000")),
      command: "render --locale en-US", contains: ["₩39,000 per month"]),
    Row(
      id: "the storefront decides the currency: the United States",
      catalog: plans("USA", plan("m", "P1M", "39000")), command: "render --locale en-US",
      contains: ["$39,000.00 per month"]),
    Row(
      id: "no storefront is stated and named",
      catalog: plans(nil, plan("m", "P1M", "39000")), command: "render --format json",
      contains: [#""storefront": "USA""#, #""storefrontSource": "default""#],
      error: "note: the file names no storefront; prices are read as USD, for storefront USA"),
  ]

  static let periods = [
    Row(
      id: "seven days are a week", catalog: plans("GBR", plan("w", "P7D", "7.49")),
      command: "render --locale en-GB", contains: ["£7.49 every 7 days"],
      excludes: ["£7.50", "£7.51"]),
    Row(
      id: "a rate keeps its count",
      catalog: plans("USA", plan("q", "P3M", "24.99"), plan("m", "P1M", "9.99")),
      contains: ["$24.99 every 3 months", "$9.99 per month"],
      excludes: ["$24.99 per month", "1 month\n"]),
  ]

  static let offers = [
    Row(
      id: "paid up front is not free",
      catalog: plans(
        "USA", plan("y", "P1Y", "79.99", StoreKitText.offer("payUpFront", "P3M", price: "9.99"))),
      contains: ["$9.99 for 3 months, paid up front, then $79.99 per year"],
      excludes: ["free", "Free", "trial"]),
    // 3 × 9.99 = 29.97, which is less than 34.99.
    Row(
      id: "a dear offer is no discount",
      catalog: plans(
        "USA", plan("m", "P1M", "9.99", StoreKitText.offer("payUpFront", "P3M", price: "34.99"))),
      code: 1,
      excludes: ["Save", "save", "discount", "off "],
      error: "no message can state it: the introductory price is not below the regular price for "
        + "the same time: 34.99 against 3 × 9.99 = 29.97"),
    Row(
      id: "pay as you go names every payment",
      catalog: plans(
        "USA",
        plan("m", "P1M", "9.99", StoreKitText.offer("payAsYouGo", "P1M", price: "1.99", count: 3))),
      command: "render --columns 120",
      contains: [
        "$1.99 per month for 3 months (3 payments, $5.97 in total), then $9.99 per month"
      ]),
  ]

  static let bidi = [
    Row(
      id: "an English name on an Arabic page",
      catalog: plans(
        "ARE", StoreKitText.subscription("club", "P1M", "19.99", name: "Gold Club 2")),
      command: "render --locale ar-AE --format html",
      contains: [
        #"<html lang="ar-AE" dir="rtl">"#, "<h2 class=\"pw-plan-name\"><bdi>Gold Club 2</bdi></h2>",
      ], excludes: ["\u{2068}", "\u{2069}"]),
    Row(
      id: "the data that formatted a price is recorded",
      catalog: plans("USA", plan("m", "P1M", "1")),
      command: "prices --format json", contains: [#""icu": ""#, #""cldr": ""#]),
  ]

  @Test(arguments: savings + money + periods + offers + bidi)
  func showsWhatIsTrue(row: Row) throws {
    let folder = try TemporaryFolder(["App.storekit": row.catalog])
    let words = row.command.split(separator: " ").map(String.init)
    let result = try Program.run(words + ["--catalog", "App.storekit"], in: folder)
    #expect(result.ending == .code(row.code), "\(result.errorText)")
    let output = result.outputText
    for text in row.contains { #expect(output.contains(text), "\(text) in \(output)") }
    for text in row.excludes { #expect(!output.contains(text), "\(text) in \(output)") }
    if !row.error.isEmpty { #expect(result.errorText.contains(row.error), "\(result.errorText)") }
  }

  /// Spanish of Argentina is not built in: the team brings its own messages, and the sign still tells the dollars apart.
  @Test func namesADollarAbroad() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.file(
        storefront: "ARG", products: [StoreKitText.product("full", "6.99")]),
      "own/es.arb": try PackageFolder.text("Locales/en.arb")
        .replacing("\"@@locale\": \"en\"", with: "\"@@locale\": \"es\""),
    ])
    let result = try Program.run(
      ["prices", "--catalog", "App.storekit", "--locales", "own", "--locale", "es-AR"]
        + ["--format", "json"], in: folder)
    #expect(
      try JSONValue(result.output)["plans"].elements[0]["price"]["text"].text == "US$\u{A0}6,99")
  }
}
