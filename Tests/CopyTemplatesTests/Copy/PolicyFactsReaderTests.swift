import CopyTemplates
import PricingEngine
import Testing

/// What an app really does, as `policy` in paywall.json says.
@Suite struct PolicyFactsReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The members of `policy`.
    let members: String
    let findings: [String]
    var testDescription: String { id }
  }

  static let wrong = [
    Row(
      id: "a misspelled fact", members: #"⚑"keepPrices": true"#,
      findings: [
        "error: unknown key 'keepPrices' [unknown-key] ⚑ at policy.keepPrices"
          + " (rename it to 'keepsPrices')"
      ]),
    Row(
      id: "features of products, which stand at the features",
      members: #"⚑"entitlements": {"a": ["f"]}"#,
      findings: [
        "error: unknown key 'entitlements' [unknown-key] ⚑ at policy.entitlements (remove it)"
      ]),
    Row(
      id: "updates of another kind", members: #""updates": ⚑"allFutureVersion""#,
      findings: [
        "error: expected one of currentVersion, allFutureVersions, got 'allFutureVersion'"
          + " [unknown-word] ⚑ at policy.updates (write 'allFutureVersions')"
      ]),
    Row(
      id: "a reminder by another way", members: #""trialReminder": ⚑"push""#,
      findings: [
        "error: expected one of none, notification, always, got 'push' [unknown-word] ⚑"
          + " at policy.trialReminder"
      ]),
    Row(
      id: "truth in words", members: #""refundsByDeveloper": ⚑"yes", "collectsData": ⚑0"#,
      findings: [
        "error: expected true or false, got the text 'yes' [value-type] ⚑"
          + " at policy.refundsByDeveloper",
        "error: expected true or false, got the number 0 [value-type] ⚑ at policy.collectsData",
      ]),
    Row(
      id: "a price policy and a tax policy that are null",
      members: #""keepsPrices": ⚑null, "pricesIncludeTax": ⚑null"#,
      findings: [
        "error: expected true or false, got null [value-type] ⚑ at policy.keepsPrices",
        "error: expected true or false, got null [value-type] ⚑ at policy.pricesIncludeTax",
      ]),
    Row(
      id: "a device that nobody knows", members: #""platforms": ["iPhone", ⚑"ipad"]"#,
      findings: [
        "error: expected one of iPhone, iPad, Mac, Apple Watch, Apple TV, Apple Vision, Android, "
          + "got 'ipad' [unknown-word] ⚑ at policy.platforms[1] (write 'iPad')"
      ]),
    Row(
      id: "a device twice", members: #""platforms": ["Mac", "iPad", ⚑"Mac"]"#,
      findings: [
        "error: the text 'Mac' is there twice [value-repeated] ⚑ at policy.platforms[2]"
          + " (keep one of the two)"
      ]),
    Row(
      id: "no device", members: #""platforms": ⚑[]"#,
      findings: [
        "error: expected at least one element, got an empty list [list-empty] ⚑"
          + " at policy.platforms"
      ]),
    Row(
      id: "a storefront by another code", members: #""externalPurchaseStorefronts": [⚑"GER"]"#,
      findings: [
        "error: unknown storefront 'GER' [storefront-unknown] ⚑"
          + " at policy.externalPurchaseStorefronts[0] (write 'DEU')"
      ]),
    Row(
      id: "a storefront that is like none", members: #""externalPurchaseStorefronts": [⚑"??"]"#,
      findings: [
        "error: unknown storefront '??' [storefront-unknown] ⚑"
          + " at policy.externalPurchaseStorefronts[0] (write a three-letter code such as 'USA')"
      ]),
    Row(
      id: "a storefront by both of its codes",
      members: #""externalPurchaseStorefronts": ["USA", ⚑"US"]"#,
      findings: [
        "error: the text 'US' is there twice [value-repeated] ⚑"
          + " at policy.externalPurchaseStorefronts[1] (keep one of the two)"
      ]),
    Row(
      id: "a grace period that cannot be set", members: #""billingGraceDays": ⚑7"#,
      findings: [
        "error: expected 3, 16 or 28 days, got 7 [number-out-of-range] ⚑ at policy.billingGraceDays"
          + " (write the days that App Store Connect shows, or leave it out)"
      ]),
    Row(
      id: "a limit of nothing", members: #""redemptionLimit": ⚑0"#,
      findings: [
        "error: expected a whole number of at least 1, got 0 [number-out-of-range] ⚑"
          + " at policy.redemptionLimit"
      ]),
    Row(
      id: "evidence with a figure in words",
      members: #""evidence": [{"kind": "rating", "value": ⚑"4.7 stars", "#
        + #""source": "x", "date": "2026-11-01"}]"#,
      findings: [
        "error: expected a plain decimal number, got '4.7 stars' [price-not-a-number] ⚑"
          + " at policy.evidence[0] > value (write the number alone)"
      ]),
  ]

  @Test(arguments: wrong)
  func reportsWhatIsWrong(row: Row) throws {
    let marked = try MarkedSource(
      #"{"schema": "paywall-project/1", "policy": {"# + row.members + "}}", named: "paywall.json")
    var findings: [Finding] = []
    let project = ProjectReader.read(marked.source, into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
    #expect(project == nil)
  }

  @Test func readsEveryFact() throws {
    let facts = try BuiltIn.facts(
      """
      {
        "schema": "paywall-project/1",
        "policy": {
          "promotion": {
            "product": "year", "startsAt": "2026-11-20", "endsAt": "2026-11-30",
            "referencePrice": "29.99", "referenceFrom": "2026-01-01",
            "lowestPrice30Days": "24.99", "neverRepeats": false
          },
          "evidence": [{
            "kind": "rating", "product": "year", "value": "4.7", "source": "App Store",
            "date": "2026-10-31"
          }],
          "updates": "currentVersion",
          "trialReminder": "none",
          "refundsByDeveloper": true,
          "collectsData": false,
          "platforms": ["iPhone", "Apple Watch"],
          "keepsPrices": true,
          "pricesIncludeTax": false,
          "externalPurchaseStorefronts": ["USA", "de"],
          "billingGraceDays": 16,
          "redemptionLimit": 500
        }
      }
      """)
    #expect(
      facts.policy
        == PolicyFacts(
          promotion: PolicyFacts.Promotion(
            productID: "year", startsAt: try CalendarDate(year: 2026, month: 11, day: 20),
            endsAt: try CalendarDate(year: 2026, month: 11, day: 30),
            referencePrice: ExactDecimal(coefficient: 2999, fractionDigits: 2),
            referenceFrom: try CalendarDate(year: 2026, month: 1, day: 1),
            lowestPrice30Days: ExactDecimal(coefficient: 2499, fractionDigits: 2),
            neverRepeats: false),
          evidence: [
            PolicyFacts.Evidence(
              .rating, productID: "year", value: ExactDecimal(coefficient: 47, fractionDigits: 1),
              source: "App Store", date: try CalendarDate(year: 2026, month: 10, day: 31))
          ], updates: .currentVersion, trialReminder: PolicyFacts.TrialReminder.none,
          refundsByDeveloper: true, collectsData: false, platforms: ["iPhone", "Apple Watch"],
          keepsPrices: true, pricesIncludeTax: false,
          externalPurchaseStorefronts: ["USA", "DEU"], billingGraceDays: 16,
          redemptionLimit: 500))
  }

  /// Nothing said is nothing known, also when the object is there.
  @Test(arguments: ["", #", "policy": {}"#])
  func readsNoFact(members: String) throws {
    let facts = try BuiltIn.facts(#"{"schema": "paywall-project/1"\#(members)}"#)
    #expect(facts.policy == PolicyFacts())
  }
}
