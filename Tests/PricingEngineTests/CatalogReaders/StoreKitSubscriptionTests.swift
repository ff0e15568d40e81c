import Testing

@testable import PricingEngine

@Suite struct StoreKitSubscriptionTests {
  private static func file(_ changes: KeyValuePairs<String, String>) -> String {
    StoreKitJSON.file(subscription: changes)
  }

  private static func invalidPeriod(_ text: String, _ fix: String) -> StoreKitRow {
    StoreKitRow(
      id: "period '\(text)'", marked: file(["recurringSubscriptionPeriod": "⚑\"\(text)\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "period-invalid",
        path: subscriptionPath + " > recurringSubscriptionPeriod",
        message: "expected a period such as 'P1M', got '\(text)'", fix: fix),
      kept: [])
  }

  private static let form = "write 'P', a whole number and one of D, W, M, Y"
  private static let range = "write a number from 1 to 999"

  /// Field case `period-unknown-unit`.
  static let invalidPeriods: [StoreKitRow] = [
    invalidPeriod("months", form), invalidPeriod("1 month", form), invalidPeriod("P1Q", form),
    invalidPeriod("P", form), invalidPeriod("P-1M", form), invalidPeriod("P1.5M", form),
    invalidPeriod("", form), invalidPeriod("p1m", form), invalidPeriod("P1M ", form),
    invalidPeriod("PT1M", form), invalidPeriod("P1Y6M", form), invalidPeriod("P0M", range),
    invalidPeriod("P1000D", range),
  ]

  static let periods: [StoreKitRow] =
    ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y", "P7D", "P12M"].map {
      StoreKitRow(id: $0, marked: file(["recurringSubscriptionPeriod": "\"\($0)\""]))
    }
    + ["P1D", "P3D", "P2W", "P4W", "P30D", "P4M", "P2Y"].map {
      StoreKitRow(
        id: $0, marked: file(["recurringSubscriptionPeriod": "⚑\"\($0)\""]),
        finding: ExpectedFinding(
          severity: .warning, rule: "period-not-sold",
          path: subscriptionPath + " > recurringSubscriptionPeriod",
          message: "the App Store does not sell a period of '\($0)'",
          fix: "use one of P1W, P1M, P2M, P3M, P6M, P1Y"))
    }

  static let keys: [StoreKitRow] = [
    StoreKitRow(
      id: "no period",
      marked: StoreKitJSON.file(
        subscriptions: "⚑" + StoreKitJSON.subscription(["recurringSubscriptionPeriod": ""])),
      finding: ExpectedFinding(
        severity: .error, rule: "period-missing",
        path: subscriptionPath + " > recurringSubscriptionPeriod",
        message: "the subscription has no period",
        fix: "add 'recurringSubscriptionPeriod', such as 'P1M'"),
      kept: []),
    StoreKitRow(
      id: "short period key",
      marked: file(["recurringSubscriptionPeriod": "", "⚑subscriptionPeriod": "\"P1M\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled", path: subscriptionPath + " > subscriptionPeriod",
        message: "the key 'subscriptionPeriod' is not read",
        fix: "rename it to 'recurringSubscriptionPeriod'"),
      kept: []),
    StoreKitRow(
      id: "id for productID", marked: file(["productID": "", "⚑id": "\"a\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled", path: subscriptionPath + " > id",
        message: "the key 'id' is not read", fix: "rename it to 'productID'"),
      kept: []),
    StoreKitRow(
      id: "price for displayPrice", marked: file(["displayPrice": "", "⚑price": "9.99"]),
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled", path: subscriptionPath + " > price",
        message: "the key 'price' is not read", fix: "rename it to 'displayPrice'"),
      kept: []),
    StoreKitRow(
      id: "empty winBackOffers", marked: file(["⚑winBackOffers": "[]"]),
      finding: ExpectedFinding(
        severity: .note, rule: "key-misspelled", path: subscriptionPath + " > winBackOffers",
        message: "the key 'winBackOffers' is not read", fix: "rename it to 'winbackOffers'")),
    StoreKitRow(
      id: "winBackOffers that hold offers", marked: file(["⚑winBackOffers": "[ {} ]"]),
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled", path: subscriptionPath + " > winBackOffers",
        message: "the key 'winBackOffers' is not read", fix: "rename it to 'winbackOffers'"),
      kept: []),
    StoreKitRow(
      id: "wrong type", marked: file(["type": "⚑\"SUBSCRIPTION\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "type-unknown", path: subscriptionPath + " > type",
        message: "expected 'RecurringSubscription', got 'SUBSCRIPTION'",
        fix: "write 'RecurringSubscription'"),
      kept: []),
    StoreKitRow(
      id: "no type",
      marked: StoreKitJSON.file(
        subscriptions: "⚑" + StoreKitJSON.subscription(["type": ""])),
      finding: ExpectedFinding(
        severity: .note, rule: "type-missing", path: subscriptionPath,
        message: "the product has no type; the list tells it",
        fix: "add 'type', 'RecurringSubscription'")),
    StoreKitRow(
      id: "price zero", marked: file(["displayPrice": "⚑\"0.00\""]),
      finding: ExpectedFinding(
        severity: .error, rule: "price-zero", path: subscriptionPath + " > displayPrice",
        message: "the App Store sells no subscription at price zero",
        fix: "write the regular price; a free period is an offer"),
      kept: []),
    StoreKitRow(
      id: "level zero", marked: file(["groupNumber": "⚑0"]),
      finding: ExpectedFinding(
        severity: .warning, rule: "level-invalid", path: subscriptionPath + " > groupNumber",
        message: "expected a level of 1 or more, got the number 0",
        fix: "write 1 for the highest level of service")),
    StoreKitRow(
      id: "level as text", marked: file(["groupNumber": "⚑\"1\""]),
      finding: ExpectedFinding(
        severity: .warning, rule: "level-invalid", path: subscriptionPath + " > groupNumber",
        message: "expected a level of 1 or more, got the text '1'",
        fix: "write 1 for the highest level of service")),
    StoreKitRow(
      id: "noise of other tools",
      marked: file([
        "adoptingMetadata": "{}", "subscriptionStatus": "1", "promotionalImageID": "\"1\"",
        "referenceName": "null", "internalID": "\"1\"", "subscriptionGroupID": "\"G1\"",
        "familyShareable": "true", "introductoryOffer": "null", "adHocOffers": "[]",
        "codeOffers": "null", "winbackOffers": "[]", "introductoryOffers": "[]",
        "billingPlans": "[]",
      ])),
    StoreKitRow(
      id: "another group's id", marked: file(["subscriptionGroupID": "⚑\"G2\""]),
      finding: ExpectedFinding(
        severity: .warning, rule: "group-id-differs",
        path: subscriptionPath + " > subscriptionGroupID",
        message: "the subscription names group 'G2'; it is read in group 'G1', where it stands",
        fix: "write 'G1', or move the subscription")),
  ]

  private static let settings = #""settings" : { "_storefront" : "USA" }"#

  static let groups: [StoreKitRow] = [
    StoreKitRow(
      id: "ids in place of subscriptions",
      marked: """
        { \(settings), "subscriptionGroups" : [ { "id" : "G", "subscriptions" : [ ⚑"a" ] } ] }
        """,
      finding: ExpectedFinding(
        severity: .error, rule: "layout-unknown",
        path: "subscriptionGroups[0] > subscriptions[0]", product: nil,
        message: "expected a subscription, got the text 'a'",
        fix: "put the subscription itself here, not its id"),
      kept: []),
    StoreKitRow(
      id: "group without an id",
      marked: """
        { \(settings), "subscriptionGroups" : [
        ⚑{ "name" : "", "subscriptions" : [ \(StoreKitJSON.subscription()) ] } ] }
        """,
      finding: ExpectedFinding(
        severity: .note, rule: "group-id-missing", path: "subscriptionGroups[0]", product: nil,
        message: "the group has no id", fix: "add 'id', eight digits of your choice")),
    StoreKitRow(
      id: "two groups with one id",
      marked: """
        { \(settings), "subscriptionGroups" : [
          { "id" : "G", "subscriptions" : [ \(StoreKitJSON.subscription()) ] },
          { "id" : ⚑"G", "name" : "Two", "subscriptions" : [
            \(StoreKitJSON.subscription(["productID": "\"b\"", "subscriptionGroupID": "\"G\""])) ] } ] }
        """,
      finding: ExpectedFinding(
        severity: .warning, rule: "group-id-duplicate", path: "subscriptionGroups[1] \"Two\" > id",
        product: nil, message: "another group has the id 'G'; the two are kept apart",
        fix: "give each group its own id"),
      kept: ["a", "b"]),
    StoreKitRow(
      id: "name in place of displayName",
      marked: StoreKitJSON.file(
        subscriptions: StoreKitJSON.subscription(),
        group: ["localizations": "[ { \"locale\" : \"en_US\", ⚑\"name\" : \"Pro\" } ]"]),
      finding: ExpectedFinding(
        severity: .error, rule: "key-misspelled",
        path: "subscriptionGroups[0] \"Pro\" > localizations[0] > name", product: nil,
        message: "the key 'name' is not read", fix: "rename it to 'displayName'")),
    StoreKitRow(
      id: "customAppName and an unknown key of a group",
      marked: StoreKitJSON.file(
        subscriptions: StoreKitJSON.subscription(), group: ["⚑color": "1", "performanceData": "{}"]),
      finding: ExpectedFinding(
        severity: .note, rule: "key-unknown", path: "subscriptionGroups[0] \"Pro\" > color",
        product: nil, message: "the key 'color' is not read",
        fix: "remove it if Xcode did not write it")),
  ]

  @Test(arguments: invalidPeriods + periods)
  func reportsPeriods(row: StoreKitRow) throws { try row.check() }

  @Test(arguments: keys + groups)
  func reports(row: StoreKitRow) throws { try row.check() }

  @Test func readsASubscription() throws {
    let texts = #"[ { "locale" : "pt_BR", "displayName" : "Pro", "description" : "" } ]"#
    let catalog = try storeKitCatalog(
      StoreKitJSON.file(
        subscriptions: StoreKitJSON.subscription([
          "displayPrice": "\"39.90\"", "recurringSubscriptionPeriod": "\"P1Y\"",
          "groupNumber": "2", "familyShareable": "true", "localizations": texts,
        ]), storefront: "BRA",
        group: [
          "localizations":
            #"[ { "locale" : "en_US", "displayName" : "Pro", "description" : "" } ]"#
        ]))
    let brazil = try Storefront(code: "BRA")
    let price = Money(ExactDecimal(coefficient: 3990, fractionDigits: 2), brazil.currency)
    #expect(
      catalog.products == [
        Product(
          id: "a",
          kind: .autoRenewable(
            Product.Subscription(period: .one(.year), groupID: "G1", level: 2)),
          localizations: [
            Product.Localization(locale: "pt-BR", displayName: "Pro", description: "")
          ],
          isFamilyShareable: true,
          pricing: [
            brazil: Product.Pricing(
              price: price, billingPlans: [BillingPlan(.upFront, price: price)])
          ])
      ])
    #expect(
      catalog.groups == [
        SubscriptionGroup(id: "G1", referenceName: "Pro", displayNames: ["en-US": "Pro"])
      ])
  }

  /// Plans of two groups are never compared, so groups that share an id must not become one.
  @Test func keepsGroupsApart() throws {
    let row = try #require(Self.groups.first { $0.id == "two groups with one id" })
    let catalog = try #require(try storeKitReading(MarkedText(row.marked).text).catalog)
    let ids = catalog.products.map { product in
      if case .autoRenewable(let subscription) = product.kind { subscription.groupID } else { "" }
    }
    #expect(ids == ["G", "subscriptionGroups[1]"])
    #expect(catalog.groups.map(\.id) == ids)
  }
}
