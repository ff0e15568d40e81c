import Testing

@testable import PricingEngine

@Suite struct StoreKitProductTests {
  private static func file(_ changes: KeyValuePairs<String, String>) -> String {
    StoreKitJSON.file(product: changes)
  }

  private static func nonRenewing(_ changes: KeyValuePairs<String, String>) -> String {
    let product = StoreKitJSON.object(
      [
        ("productID", "\"a\""), ("displayPrice", "\"4.99\""), ("localizations", StoreKitJSON.name),
      ], changes)
    return """
      { "settings" : { "_storefront" : "USA" }, "nonRenewingSubscriptions" : [ \(product) ] }
      """
  }

  static let ids: [StoreKitRow] = [
    StoreKitRow(
      id: "no id",
      marked: StoreKitJSON.file(products: "⚑" + StoreKitJSON.product(["productID": ""])),
      finding: ExpectedFinding(
        severity: .error, rule: "product-id-missing", path: "products[0] > productID",
        product: nil, message: "the product has no id", fix: "add 'productID'"),
      kept: []),
    StoreKitRow(
      id: "null id",
      marked: StoreKitJSON.file(products: "⚑" + StoreKitJSON.product(["productID": "null"])),
      finding: ExpectedFinding(
        severity: .error, rule: "product-id-missing", path: "products[0] > productID",
        product: nil, message: "the product has no id", fix: "add 'productID'"),
      kept: []),
    StoreKitRow(
      id: "blank id", marked: file(["productID": "⚑\" \""]),
      finding: ExpectedFinding(
        severity: .error, rule: "product-id-missing", path: "products[0] \" \" > productID",
        product: " ", message: "the product id is empty", fix: "write the product's id"),
      kept: []),
    StoreKitRow(
      id: "id is a number", marked: file(["productID": "⚑7"]),
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: "products[0] > productID", product: nil,
        message: "expected a string, got the number 7"),
      kept: []),
    StoreKitRow(
      id: "line end in the id", marked: file(["productID": "⚑\"a\\n\""]),
      finding: ExpectedFinding(
        severity: .warning, rule: "product-id-untrimmed",
        path: "products[0] \"a\\u{000A}\" > productID", product: "a\n",
        message: "the product id 'a\\u{000A}' has white space around it; it is kept",
        fix: "remove it, unless the id has it in App Store Connect"),
      kept: ["a\n"]),
  ]

  static let types: [StoreKitRow] = [
    StoreKitRow(id: "consumable", marked: file(["type": "\"Consumable\""])),
    StoreKitRow(
      id: "no type", marked: StoreKitJSON.file(products: "⚑" + StoreKitJSON.product(["type": ""])),
      finding: ExpectedFinding(
        severity: .error, rule: "type-missing", path: "products[0] \"a\" > type",
        message: "the product has no type", fix: "add 'type', 'Consumable' or 'NonConsumable'"),
      kept: []),
    StoreKitRow(
      id: "wrong case", marked: file(["type": "⚑\"consumable\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-unknown", path: "products[0] \"a\" > type",
        message: "expected 'Consumable' or 'NonConsumable', got 'consumable'",
        fix: "write 'Consumable'"),
      kept: []),
    StoreKitRow(
      id: "hyphen", marked: file(["type": "⚑\"non-consumable\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-unknown", path: "products[0] \"a\" > type",
        message: "expected 'Consumable' or 'NonConsumable', got 'non-consumable'",
        fix: "write 'NonConsumable'"),
      kept: []),
    StoreKitRow(
      id: "typing error", marked: file(["type": "⚑\"NonConsumabel\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-unknown", path: "products[0] \"a\" > type",
        message: "expected 'Consumable' or 'NonConsumable', got 'NonConsumabel'",
        fix: "write 'NonConsumable'"),
      kept: []),
    StoreKitRow(
      id: "unknown", marked: file(["type": "⚑\"Rental\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-unknown", path: "products[0] \"a\" > type",
        message: "expected 'Consumable' or 'NonConsumable', got 'Rental'"),
      kept: []),
    StoreKitRow(
      id: "subscription among products", marked: file(["type": "⚑\"AutoRenewableSubscription\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-misplaced", path: "products[0] \"a\" > type",
        message: "expected 'Consumable' or 'NonConsumable', got 'AutoRenewableSubscription'",
        fix: "move the product into 'subscriptions' of a group in 'subscriptionGroups', "
          + "with type 'RecurringSubscription'"),
      kept: []),
    StoreKitRow(
      id: "non-renewing among products", marked: file(["type": "⚑\"NonRenewingSubscription\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-misplaced", path: "products[0] \"a\" > type",
        message: "expected 'Consumable' or 'NonConsumable', got 'NonRenewingSubscription'",
        fix: "move the product into 'nonRenewingSubscriptions', with type "
          + "'NonRenewingSubscription'"),
      kept: []),
    StoreKitRow(
      id: "non-renewing", marked: nonRenewing(["type": "\"NonRenewingSubscription\""])),
    StoreKitRow(
      id: "non-renewing without type",
      marked: """
        { "settings" : { "_storefront" : "USA" }, "nonRenewingSubscriptions" : [
        ⚑{ "productID" : "a", "displayPrice" : "1", "localizations" : \(StoreKitJSON.name) } ] }
        """,
      finding: ExpectedFinding(
        severity: .note, rule: "type-missing", path: "nonRenewingSubscriptions[0] \"a\"",
        message: "the product has no type; the list tells it",
        fix: "add 'type', 'NonRenewingSubscription'")),
    StoreKitRow(
      id: "consumable among non-renewing", marked: nonRenewing(["type": "⚑\"Consumable\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-misplaced", path: "nonRenewingSubscriptions[0] \"a\" > type",
        message: "expected 'NonRenewingSubscription', got 'Consumable'",
        fix: "move the product into 'products', with type 'Consumable'"),
      kept: []),
  ]

  static let keys: [StoreKitRow] = [
    StoreKitRow(
      id: "all keys",
      marked: file([
        "familyShareable": "true", "internalID": "\"11AA22BB\"", "referenceName": "null",
        "promotionalImageID": "\"1\"", "_hidden": "[]", "introductoryOffer": "null",
      ])),
    StoreKitRow(
      id: "unknown key", marked: file(["⚑cached": "true"]),
      finding: ExpectedFinding(
        severity: .note, rule: "key-unknown", path: "products[0] \"a\" > cached",
        message: "the key 'cached' is not read", fix: "remove it if Xcode did not write it")),
    StoreKitRow(
      id: "identifier for internalID", marked: file(["⚑identifier": "\"1\""]),
      finding: ExpectedFinding(
        severity: .note, rule: "key-misspelled", path: "products[0] \"a\" > identifier",
        message: "the key 'identifier' is not read", fix: "rename it to 'internalID'")),
    StoreKitRow(
      id: "familySharable that is on", marked: file(["⚑familySharable": "true"]),
      finding: ExpectedFinding(
        severity: .warning, rule: "key-misspelled", path: "products[0] \"a\" > familySharable",
        message: "the key 'familySharable' is not read", fix: "rename it to 'familyShareable'")),
    StoreKitRow(
      id: "familySharable that is off", marked: file(["⚑familySharable": "false"]),
      finding: ExpectedFinding(
        severity: .note, rule: "key-misspelled", path: "products[0] \"a\" > familySharable",
        message: "the key 'familySharable' is not read", fix: "rename it to 'familyShareable'")),
    StoreKitRow(
      id: "misspelled required key is reported once",
      marked: file(["type": "", "⚑Type": "\"NonConsumable\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled", path: "products[0] \"a\" > Type",
        message: "the key 'Type' is not read", fix: "rename it to 'type'"),
      kept: []),
    StoreKitRow(
      id: "family sharing of another type", marked: file(["familyShareable": "⚑\"yes\""]),
      finding: ExpectedFinding(
        severity: .warning, rule: "value-type", path: "products[0] \"a\" > familyShareable",
        message: "expected true or false, got the text 'yes'")),
    StoreKitRow(
      id: "free unlock", marked: file(["displayPrice": "\"0.0\""])),
  ]

  @Test(arguments: ids + types + keys)
  func reports(row: StoreKitRow) throws { try row.check() }

  @Test func readsEveryKind() throws {
    let texts = [
      Product.Localization(locale: "ja", displayName: "ずっと使える版", description: "説明")
    ]
    let localizations = #"[ { "locale" : "ja", "displayName" : "ずっと使える版", "description" : "説明" } ]"#
    let catalog = try storeKitCatalog(
      """
      { "settings" : { "_storefront" : "JPN" },
        "products" : [
          \(StoreKitJSON.product([
            "productID": "\"c\"", "type": "\"Consumable\"", "displayPrice": "\"120\"",
            "localizations": localizations])),
          \(StoreKitJSON.product([
            "productID": "\"n\"", "displayPrice": "\"480.0\"", "familyShareable": "true",
            "localizations": localizations])) ],
        "nonRenewingSubscriptions" : [
          \(StoreKitJSON.product([
            "productID": "\"r\"", "type": "\"NonRenewingSubscription\"",
            "displayPrice": "\"1200\"", "localizations": localizations])) ] }
      """)
    let japan = try Storefront(code: "JPN")
    let yen = try Currency(code: "JPY")
    func pricing(_ price: ExactDecimal) -> [Storefront: Product.Pricing] {
      [japan: Product.Pricing(price: Money(price, yen))]
    }
    #expect(
      catalog.products == [
        Product(
          id: "c", kind: .consumable, localizations: texts, isFamilyShareable: false,
          pricing: pricing(ExactDecimal(coefficient: 120))),
        Product(
          id: "n", kind: .nonConsumable, localizations: texts, isFamilyShareable: true,
          pricing: pricing(ExactDecimal(coefficient: 480))),
        Product(
          id: "r", kind: .nonRenewing, localizations: texts, isFamilyShareable: false,
          pricing: pricing(ExactDecimal(coefficient: 1200))),
      ])
  }
}
