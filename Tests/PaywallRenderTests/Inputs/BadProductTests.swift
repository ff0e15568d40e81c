import Testing

/// Catalogs whose products are wrong, and names that are odd and right.
@Suite struct BadProductTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let catalog: String
    let code: Int32
    /// The first lines of all findings, without their places.
    let findings: [String]
    var testDescription: String { id }
  }

  private static func price(_ text: String) -> String {
    StoreKitText.file(products: [StoreKitText.product("full", text)])
  }

  private static func notANumber(_ price: String) -> Row {
    Row(
      id: "the price '\(price)'", catalog: BadProductTests.price(price), code: 2,
      findings: ["error: expected a plain decimal number, got '\(price)' [price-not-a-number]"])
  }

  static let prices =
    ["-1", "1e3", "", "3,490", "12abc", "-", "1_000", "0x10", "$3", " 3", "3.", ".5"].map(
      notANumber)
    + [
      Row(
        id: "a decimal comma", catalog: price("3,49"), code: 1,
        findings: [
          "warning: expected a decimal point, got '3,49'; it is read as 3.49 [decimal-comma]"
        ]),
      Row(
        id: "a price of yen in dollars", catalog: price("1200"), code: 1,
        findings: [
          "warning: all prices are whole and up to 1200, which is unlikely in USD; they may be of "
            + "another storefront [currency-unlikely]"
        ]),
      Row(
        id: "no price",
        catalog: StoreKitText.file(products: [
          StoreKitText.product("full", "1").replacing(#""displayPrice": "1", "#, with: "")
        ]), code: 2, findings: ["error: the product has no price [price-missing]"]),
    ]
    + [
      Row(
        id: "the price 0", catalog: price("0"), code: 1,
        findings: [
          "warning: the product costs zero, so no copy offers it for sale [price-zero]"
        ])
    ]
    + ["3.49", "12", "0.990"].map { price in
      Row(id: "the price \(price)", catalog: BadProductTests.price(price), code: 0, findings: [])
    }

  private static func period(_ text: String) -> Row {
    Row(
      id: "the period '\(text)'",
      catalog: StoreKitText.file(subscriptions: [StoreKitText.subscription("pro", text, "9.99")]),
      code: 2,
      findings: ["error: expected a period such as 'P1M', got '\(text)' [period-invalid]"])
  }

  static let periods =
    ["months", "1 month", "P1Q", "P", "P0M", "P-1M", "P1.5M", ""].map(period)

  static let products = [
    Row(
      id: "a product twice",
      catalog: StoreKitText.file(products: [
        StoreKitText.product("full", "1"), StoreKitText.product("full", "2"),
      ]), code: 2,
      findings: ["error: the product id 'full' is already used on line 3 [product-id-duplicate]"]),
    Row(
      id: "an unknown type",
      catalog: StoreKitText.file(products: [StoreKitText.product("full", "1", type: "Permanent")]),
      code: 2,
      findings: ["error: expected 'Consumable' or 'NonConsumable', got 'Permanent' [type-unknown]"]),
    Row(
      id: "a paid offer without its price",
      catalog: StoreKitText.file(subscriptions: [
        StoreKitText.subscription(
          "pro", "P1Y", "79.99", more: StoreKitText.offer("payUpFront", "P3M"))
      ]), code: 2, findings: ["error: it has no price [price-missing]"]),
    Row(
      id: "an offer that costs more than the plan",
      catalog: StoreKitText.file(subscriptions: [
        StoreKitText.subscription(
          "pro", "P1M", "9.99", more: StoreKitText.offer("payUpFront", "P3M", price: "34.99"))
      ]), code: 1,
      findings: [
        "warning: the offer costs more than the regular price for the same time: 34.99 for 'P3M', "
          + "regularly 9.99 for 'P1M' [offer-dearer]"
      ]),
    Row(
      id: "everything at once",
      catalog: StoreKitText.file(
        subscriptions: [StoreKitText.subscription("pro", "P1Q", "1e3")],
        products: [StoreKitText.product("full", "-1")]), code: 2,
      findings: [
        "error: expected a plain decimal number, got '-1' [price-not-a-number]",
        "error: expected a plain decimal number, got '1e3' [price-not-a-number]",
        "error: expected a period such as 'P1M', got 'P1Q' [period-invalid]",
      ]),
  ]

  @Test(arguments: prices + periods + products)
  func reports(row: Row) throws {
    let folder = try TemporaryFolder(["App.storekit": row.catalog])
    let result = try Program.run(["catalog", "validate", "--catalog", "App.storekit"], in: folder)
    #expect(result.ending == .code(row.code))
    let heads = result.errorText.split(separator: "\n").filter { $0.hasPrefix("App.storekit:") }
    let findings = heads.map { head in
      head.drop { $0 != " " }.dropFirst()
    }
    #expect(findings.map(String.init) == row.findings)
    for head in heads {
      #expect(head.prefix { $0 != " " }.split(separator: ":").count == 3, "\(head)")
    }
  }

  struct Name: Sendable, CustomTestStringConvertible {
    let id: String
    /// The name as JSON has it, without its quotes.
    let json: String
    /// The name in text.
    let text: String
    /// The name in HTML.
    let html: String
    var testDescription: String { id }
  }

  static let names = [
    Name(
      id: "markup", json: "<b>Pro</b>", text: "<b>Pro</b>", html: "&lt;b&gt;Pro&lt;/b&gt;"),
    Name(
      id: "the end of a script", json: "Pro</script><script>alert(1)</script>",
      text: "Pro</script><script>alert(1)</script>",
      html: "Pro&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
    Name(
      id: "quotes", json: #"\"Pro\" 'x'"#, text: "\"Pro\" 'x'", html: "&quot;Pro&quot; &#39;x&#39;"),
    Name(
      id: "Hebrew", json: "מועדון 2", text: "\u{2068}מועדון 2\u{2069}", html: "<bdi>מועדון 2</bdi>"),
    Name(id: "an emoji", json: "☕️ Pro 👩‍🍳", text: "☕️ Pro 👩‍🍳", html: "☕️ Pro 👩‍🍳"),
    Name(id: "an override", json: #"Pro\u202Eeerf"#, text: "Proeerf", html: "Proeerf"),
  ]

  @Test(arguments: names)
  func showsAName(row: Name) throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.file(subscriptions: [
        StoreKitText.subscription("pro", "P1M", "4.99", name: row.json)
      ])
    ])
    let text = try Program.run(["render", "--catalog", "App.storekit"], in: folder)
    #expect(text.ending == .code(0))
    #expect(text.outputText.contains("\n\(row.text)\n  $4.99 per month\n"), "\(text.outputText)")
    let html = try Program.run(
      ["render", "--catalog", "App.storekit", "--format", "html"], in: folder)
    #expect(html.outputText.contains("<h2 class=\"pw-plan-name\">\(row.html)</h2>"))
    #expect(!html.outputText.contains("<script>alert"))
    #expect(!html.outputText.contains("<b>Pro"))
  }
}
