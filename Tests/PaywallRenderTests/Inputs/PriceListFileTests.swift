import Testing

/// `--prices` and `--as-of`: prices of other storefronts, added to a catalog.
@Suite struct PriceListFileTests {
  /// Two plans in USA; the lists give prices in DEU.
  private static let files = [
    "App.storekit": StoreKitText.twoPlans,
    "prices.csv": """
    product,territory,currency,price,start_date
    pro.monthly,DEU,EUR,3.49,
    pro.yearly,DEU,EUR,24.99,
    pro.yearly,DEU,EUR,22.99,2026-10-01

    """,
    "dated.csv":
      "product,territory,currency,price,start_date\npro.yearly,DEU,EUR,22.99,2026-10-01\n",
    "monthly.csv": "Countries or Regions,Currency Code,Price\nGermany,EUR,3.49\n",
    "yearly.csv": "Countries or Regions,Currency Code,Price\nGermany,EUR,24.99\n",
    "a=b.csv": "product,territory,currency,price\npro.monthly,DEU,EUR,3.49\n",
  ]

  private static func germany(_ yearly: String) -> String {
    "Germany (DEU), EUR, en\n\n" + yearly
      + "pro.monthly  €3.49   1 month  €3.49      €0.81     -                        -\n"
  }

  private static let header =
    "product      price   period   per month  per week  saving                   months free\n"

  static let rows = [
    CommandRow(
      id: "CSV, prices without a start date",
      command: "prices --catalog App.storekit --prices prices.csv --storefront DEU", files: files,
      output: germany(
        header
          + "pro.yearly   €24.99  1 year   €2.09      €0.49     40% against pro.monthly  4\n"),
      errors: """
        prices.csv:4:1: note: not used: prices of 'pro.yearly' with a start date, in DEU [price-later]
          product: pro.yearly
          fix: name the day that prices are wanted for, with '--as-of DATE'

        """),
    CommandRow(
      id: "CSV, on a day",
      command: "prices --catalog App.storekit --prices prices.csv --as-of 2026-10-01 "
        + "--storefront DEU", files: files,
      output: germany(
        header
          + "pro.yearly   €22.99  1 year   €1.92      €0.45     45% against pro.monthly  5\n")),
    CommandRow(
      id: "two lists, each of a product that it does not name",
      command: "prices --catalog App.storekit --prices pro.monthly=monthly.csv "
        + "--prices pro.yearly=yearly.csv --storefront DEU", files: files,
      output: germany(
        header
          + "pro.yearly   €24.99  1 year   €2.09      €0.49     40% against pro.monthly  4\n")),
    CommandRow(
      id: "a file with an equals sign in its name",
      command: "prices --catalog App.storekit --prices a=b.csv --storefront DEU "
        + "--products pro.monthly", files: files,
      output: """
        Germany (DEU), EUR, en

        product      price  period   per month  per week  saving  months free
        pro.monthly  €3.49  1 month  €3.49      €0.81     -       -

        """),
    CommandRow(
      id: "a list that names no product, beside two",
      command: "prices --catalog App.storekit --prices monthly.csv", files: files, code: 2,
      errors: """
        monthly.csv:1:1: error: expected a column 'product', got 'Countries or Regions', \
        'Currency Code', 'Price' [price-list-column]
          Countries or Regions,Currency Code,Price
          ^
          fix: add a column 'product' with product identifiers, or name the product of the whole list \
        with '--prices PRODUCT=FILE'

        """),
    CommandRow(
      id: "a product that the catalog lacks",
      command: "prices --catalog App.storekit --prices pro.yearl=yearly.csv", files: files, code: 2,
      errors:
        "paywall-render: error: '--prices pro.yearl=yearly.csv' names the product 'pro.yearl', "
        + "which App.storekit lacks; did you mean 'pro.yearly'?\n"),
    CommandRow(
      id: "a product without its file",
      command: "prices --catalog App.storekit --prices pro.yearly=", files: files, code: 2,
      errors: "paywall-render: error: expected a file after '--prices pro.yearly='\n"),
    CommandRow(
      id: "a product, and a list that names others",
      command: "prices --catalog App.storekit --prices pro.yearly=prices.csv", files: files,
      code: 2,
      errors: "paywall-render: error: prices.csv:2:1: the list names 'pro.monthly', and '--prices' "
        + "names 'pro.yearly'; leave out 'pro.yearly=' for a list that names its products\n"),
    CommandRow(
      id: "all prices have a start date",
      command: "prices --catalog App.storekit --prices dated.csv", files: files, code: 2,
      errors: """
        dated.csv:2:1: error: all prices of 'pro.yearly' in DEU have a start date [price-date-missing]
          pro.yearly,DEU,EUR,22.99,2026-10-01
          ^
          product: pro.yearly
          fix: name the day that prices are wanted for, with '--as-of DATE'

        """),
    CommandRow(
      id: "a day that is none",
      command: "prices --catalog App.storekit --prices prices.csv --as-of 2026-02-30", files: files,
      code: 2,
      errors: "paywall-render: error: '--as-of 2026-02-30': there is no day 30 in month 2 of year "
        + "2026\n"),
    CommandRow(
      id: "a day in words",
      command: "prices --catalog App.storekit --prices prices.csv --as-of today", files: files,
      code: 2,
      errors: "paywall-render: error: expected a date such as 2027-01-31 after '--as-of', got "
        + "'today'\n"),
  ]

  @Test(arguments: rows)
  func adds(row: CommandRow) throws { try row.check() }

  /// The App Store Connect API's prices of one subscription, which the file names.
  @Test(arguments: [("2026-11-30", "3.49"), ("2027-02-01", "3.99")])
  func addsAppStoreConnectPrices(date: String, price: String) throws {
    let catalog = StoreKitText.file(subscriptions: [
      StoreKitText.subscription("app.example.herbarium.plus.monthly", "P1M", "2.99")
    ])
    let folder = try TemporaryFolder(["App.storekit": catalog])
    let result = try Program.run(
      [
        "prices", "--catalog", "App.storekit", "--as-of", date, "--storefront", "DEU", "--format",
        "csv", "--prices", PackageFolder.path("Examples/catalogs/prices-app-store-connect.json"),
      ], in: folder)
    #expect(result.ending == .code(0))
    let line = try #require(result.outputText.split(separator: "\r\n").last)
    #expect(
      line.hasPrefix(
        "app.example.herbarium.plus.monthly,autoRenewable,upFront,DEU,EUR,\(price),P1M,"))
  }

  /// A list of a whole company, in which the catalog's products are few.
  @Test func countsProductsThatTheCatalogLacks() throws {
    let lines = (1...60).map { "other.\($0),DEU,EUR,3.49\n" }.joined()
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans,
      "prices.csv": "product,territory,currency,price\n" + lines,
    ])
    let result = try Program.run(
      ["catalog", "validate", "--catalog", "App.storekit", "--prices", "prices.csv"], in: folder)
    #expect(result.ending == .code(1))
    let lacking = result.errorText.split(separator: "\n").filter { $0.contains("warning") }
      .map(String.init)
    #expect(lacking.count == 10)
    #expect(
      lacking.last
        == "prices.csv:11:1: warning: the catalog lacks 51 more products of the list, from "
        + "'other.10' on: their prices are not used [price-list-unknown-product]")
  }

  /// Only the first findings of a rule are printed, and the rest is counted.
  @Test func countsFindingsOfOneRule() throws {
    let lines = (1...60).map { "pro.yearly,DEU,EUR,x\($0)\n" }.joined()
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans,
      "prices.csv": "product,territory,currency,price\n" + lines,
    ])
    let result = try Program.run(
      ["catalog", "validate", "--catalog", "App.storekit", "--prices", "prices.csv"], in: folder)
    #expect(result.ending == .code(2))
    let errors = result.errorText.split(separator: "\n")
    #expect(errors.count { $0.contains(": error: ") } == 50)
    #expect(errors.last == "paywall-render: and 10 more findings [price-not-a-number]")
  }
}
