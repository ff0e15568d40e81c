import Testing

@Suite struct PricesCommandTests {
  private static let files = ["App.storekit": StoreKitText.twoPlans]

  static let rows = [
    CommandRow(
      id: "table", command: "prices --catalog App.storekit", files: files,
      output: """
        United States (USA), USD, en

        product      price   period   per month  per week  saving                   months free
        pro.yearly   $19.99  1 year   $1.67      $0.39     44% against pro.monthly  5
        pro.monthly  $2.99   1 month  $2.99      $0.69     -                        -

        """),
    CommandRow(
      id: "CSV", command: "prices --catalog App.storekit --format csv", files: files,
      output: "productID,kind,billing,storefront,currency,amount,period,commitmentTotal,perMonth,"
        + "perWeek,perDay,perYear,comparedTo,savingsPercent,savingsAmount,monthsFree\r\n"
        + "pro.yearly,autoRenewable,upFront,USA,USD,19.99,P1Y,,1.67,0.39,0.06,19.99,pro.monthly,44,"
        + "15.89,5\r\n"
        + "pro.monthly,autoRenewable,upFront,USA,USD,2.99,P1M,,2.99,0.69,0.10,35.88,,,,\r\n"),
    CommandRow(
      id: "one product", command: "prices --catalog App.storekit --products pro.monthly",
      files: files,
      output: """
        United States (USA), USD, en

        product      price  period   per month  per week  saving  months free
        pro.monthly  $2.99  1 month  $2.99      $0.69     -       -

        """),
    CommandRow(
      id: "compared with a product that is named",
      command: "prices --catalog App.storekit --products pro.monthly --compare-to pro.yearly "
        + "--format csv", files: files,
      output: "productID,kind,billing,storefront,currency,amount,period,commitmentTotal,perMonth,"
        + "perWeek,perDay,perYear,comparedTo,savingsPercent,savingsAmount,monthsFree\r\n"
        + "pro.monthly,autoRenewable,upFront,USA,USD,2.99,P1M,,2.99,0.69,0.10,35.88,,,,\r\n"),
    CommandRow(
      id: "a one-time purchase in Japanese, where the columns are wide",
      command: "prices --catalog App.storekit --locale ja",
      files: ["App.storekit": StoreKitText.unlock],
      output: """
        United States (USA), USD, ja

        product  price   period    per month  per week  saving  months free
        full     $24.99  one-time  -          -         -       -

        """),
    CommandRow(
      id: "an unknown product", command: "prices --catalog App.storekit --products pro.yearl",
      files: files, code: 2,
      errors: "paywall-render: error: App.storekit: no product 'pro.yearl'; did you mean "
        + "'pro.yearly'? (products: pro.yearly, pro.monthly)\n"),
    CommandRow(
      id: "a product twice",
      command: "prices --catalog App.storekit --products pro.yearly,pro.yearly", files: files,
      code: 2, errors: "paywall-render: error: '--products' names 'pro.yearly' twice\n"),
    CommandRow(
      id: "currencies by their codes",
      command: "prices --catalog App.storekit --products pro.monthly --symbols isoCode",
      files: files,
      output: """
        United States (USA), USD, en

        product      price     period   per month  per week  saving  months free
        pro.monthly  USD\u{A0}2.99  1 month  USD\u{A0}2.99   USD\u{A0}0.69  -       -

        """),
    CommandRow(
      id: "a storefront without a price", command: "prices --catalog App.storekit --storefront DEU",
      files: files, code: 2,
      errors: "paywall-render: error: App.storekit: 'pro.yearly' has no price in DEU (Germany); "
        + "it has prices in USA; give --storefront USA\n"),
  ]

  @Test(arguments: rows)
  func lists(row: CommandRow) throws { try row.check() }

  @Test func writesJSON() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Program.run(
      ["prices", "--catalog", "App.storekit", "--format", "json", "--locale", "pt-BR"], in: folder)
    #expect(result.ending == .code(0))
    let json = try JSONValue(result.output)
    #expect(try json["schema"].text == "paywall-prices/1")
    #expect(try json["storefrontSource"].text == "catalog")
    let plan = try json["plans"].elements[0]
    #expect(try plan["savings"]["exactPercent"].text == "44.2865…")
    #expect(try plan["savings"]["basis"].text == "12 × 2.99 = 35.88")
    #expect(try plan["period"]["text"].text == "1 ano")
    #expect(
      try json["plans"].elements[1]["noSavingsReason"].text
        == "no shorter plan of the same group and level to compare 'pro.monthly' with")
  }
}
