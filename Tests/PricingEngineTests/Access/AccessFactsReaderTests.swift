import Testing

@testable import PricingEngine

@Suite struct AccessFactsReaderTests {
  private func read(
    _ text: String, products: [Product]? = nil
  ) throws -> (facts: AccessFacts?, findings: [Finding]) {
    let source = try SourceText(file: "facts.json", bytes: Array(text.utf8))
    var findings: [Finding] = []
    return (AccessFactsReader.read(source, products: products, into: &findings), findings)
  }

  @Test func readsEverything() throws {
    let text = """
      // What the app knew when the reader wrote to support.
      {
        "schema": "paywall-facts/1",
        "now": "2026-11-30T10:00:00+01:00",
        "timeZone": {
          "offset": "+01:00", "changes": [{"at": "2027-03-28T01:00:00Z", "offset": "+02:00"}]
        },
        "owned": [
          "full",
          {
            "productID": "pass", "verified": false, "finished": false, "familyShared": true,
            "revocationDate": "2026-11-01T00:00:00Z", "expirationDate": "2026-12-01T00:00:00Z"
          }
        ],
        "subscriptions": [
          {
            "productID": "plus", "state": "expired", "expirationReason": "billingError",
            "expirationDate": "2026-11-02T00:00:00Z", "familyShared": true,
            "gracePeriodExpirationDate": null, "autoRenewPreference": null
          }
        ],
        "refresh": "failed",
        "evaluation": {
          "started": "2026-11-16T09:00:00Z", "latestSeen": "2026-11-29T09:00:00Z",
          "setBackSeconds": 60
        },
        "itemCount": 18,
        "purchase": {"productID": "full", "outcome": "pending"},
        "restore": {"outcome": "nothingFound", "checked": ["purchases", "familySharing"]},
        "products": "failed" /* no prices */
      }
      """
    let (facts, findings) = try read(text)
    #expect(findings == [])
    let winter = try UTCOffset(minutes: 60)
    let change = ZoneOffsets.Change(
      at: try instant("2027-03-28T01:00:00Z"), offset: try UTCOffset(minutes: 120))
    let expected = AccessFacts(
      now: try instant("2026-11-30T09:00:00Z"),
      zone: try ZoneOffsets(first: winter, changes: [change]),
      entitlements: Entitlements(
        owned: [
          OwnedProduct(productID: "full"),
          OwnedProduct(
            productID: "pass", isVerified: false, isFinished: false, isFamilyShared: true,
            revoked: try instant("2026-11-01T00:00:00Z"),
            ends: try instant("2026-12-01T00:00:00Z")),
        ],
        subscriptions: [
          SubscriptionStatus(
            productID: "plus", .expired(.billingError),
            expires: try instant("2026-11-02T00:00:00Z"), isFamilyShared: true)
        ]), refreshFailed: true,
      evaluation: EvaluationRecord(
        start: try instant("2026-11-16T09:00:00Z"),
        latestSeen: try instant("2026-11-29T09:00:00Z"), setBackSeconds: 60),
      itemCount: try ItemCount(18),
      purchase: PurchaseAttempt(productID: "full", outcome: .pending),
      restore: .nothingFound(checked: [.purchases, .familySharing]), productsFailed: true)
    #expect(facts == expected)
  }

  @Test func readsTheLeast() throws {
    let (facts, findings) = try read(
      "{\"schema\": \"paywall-facts/1\", \"now\": \"2026-11-30T09:00:00Z\", \"evaluation\": null}")
    #expect(findings == [])
    #expect(facts == AccessFacts(now: try instant("2026-11-30T09:00:00Z")))
  }

  @Test(arguments: [
    ("\"refresh\": \"failed\"", true), ("\"refresh\": \"failed\", \"owned\": []", false),
    ("\"refresh\": \"failed\", \"subscriptions\": []", false),
    ("\"refresh\": \"succeeded\"", false),
  ])
  func knowsWhetherTheStoreEverAnswered(_ members: String, _ isSilent: Bool) throws {
    #expect((try accessFacts(members).entitlements == nil) == isSilent)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    /// The file's members after the schema, with a flag before the place of the finding.
    let marked: String
    let rule: String
    let path: String?
    let message: String
    var fix: String?
    var testDescription: String { marked }

    init(_ marked: String, _ rule: String, _ path: String?, _ message: String, fix: String? = nil) {
      self.marked = marked
      self.rule = rule
      self.path = path
      self.message = message
      self.fix = fix
    }
  }

  static let root: [Row] = [
    Row(
      "⚑\"owend\": []", "unknown-key", "owend", "unknown key 'owend'", fix: "rename it to 'owned'"),
    Row(
      "⚑\"subscription\": []", "unknown-key", "subscription", "unknown key 'subscription'",
      fix: "rename it to 'subscriptions'"),
    Row("⚑\"price\": 1", "unknown-key", "price", "unknown key 'price'", fix: "remove it"),
    Row(
      "\"refresh\": ⚑\"faild\"", "facts-word", "refresh",
      "expected one of succeeded, failed, got 'faild'", fix: "write 'failed'"),
    Row(
      "\"products\": ⚑\"maybe\"", "facts-word", "products",
      "expected one of loaded, failed, got 'maybe'"),
    Row(
      "\"itemCount\": ⚑-1", "facts-number", "itemCount",
      "expected a whole number of at least 0, got -1"),
    Row(
      "\"itemCount\": ⚑1.5", "value-type", "itemCount",
      "expected a whole number, got the number 1.5"),
    Row("\"owned\": ⚑\"full\"", "value-type", "owned", "expected a list, got the text 'full'"),
  ]

  static let zones: [Row] = [
    Row(
      "\"timeZone\": ⚑\"CET\"", "facts-offset", "timeZone",
      "expected an offset from UTC like '+01:00' or 'Z', got 'CET'"),
    Row(
      "\"timeZone\": ⚑1", "value-type", "timeZone",
      "expected an offset such as '+01:00', or an object, got the number 1"),
    Row(
      "\"timeZone\": ⚑{}", "missing-key", "timeZone", "expected a key 'offset'",
      fix: "add 'offset'"),
    Row(
      """
      "timeZone": {"offset": "Z", "changes": [
        {"at": "2027-03-28T01:00:00Z", "offset": "Z"}, ⚑{"at": "2027-03-28T01:00:00Z", "offset": "Z"}
      ]}
      """, "facts-time-order", "timeZone.changes[1]",
      "expected a time after the one of the change before it"),
    Row(
      "\"timeZone\": {\"offset\": \"Z\", \"changes\": [⚑{\"offset\": \"Z\"}]}", "missing-key",
      "timeZone.changes[0]", "expected a key 'at'", fix: "add 'at'"),
  ]

  static let store: [Row] = [
    Row(
      "\"owned\": [⚑1]", "value-type", "owned[0]",
      "expected a product's identifier, or an object, got the number 1"),
    Row(
      "\"owned\": [⚑{}]", "missing-key", "owned[0]", "expected a key 'productID'",
      fix: "add 'productID'"),
    Row(
      "\"owned\": [⚑\"\"]", "facts-product-empty", "owned[0]",
      "expected a product, got an empty text"),
    Row(
      "\"owned\": [{\"productID\": \"full\", \"verified\": ⚑\"yes\"}]", "value-type",
      "owned[0] > verified", "expected true or false, got the text 'yes'"),
    Row(
      "\"owned\": [{\"productID\": \"full\", ⚑\"verfied\": true}]", "unknown-key",
      "owned[0] > verfied", "unknown key 'verfied'", fix: "rename it to 'verified'"),
    Row(
      "\"subscriptions\": [{\"productID\": \"plus\", \"state\": ⚑\"subscribd\"}]", "facts-word",
      "subscriptions[0] > state",
      "expected one of subscribed, inGracePeriod, inBillingRetryPeriod, expired, revoked, upgraded, "
        + "got 'subscribd'", fix: "write 'subscribed'"),
    Row(
      """
      "subscriptions": [
        {"productID": "plus", "state": "subscribed", "expirationReason": ⚑"billingError"}
      ]
      """, "facts-contradiction", "subscriptions[0] > expirationReason",
      "'expirationReason' belongs to the state 'expired', but the state is 'subscribed'",
      fix: "remove it, or correct the state"),
    Row(
      """
      "subscriptions": [{
        "productID": "plus", "state": "expired",
        "gracePeriodExpirationDate": ⚑"2026-11-30T09:00:00Z"
      }]
      """, "facts-contradiction", "subscriptions[0] > gracePeriodExpirationDate",
      "'gracePeriodExpirationDate' belongs to the state 'inGracePeriod' or 'inBillingRetryPeriod', "
        + "but the state is 'expired'", fix: "remove it, or correct the state"),
  ]

  static let contradictions: [Row] = [
    Row(
      "\"subscriptions\": [{\"productID\": ⚑\"full\", \"state\": \"subscribed\"}]",
      "facts-product-kind", "subscriptions[0] > productID",
      "'full' is no subscription that renews by itself",
      fix: "list it under 'owned', which is for products that do not renew"),
    Row(
      """
      "subscriptions": [
        {"productID": "plus", "state": "subscribed", "autoRenewPreference": ⚑"full"}
      ]
      """, "facts-product-kind", "subscriptions[0] > autoRenewPreference",
      "'full' is no subscription that renews by itself", fix: "name the plan that it renews as"),
    Row(
      """
      "subscriptions": [{
        "productID": "plus", "state": "subscribed", "willAutoRenew": false,
        "expirationDate": ⚑"2026-11-30T09:00:00Z"
      }]
      """, "facts-contradiction", "subscriptions[0] > expirationDate",
      "the state is 'subscribed' and does not renew, but its paid time was over at "
        + "2026-11-30T09:00:00Z", fix: "write the state 'expired', or correct the date"),
  ]

  private static func product(_ id: String, _ kind: Product.Kind) -> Product {
    Product(id: id, kind: kind, localizations: [], isFamilyShareable: false, pricing: [:])
  }

  private static let products = [
    product("full", .nonConsumable),
    product(
      "plus",
      .autoRenewable(Product.Subscription(period: .one(.month), groupID: "main", level: 1))),
  ]

  static let times: [Row] = [
    Row(
      "\"evaluation\": {\"started\": ⚑\"2026-11-30T09:00:00\"}", "facts-time",
      "evaluation.started", "expected an offset from UTC after '2026-11-30T09:00:00'",
      fix: "write 'Z' for UTC, or an offset such as '+01:00', at its end"),
    Row(
      "\"evaluation\": {\"started\": ⚑\"2027-02-29T09:00:00Z\"}", "facts-time",
      "evaluation.started", "there is no time '2027-02-29T09:00:00Z'"),
    Row(
      "\"evaluation\": ⚑{}", "missing-key", "evaluation", "expected a key 'started'",
      fix: "add 'started'"),
    Row(
      "\"evaluation\": {\"started\": \"2026-11-30T09:00:00Z\", \"setBackSeconds\": ⚑-1}",
      "facts-number", "evaluation.setBackSeconds",
      "expected a whole number from 0 to 3155760000 (100 years), got -1"),
    Row(
      """
      "evaluation": {"started": "2026-11-30T09:00:00Z", "setBackSeconds": ⚑9223372036854775807}
      """, "facts-number", "evaluation.setBackSeconds",
      "expected a whole number from 0 to 3155760000 (100 years), got 9223372036854775807"),
  ]

  static let events: [Row] = [
    Row(
      "\"purchase\": {\"productID\": \"full\", \"outcome\": ⚑\"sucess\"}", "facts-word",
      "purchase.outcome",
      "expected one of success, pending, userCancelled, interrupted, unverified, failed, "
        + "productUnavailable, networkFailure, got 'sucess'", fix: "write 'success'"),
    Row(
      "\"purchase\": ⚑{\"outcome\": \"success\"}", "missing-key", "purchase",
      "expected a key 'productID'", fix: "add 'productID'"),
    Row(
      "\"restore\": ⚑{\"outcome\": \"found\"}", "facts-restore-empty", "restore",
      "'found' needs at least one product in 'productIDs'"),
    Row(
      "\"restore\": ⚑{\"outcome\": \"nothingFound\", \"productIDs\": [\"full\"]}",
      "facts-contradiction", "restore",
      "'productIDs' has products, but the outcome is 'nothingFound'", fix: "write 'found'"),
    Row(
      "\"restore\": {\"outcome\": \"nothingFound\", \"checked\": [⚑\"icloud\"]}", "facts-word",
      "restore.checked[0]",
      "expected one of purchases, subscriptions, familySharing, got 'icloud'"),
  ]

  @Test(arguments: root + zones + store + contradictions + times + events) func reports(_ row: Row)
    throws
  {
    let marked = MarkedText(
      "{\"schema\": \"paywall-facts/1\", \"now\": \"2026-11-30T09:00:00Z\",\n\(row.marked)}")
    let (facts, findings) = try read(marked.text, products: Self.products)
    #expect(facts == nil)
    #expect(
      findings == [
        Finding(
          .error, rule: row.rule, at: marked.location(in: "facts.json"), path: row.path,
          row.message, fix: row.fix)
      ])
  }

  @Test func reportsEverythingAtOnce() throws {
    let (facts, findings) = try read(
      "{\"now\": 1, \"timeZone\": \"CET\", \"owned\": [1, {}], \"itemCount\": \"x\", \"a\": 1}")
    #expect(facts == nil)
    #expect(
      findings.map(\.rule) == [
        "unknown-key", "missing-key", "value-type", "facts-offset", "value-type", "missing-key",
        "value-type",
      ])
  }

  @Test func needsSchemaAndNow() throws {
    let other = try read("{\"schema\": \"paywall-facts/2\", \"now\": \"2026-11-30T09:00:00Z\"}")
    #expect(other.facts == nil)
    #expect(other.findings.map(\.rule) == ["schema-unknown"])
    #expect(
      other.findings.first?.message
        == "expected schema 'paywall-facts/1', got 'paywall-facts/2'")
    let none = try read("{\"schema\": \"paywall-facts/1\"}")
    #expect(none.facts == nil)
    #expect(none.findings.map(\.message) == ["expected a key 'now'"])
  }

  @Test(arguments: ["", "[]", "{\"schema\": }", "{\"now\": 1, \"now\": 2}"])
  func refusesWhatIsNoFactsFile(_ text: String) throws {
    let (facts, findings) = try read(text)
    #expect(facts == nil)
    #expect(findings.first?.severity == .error)
  }

  @Test func warnsOfUnknownProducts() throws {
    let text = """
      {
        "schema": "paywall-facts/1", "now": "2026-11-30T09:00:00Z", "owned": ["ful", "retired"],
        "subscriptions": [
          {"productID": "plus", "state": "subscribed", "autoRenewPreference": "pluss"}
        ]
      }
      """
    let (facts, findings) = try read(text, products: Self.products)
    #expect(facts?.entitlements?.owned.map(\.productID) == ["ful", "retired"])
    #expect(findings.map(\.severity) == [.warning, .warning, .warning])
    #expect(
      findings.map(\.message) == [
        "no product 'ful' in the catalog", "no product 'retired' in the catalog",
        "no product 'pluss' in the catalog",
      ])
    #expect(findings.map(\.fix) == ["write 'full'", nil, "write 'plus'"])
  }
}
