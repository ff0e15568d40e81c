import Testing

@testable import PricingEngine

/// What stands at the top level of a file.
@Suite struct StoreKitFileTests {
  private static let store = #""settings" : { "_storefront" : "USA" }"#
  private static let product = StoreKitJSON.product()

  static let refused: [StoreKitRow] = [
    StoreKitRow(
      id: "not JSON", marked: "{ \"products\" : [⚑, }",
      finding: ExpectedFinding(
        severity: .error, rule: "json-syntax", product: nil, message: "expected a value, got ','"),
      kept: nil),
    StoreKitRow(
      id: "empty file", marked: "",
      finding: ExpectedFinding(
        severity: .error, rule: "file-empty", product: nil, message: "the file is empty",
        fix: "check that it is the right file and that it was saved"),
      kept: nil),
    StoreKitRow(
      id: "100,000 nested brackets",
      marked: String(repeating: "[", count: 128) + "⚑" + String(repeating: "[", count: 99_872)
        + String(repeating: "]", count: 100_000),
      finding: ExpectedFinding(
        severity: .error, rule: "json-too-deep", product: nil,
        message: "the file is nested too deeply, expected at most 128 levels",
        fix: "check that it is the right file"),
      kept: nil),
    StoreKitRow(
      id: "not an object", marked: " ⚑[]",
      finding: ExpectedFinding(
        severity: .error, rule: "catalog-not-an-object", product: nil,
        message: "expected an object, got a list",
        fix: "check that it is a StoreKit configuration file"),
      kept: nil),
    StoreKitRow(
      id: "no product list", marked: "⚑{ \(store), \"products\" : null }",
      finding: ExpectedFinding(
        severity: .error, rule: "product-list-missing", product: nil,
        message: "expected one of the lists 'products', 'nonRenewingSubscriptions', "
          + "'subscriptionGroups'",
        fix: "check that it is a StoreKit configuration file"),
      kept: nil),
    StoreKitRow(
      id: "storekit-duplicate-id",
      marked: """
        { \(store),
          "products" : [ \(product) ],
          "nonRenewingSubscriptions" : [
        \(StoreKitJSON.product(["productID": "⚑\"a\"", "type": "\"NonRenewingSubscription\""])) ] }
        """,
      finding: ExpectedFinding(
        severity: .error, rule: "product-id-duplicate",
        path: "nonRenewingSubscriptions[0] \"a\" > productID",
        message: "the product id 'a' is already used on line 2",
        fix: "give each product its own id"),
      kept: nil),
    StoreKitRow(
      id: "duplicate of a refused product",
      marked: """
        { \(store), "products" : [
          \(StoreKitJSON.product(["type": ""])),
          \(StoreKitJSON.product(["productID": "⚑\"a\""])) ] }
        """, kept: nil),
  ]

  static let lists: [StoreKitRow] = [
    StoreKitRow(
      id: "list of another type", marked: "{ \(store), \"products\" : ⚑{} }",
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: "products", product: nil,
        message: "expected a list, got an object"),
      kept: []),
    StoreKitRow(
      id: "product of another type",
      marked: "{ \(store), \"products\" : [ \(product), ⚑\"b\" ] }",
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: "products[1]", product: nil,
        message: "expected an object, got the text 'b'")),
    StoreKitRow(
      id: "empty template", marked: "⚑{ \(store), \"products\" : [] }",
      finding: ExpectedFinding(
        severity: .warning, rule: "products-missing", product: nil,
        message: "the file holds no product: it is an empty template",
        fix: "add a product in Xcode"),
      kept: []),
    StoreKitRow(
      id: "never synced",
      marked: """
        ⚑{ "settings" : { "_storefront" : "USA", "_developerTeamID" : "T5X9A2B7C1" },
          "subscriptionGroups" : [] }
        """,
      finding: ExpectedFinding(
        severity: .warning, rule: "products-missing", product: nil,
        message: "the file holds no product: it is linked to an app record but was never synced",
        fix: "sync it in Xcode"),
      kept: []),
    StoreKitRow(
      id: "products under an invented key",
      marked: "{ \(store), \"products\" : [],\n ⚑\"nonConsumables\" : [ \(product) ] }",
      finding: ExpectedFinding(
        severity: .error, rule: "layout-unknown", path: "nonConsumables", product: nil,
        message: "products under 'nonConsumables' are not read", fix: "put them in 'products'"),
      kept: []),
    StoreKitRow(
      id: "products under any other key",
      marked: "{ \(store), \"products\" : [],\n ⚑\"passes\" : [ \(product) ] }",
      finding: ExpectedFinding(
        severity: .error, rule: "layout-unknown", path: "passes", product: nil,
        message: "products under 'passes' are not read", fix: "put them in 'products'"),
      kept: []),
    StoreKitRow(
      id: "subscriptions at the top",
      marked: "{ \(store), \"products\" : [],\n ⚑\"subscriptions\" : [ \"a\" ] }",
      finding: ExpectedFinding(
        severity: .error, rule: "layout-unknown", path: "subscriptions", product: nil,
        message: "products under 'subscriptions' are not read",
        fix: "put them in 'subscriptions' of a group in 'subscriptionGroups'"),
      kept: []),
    StoreKitRow(
      id: "empty invented list",
      marked: "{ \(store), \"products\" : [ \(product) ], ⚑\"nonConsumableIAP\" : [] }",
      finding: ExpectedFinding(
        severity: .note, rule: "layout-unknown", path: "nonConsumableIAP", product: nil,
        message: "products under 'nonConsumableIAP' are not read", fix: "put them in 'products'")),
    StoreKitRow(
      id: "misspelled list with products",
      marked: "{ \(store), \"products\" : [ \(product) ],\n"
        + " ⚑\"nonRenewableSubscriptions\" : [ {} ] }",
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled", path: "nonRenewableSubscriptions", product: nil,
        message: "the key 'nonRenewableSubscriptions' is not read",
        fix: "rename it to 'nonRenewingSubscriptions'")),
    StoreKitRow(
      id: "misspelled list that is empty",
      marked: "{ \(store), \"products\" : [ \(product) ],\n ⚑\"nonRenewableSubscriptions\" : [] }",
      finding: ExpectedFinding(
        severity: .note, rule: "key-misspelled", path: "nonRenewableSubscriptions", product: nil,
        message: "the key 'nonRenewableSubscriptions' is not read",
        fix: "rename it to 'nonRenewingSubscriptions'")),
  ]

  static let keys: [StoreKitRow] = [
    StoreKitRow(
      id: "keys of all versions",
      marked: """
        { \(store), "identifier" : "5E0C11AA", "nonRenewingSubscriptions" : [],
          "products" : [ \(product) ], "subscriptionGroups" : [], "appPolicies" : {},
          "subscriptionBundleGroups" : [], "subscriptionSuiteGroups" : [], "_future" : 1,
          "introductoryOffer" : null, "version" : { "major" : 6, "minor" : 3 } }
        """),
    StoreKitRow(
      id: "unknown key",
      marked: "{ \(store), \"products\" : [ \(product) ],\n ⚑\"bundleID\" : \"x\" }",
      finding: ExpectedFinding(
        severity: .note, rule: "key-unknown", path: "bundleID", product: nil,
        message: "the key 'bundleID' is not read", fix: "remove it if Xcode did not write it")),
    StoreKitRow(
      id: "bundles",
      marked: "{ \(store), \"products\" : [ \(product) ], \"subscriptionBundleGroups\" : ⚑[ {} ] }",
      finding: ExpectedFinding(
        severity: .note, rule: "bundles-skipped", path: "subscriptionBundleGroups", product: nil,
        message: "bundles and suites of subscriptions are not read")),
    StoreKitRow(
      id: "newer version",
      marked: "{ \(store), \"products\" : [ \(product) ],\n"
        + "  \"version\" : ⚑{ \"major\" : 6, \"minor\" : 4 } }",
      finding: ExpectedFinding(
        severity: .note, rule: "version-newer", path: "version", product: nil,
        message: "version 6.4 is newer than 6.3, the newest that is known; "
          + "unknown parts are not read")),
    StoreKitRow(
      id: "older version with a high minor",
      marked: "{ \(store), \"products\" : [ \(product) ], "
        + "\"version\" : { \"major\" : 5, \"minor\" : 9 } }"),
    StoreKitRow(
      id: "version as a number",
      marked: "{ \(store), \"products\" : [ \(product) ], \"version\" : ⚑3 }",
      finding: ExpectedFinding(
        severity: .note, rule: "version-unreadable", path: "version", product: nil,
        message: "expected 'major' and 'minor' as whole numbers, got the number 3",
        fix: "write { \"major\" : 4, \"minor\" : 0 }")),
    StoreKitRow(
      id: "version in two keys",
      marked: "{ \(store), \"products\" : [ \(product) ], ⚑\"majorVersion\" : 4 }",
      finding: ExpectedFinding(
        severity: .note, rule: "layout-unknown", path: "majorVersion", product: nil,
        message: "the key 'majorVersion' is not part of Xcode's layout",
        fix: "write 'version' as { \"major\" : 4, \"minor\" : 0 }")),
    StoreKitRow(
      id: "invented storefront key",
      marked: "{ \(store), \"products\" : [ \(product) ], ⚑\"developmentStoreFront\" : \"DEU\" }",
      finding: ExpectedFinding(
        severity: .warning, rule: "storefront-misplaced", path: "developmentStoreFront",
        product: nil, message: "the key 'developmentStoreFront' is not read",
        fix: "name the storefront as '_storefront' in 'settings'")),
  ]

  @Test(arguments: refused.filter { $0.finding != nil } + lists + keys)
  func reports(row: StoreKitRow) throws { try row.check() }

  @Test func refusesDuplicatesOfRefusedProducts() throws {
    let row = try #require(Self.refused.last)
    let marked = MarkedText(row.marked)
    let reading = try storeKitReading(marked.text)
    #expect(reading.catalog == nil)
    #expect(reading.findings.map(\.rule) == ["type-missing", "product-id-duplicate"])
    #expect(reading.findings.last?.location == marked.location(in: "test.storekit"))
  }

  /// All findings of a file come at once, in the order of the file.
  @Test func reportsEverythingInFileOrder() throws {
    let text = """
      { "products" : [
          \(StoreKitJSON.product(["displayPrice": "\"3,490\"", "productID": "\"x\""])),
          \(StoreKitJSON.product(["type": "\"consumable\"", "productID": "\"y\""])),
          \(StoreKitJSON.product()) ],
        "settings" : { "_storefront" : "DE" },
        "identifer" : "1" }
      """
    let reading = try storeKitReading(text)
    #expect(
      reading.findings.map(\.rule) == [
        "price-not-a-number", "type-unknown", "storefront-spelling", "key-misspelled",
      ])
    #expect(reading.findings.map(\.productID) == ["x", "y", nil, nil])
    #expect(reading.catalog?.products.map(\.id) == ["a"])
    #expect(reading.catalog?.products.first?.pricing.keys.map(\.code) == ["DEU"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsEveryLineEnd(lineEnd: String) throws {
    let lines = StoreKitJSON.file(product: ["displayPrice": "⚑\"x\""]).split(separator: "\n")
    let marked = MarkedText(lines.joined(separator: "\n"))
    let text = marked.text.split(separator: "\n").joined(separator: lineEnd)
    let reading = try storeKitReading(text)
    #expect(reading.findings.map(\.location) == [marked.location(in: "test.storekit")])
  }

  @Test func readsAByteOrderMark() throws {
    let text = "\u{FEFF}" + StoreKitJSON.file(products: StoreKitJSON.product())
    #expect(try storeKitCatalog(text).products.map(\.id) == ["a"])
  }

  /// Products come in file order, whatever the order of the lists.
  @Test func keepsTheOrderOfTheFile() throws {
    let group =
      #"{ "id" : "G", "subscriptions" : [ \#(StoreKitJSON.subscription(["productID": "\"s\""])) ] }"#
    let text = """
      { "subscriptionGroups" : [ \(group) ], \(Self.store),
        "products" : [ \(StoreKitJSON.product(["productID": "\"p\""])) ],
        "nonRenewingSubscriptions" : [
          \(StoreKitJSON.product(["productID": "\"n\"", "type": "\"NonRenewingSubscription\""])) ] }
      """
    #expect(try storeKitCatalog(text).products.map(\.id) == ["s", "p", "n"])
  }
}
