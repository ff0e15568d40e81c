import Testing

/// Names and descriptions that no store would take are found before a store refuses them.
@Suite struct StoreListingTests {
  private static let long = "Every tuner for every instrument"

  private static let files = [
    "App.storekit": StoreKitText.file(products: [
      StoreKitText.product("full", "24.99", name: long)
    ])
  ]

  static let rows = [
    CommandRow(
      id: "rendered", command: "render --catalog App.storekit --template store-listing",
      files: files, code: 1, output: "  \(long)\n  One-time purchase, no subscription\n",
      errors: """
        paywall-render: error: the display name of 'full' in en has 32 characters, and the store \
        takes 30: '\(long)' [store-field-too-long]
          product: full
          fix: shorten it, or set 'storeListing' in paywall.json

        """),
    CommandRow(
      id: "validated", command: "catalog validate --catalog App.storekit", files: files, code: 1,
      output: "App.storekit: products 1, storefront USA, USD, errors 0, warnings 1\n",
      errors: """
        paywall-render: warning: the display name of 'full' in en-US has 32 characters, and the \
        store takes 30: '\(long)' [store-field-too-long]
          product: full
          fix: shorten it, or set 'storeListing' in paywall.json

        """),
    CommandRow(
      id: "on Google Play", command: "render --catalog App.storekit --template store-listing",
      files: files.merging([
        "paywall.json": #"{"schema": "paywall-project/1", "storeListing": {"store": "googlePlay"}}"#
      ]) { $1 }, output: "  \(long)\n  One-time purchase, no subscription\n"),
  ]

  @Test(arguments: rows)
  func checksTheLengths(row: CommandRow) throws { try row.check() }
}
