import Testing

/// `catalog list` and `catalog validate`.
@Suite struct CatalogCommandTests {
  private static let catalog = StoreKitText.file(
    subscriptions: [
      StoreKitText.subscription(
        "pro.yearly", "P1Y", "19.99", more: StoreKitText.offer("free", "P1W")),
      StoreKitText.subscription(
        "pro.monthly", "P1M", "2.99",
        more: StoreKitText.offer("payAsYouGo", "P1M", price: "0.99", count: 3)),
    ],
    products: [
      StoreKitText.product("coins", "0.9", type: "Consumable"), StoreKitText.product("full", "25"),
    ])

  static let lists = [
    CommandRow(
      id: "every kind", command: "catalog list --catalog App.storekit",
      files: ["App.storekit": catalog],
      output: """
        coins  consumable  0.90 USD
        full  nonConsumable  25.00 USD
        pro.yearly  autoRenewable  P1Y  19.99 USD  introductory:freeTrial
        pro.monthly  autoRenewable  P1M  2.99 USD  introductory:payAsYouGo

        """),
    CommandRow(
      id: "a catalog with errors", command: "catalog list --catalog App.storekit",
      files: ["App.storekit": StoreKitText.file(products: [StoreKitText.product("full", "-1")])],
      code: 2,
      errors: """
        App.storekit:3:54: error: expected a plain decimal number, got '-1' [price-not-a-number]
          …products": [{"productID": "full", "displayPrice": "-1", "type": "NonConsumable",
                                                             ^
          at: products[0] "full" > displayPrice
          fix: write a price of zero or more

        """),
  ]

  static let validations = [
    CommandRow(
      id: "clean", command: "catalog validate --catalog App.storekit",
      files: ["App.storekit": catalog],
      output: "App.storekit: products 4, storefront USA, USD, errors 0, warnings 0\n"),
    CommandRow(
      id: "a warning", command: "catalog validate --catalog App.storekit",
      files: ["App.storekit": StoreKitText.file(products: [StoreKitText.product("full", "3,49")])],
      code: 1, output: "App.storekit: products 1, storefront USA, USD, errors 0, warnings 1\n",
      errors: """
        App.storekit:3:54: warning: expected a decimal point, got '3,49'; it is read as 3.49 \
        [decimal-comma]
          …oducts": [{"productID": "full", "displayPrice": "3,49", "type": "NonConsumable",
                                                           ^
          at: products[0] "full" > displayPrice
          fix: write '3.49'

        """),
    CommandRow(
      id: "no catalog", command: "catalog validate", code: 2,
      errors:
        "paywall-render: error: expected '--catalog FILE' for 'catalog validate', or a paywall.json that names one\n"
    ),
  ]

  @Test(arguments: lists + validations)
  func reads(row: CommandRow) throws { try row.check() }

  /// The examples of the project are clean.
  @Test(arguments: ["BrewLog", "PocketTuner"])
  func findsNothingInTheExamples(name: String) throws {
    let path = PackageFolder.path("Examples/\(name)/\(name).storekit")
    let result = try Program.run(["catalog", "validate", "--catalog", path])
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(result.errorText == "")
  }
}
