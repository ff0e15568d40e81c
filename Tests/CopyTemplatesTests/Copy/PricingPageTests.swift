import CopyTemplates
import PricingEngine
import Testing

/// The page with all prices: its answers are those that the products prove, each with its question.
@Suite struct PricingPageTests {
  private static let monthly = SampleProduct(
    id: "monthly", kind: .subscription("P1M"), price: "2.99", names: ["en": "Monthly"])
  private static let yearly = SampleProduct(
    id: "yearly", offers: [.freeTrial("P1W")], names: ["en": "Yearly"])
  private static let full = SampleProduct(
    id: "full", kind: .nonConsumable, price: "49.99", names: ["en": "Forever"],
    isFamilyShareable: true)

  private static func page(_ products: [SampleProduct], facts: String = "") -> SamplePaywall {
    SamplePaywall(template: "pricing-page", products: products, facts: facts)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let paywall: SamplePaywall
    /// The questions and answers, in order.
    let answers: [String]
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "subscriptions, one with a trial", paywall: page([yearly, monthly]),
      answers: [
        "trialQuestion: Is there a free trial?",
        "trialAnswer(yearly): Free for 1 week, then $19.99 per year",
        "afterOfferQuestion: What happens when the offer ends?",
        "afterOfferAnswer(yearly): Renews automatically after 1 week at $19.99 per year until canceled.",
        "cancelQuestion: Can I cancel anytime?",
        "cancelAnswer: Cancel anytime in your App Store account settings. "
          + "You keep access until the end of the time you have paid for.",
        "restoreQuestion: Can I get my purchase back on a new device?",
        "restoreAnswer: Already bought it? Restore the purchase at no charge.",
        "chargeQuestion: How do I pay?", "charge: Payment is charged to your Apple Account.",
      ]),
    Row(
      id: "a purchase after an evaluation",
      paywall: page([full], facts: #", "evaluation": {"days": 14}"#),
      answers: [
        "evaluationQuestion: Can I try it first?",
        "evaluationAnswer: Try the app for 14 days at no charge",
        "evaluationStart: No payment required to start.",
        "afterEvaluationQuestion: What happens when the evaluation ends?",
        "afterEvaluationAnswer: No automatic charge when the evaluation ends.",
        "subscriptionQuestion: Do I need a subscription?",
        "subscriptionAnswer: No. You can buy it once, and nothing renews.",
        "familyQuestion: Can my family use it?",
        "familyAnswer: Can be shared with your family through Family Sharing.",
        "restoreQuestion: Can I get my purchase back on a new device?",
        "restoreAnswer: Already bought it? Restore the purchase at no charge.",
        "chargeQuestion: How do I pay?", "charge: Payment is charged to your Apple Account.",
      ]),
    // A subscription beside it: canceling is about that one, and an evaluation ends without a charge no more.
    Row(
      id: "a subscription and a purchase that gives the same",
      paywall: page(
        [monthly, full],
        facts: #", "evaluation": {"days": 14}, "features": [{"id": "a", "text": "Charts"}]"#),
      answers: [
        "evaluationQuestion: Can I try it first?",
        "evaluationAnswer: Try the app for 14 days at no charge",
        "evaluationStart: No payment required to start.",
        "subscriptionQuestion: Do I need a subscription?",
        "subscriptionAnswer: No. You can buy it once, and nothing renews.",
        "cancelQuestion: Can I cancel anytime?",
        "cancelAnswer: Cancel anytime in your App Store account settings. "
          + "You keep access until the end of the time you have paid for.",
        "restoreQuestion: Can I get my purchase back on a new device?",
        "restoreAnswer: Already bought it? Restore the purchase at no charge.",
        "chargeQuestion: How do I pay?", "charge: Payment is charged to your Apple Account.",
      ]),
    Row(
      id: "a consumable: nothing to restore, keep or share",
      paywall: page([
        SampleProduct(id: "coins", kind: .consumable, price: "0.99", names: ["en": "Coins"])
      ]),
      answers: [
        "chargeQuestion: How do I pay?", "charge: Payment is charged to your Apple Account.",
      ]),
  ]

  @Test(arguments: rows)
  func answersWhatIsProven(row: Row) throws {
    let copy = try row.paywall.copy()
    let ids = ["Question", "Answer", "evaluationStart", "charge"]
    #expect(
      copy.sections.filter { section in ids.contains { section.id.hasSuffix($0) } }
        .map(\.line) == row.answers)
  }

  /// A commitment cannot be ended at any time, so the question is not asked.
  @Test func asksNothingThatACommitmentDenies() throws {
    var paywall = Self.page([SampleProduct(id: "annual", price: "49.99", commitment: "4.99")])
    paywall.storefront = "DEU"
    let copy = try paywall.copy()
    #expect(!copy.sections.contains { $0.id.hasPrefix("cancel") })
  }

  /// Evidence with a name, or else what the numbers prove: 19.99 / 12 = 1.67 is below 2.99.
  @Test(arguments: [
    ("", ["badge(yearly): Lowest price per month"]),
    (
      #", "mostPopular": {"product": "monthly", "evidence": {"kind": "subscribers", "#
        + #""source": "App Store Connect", "date": "2026-11-01"}}"#,
      ["badge(yearly): Lowest price per month", "badge(monthly): Most popular"]
    ),
  ])
  func showsABadgeThatIsProven(facts: String, badges: [String]) throws {
    let copy = try Self.page([Self.yearly, Self.monthly], facts: facts).copy()
    #expect(copy.sections.filter { $0.id == "badge" }.map(\.line) == badges)
  }

  /// A paywall shows the badge with evidence, and no other.
  @Test func callsNothingPopularWithoutEvidence() throws {
    var paywall = Self.page([Self.yearly, Self.monthly])
    paywall.template = "subscription"
    #expect(!(try paywall.copy().sections.contains { $0.role == .badge }))
  }

  /// A feature that one of the plans lacks is listed with the plans that have it, and not for all of them.
  @Test func listsTheFeaturesOfEachPlan() throws {
    let facts =
      #", "features": [{"id": "a", "text": "Charts"}, "#
      + #"{"id": "b", "text": "Sync", "products": ["yearly"]}]"#
    var paywall = Self.page([Self.yearly, Self.monthly], facts: facts)
    let lines = { try paywall.copy().sections.filter { $0.id == "features" }.map(\.line) }
    #expect(
      try lines() == [
        "features[a](yearly): Charts", "features[b](yearly): Sync", "features[a](monthly): Charts",
      ])
    paywall.template = "subscription"
    #expect(try lines() == ["features[a]: Charts"])
  }
}
