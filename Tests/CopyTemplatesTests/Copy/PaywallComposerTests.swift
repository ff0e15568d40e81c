import CopyTemplates
import PricingEngine
import Testing

/// Whole paywalls by the built-in templates, section by section.
@Suite struct PaywallComposerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let paywall: SamplePaywall
    /// The sections as `id[item](product): text`.
    let lines: [String]
    var findings: [String] = []
    var testDescription: String { id }
  }

  private static let cancelAnytime =
    "cancel: Cancel anytime in your App Store account settings. You keep access until the end of "
    + "the time you have paid for."

  private static let bare = [
    "features", "freeTier", "links.terms", "links.privacy", "links.support",
  ]
  .map { fact in
    let section = fact.replacing("links.", with: "")
    return "note: left out '\(section)': nobody gave '\(fact)' [fact-missing]"
      + " (add '\(fact)' to paywall.json)"
  }

  /// The lines of a paywall with one plan named "Pro" of which nobody gave any fact.
  private static func onePlan(_ lines: [String]) -> [String] {
    ["headline: Choose your plan", "name(plan): Pro"] + lines + [
      "purchase(plan): Subscribe", cancelAnytime,
      "charge: Payment is charged to your Apple Account.", "restore: Restore Purchases",
      "decline: Not Now",
    ]
  }

  static let whole = Row(
    id: "everything is known", paywall: .brewLog,
    lines: [
      "headline: Get more from BrewLog",
      "features[charts]: Charts of taste",
      "freeTier[1]: Free for your first 20 brews.",
      "name(yearly): Pro Yearly",
      "price(yearly): $19.99 per year",
      "saving(yearly): Save 44%",
      "savingBasis(yearly): compared with paying $2.99 per month",
      "equivalent(yearly): $1.67 per month, billed as $19.99 per year",
      "renewal(yearly): Renews automatically at $19.99 per year until canceled.",
      "purchase(yearly): Subscribe",
      "name(monthly): Pro Monthly",
      "price(monthly): $2.99 per month",
      "renewal(monthly): Renews automatically at $2.99 per month until canceled.",
      "purchase(monthly): Subscribe",
      cancelAnytime,
      "charge: Payment is charged to your Apple Account.",
      "restore: Restore Purchases",
      "decline: Not Now",
      "terms: Terms of Use -> https://brewlog.example/terms",
      "privacy: Privacy Policy -> https://brewlog.example/privacy",
      "support: Support -> mailto:help@brewlog.example",
    ])

  static let offers = [
    Row(
      id: "a free trial", paywall: .offer(.freeTrial("P1W"), on: "P1Y", "19.99"),
      lines: onePlan([
        "price(plan): $19.99 per year",
        "trial(plan): Free for 1 week, then $19.99 per year",
        "eligibility(plan): For customers who have not yet used an introductory offer on any plan "
          + "of this subscription.",
        "equivalent(plan): $1.67 per month, billed as $19.99 per year",
        "renewal(plan): Renews automatically after 1 week at $19.99 per year until canceled.",
      ]), findings: bare),
    Row(
      id: "pay as you go, with the number of payments and their total",
      paywall: .offer(.asYouGo("1.99", "P1M", 3), on: "P1M", "9.99"),
      lines: onePlan([
        "price(plan): $9.99 per month",
        "introPrice(plan): $1.99 per month for 3 months (3 payments, $5.97 in total), "
          + "then $9.99 per month",
        "eligibility(plan): For customers who have not yet used an introductory offer on any plan "
          + "of this subscription.",
        "renewal(plan): Renews automatically after 3 months at $9.99 per month until canceled.",
      ]), findings: bare),
    Row(
      id: "pay up front, which is never free",
      paywall: .offer(.upFront("9.99", "P3M"), on: "P1Y", "79.99"),
      lines: onePlan([
        "price(plan): $79.99 per year",
        "introPrice(plan): $9.99 for 3 months, paid up front, then $79.99 per year",
        "eligibility(plan): For customers who have not yet used an introductory offer on any plan "
          + "of this subscription.",
        "equivalent(plan): $6.67 per month, billed as $79.99 per year",
        "renewal(plan): Renews automatically after 3 months at $79.99 per year until canceled.",
      ]), findings: bare),
  ]

  /// 12 × 4.99 = 59.88; against 12 × 7.99 = 95.88 that is 37.5… %.
  static let commitment = Row(
    id: "a commitment is never canceled anytime",
    paywall: SamplePaywall(
      storefront: "DEU",
      products: [
        SampleProduct(
          id: "annual", price: "49.99", commitment: "4.99", isSoldUpFront: false,
          names: ["en-US": "Annual"])
      ],
      others: [SampleProduct(id: "flexible", kind: .subscription("P1M"), price: "7.99")]),
    lines: [
      "headline: Choose your plan",
      "name(annual): Annual",
      "price(annual): €4.99 per month",
      "commitment(annual): 12 monthly payments, €59.88 in total",
      "saving(annual): Save 37%",
      "savingBasis(annual): compared with paying €7.99 per month",
      "renewal(annual): The commitment renews automatically for 1 year at a time until canceled.",
      "commitmentCancel(annual): Canceling stops the next renewal. The remaining monthly payments "
        + "of the current commitment are still due.",
      "purchase(annual): Subscribe",
      "cancel: You can turn off automatic renewal in your App Store account settings.",
      "charge: Payment is charged to your Apple Account.",
      "restore: Restore Purchases",
      "decline: Not Now",
    ], findings: bare)

  static let unlock = Row(
    id: "one purchase after an evaluation", paywall: .pocketTuner,
    lines: [
      "headline(full): Unlock PocketTuner",
      "name(full): Full Version",
      "price(full): $24.99",
      "oneTime(full): One-time purchase. No subscription: nothing renews.",
      "family(full): Can be shared with your family through Family Sharing.",
      "purchase(full): Buy for $24.99",
      "evaluation(full): Try the app for 14 days at no charge",
      "evaluationStart(full): No payment required to start.",
      "evaluationCharge(full): No automatic charge when the evaluation ends.",
      "evaluationAfter(full): When the evaluation ends, you decide: buy it once for $24.99, or "
        + "stop there.",
      "evaluationLoss[1](full): After that, tuning pauses.",
      "evaluationAction(full): Start Evaluation",
      "charge(full): Payment is charged to your Apple Account.",
      "restoreNote(full): Already bought it? Restore the purchase at no charge.",
      "restore(full): Restore Purchases",
      "decline(full): Not Now",
    ],
    findings: [
      "note: left out 'features': nobody gave 'features' [fact-missing]"
        + " (add 'features' to paywall.json)"
    ] + bare.suffix(3))

  @Test(arguments: [whole, commitment, unlock] + offers)
  func composes(row: Row) throws {
    let copy = try row.paywall.copy()
    #expect(copy.lines == row.lines)
    #expect(copy.findings.map(\.wholeText) == row.findings)
  }

  /// A product with two ways to pay makes two plans, whose sections must not mix.
  @Test func keepsTheTwoWaysToPayApart() throws {
    let paywall = SamplePaywall(
      storefront: "DEU",
      products: [SampleProduct(id: "annual", price: "49.99", commitment: "4.99")])
    let copy = try paywall.copy()
    let sections = copy.sections.filter { $0.id == "price" || $0.id == "commitment" }
    #expect(
      sections.map { "\($0.planIndex.map(String.init) ?? "page") \($0.text)" } == [
        "0 €49.99 per year", "1 €4.99 per month", "1 12 monthly payments, €59.88 in total",
      ])
    #expect(copy.sections.first { $0.id == "headline" }?.planIndex == nil)
  }

  /// Without an evaluation nothing about one is said, and what is missing is a note.
  @Test func leavesOutAnEvaluationThatNobodyGave() throws {
    var paywall = SamplePaywall.pocketTuner
    paywall.facts = ""
    let copy = try paywall.copy()
    #expect(!copy.lines.contains { $0.hasPrefix("evaluation") })
    #expect(
      copy.findings.map(\.message).filter { $0.contains("'evaluation") } == [
        "left out 'evaluation': nobody gave 'evaluation'",
        "left out 'evaluationStart': nobody gave 'evaluation'",
        "left out 'evaluationCharge': nobody gave 'evaluation'",
        "left out 'evaluationAfter': nobody gave 'evaluation'",
        "left out 'evaluationLoss': nobody gave 'evaluation.losesAtEnd'",
      ])
  }

  @Test func recordsEveryClaimWithItsVerdict() throws {
    let copy = try SamplePaywall.offer(.freeTrial("P1W"), on: "P1Y", "19.99").copy()
    let noOther = "no shorter plan of the same group and level to compare 'plan' with"
    #expect(
      copy.claims.map {
        "\($0.section) \($0.kind.rawValue) \($0.productID ?? "page") \($0.verdict.wholeText)"
      } == [
        "trial free-trial plan proven: introductory offer of 'plan': free for P1W, "
          + "then 19.99 USD per P1Y",
        "introPrice introductory-price plan refused: the introductory offer of 'plan' is free and "
          + "has no price",
        "introPrice introductory-price plan refused: the introductory offer of 'plan' is free and "
          + "has no price",
        "badge most-popular plan refused: the project names no evidence that anything is popular",
        "saving savings-percent plan refused: \(noOther)",
        "savingBasis savings-percent plan refused: \(noOther)",
        "renewal renews-automatically plan proven: 'plan' is auto-renewable and renews every P1Y",
        "family family-sharing plan refused: Family Sharing is off for 'plan'",
        "cancel cancel-anytime page proven: 'plan' is auto-renewable, without a commitment",
        "restore restore-available page proven: 'plan' is an auto-renewable subscription, which "
          + "the store restores",
      ])
    let written = copy.sections.flatMap { section in section.claims.map { "\(section.id) \($0)" } }
    #expect(
      written == [
        "trial freeTrial", "renewal renewsAutomatically", "cancel cancelAnytime",
        "restore restoreAvailable",
      ])
  }

  @Test func namesWhoReadsAndWhatFormats() throws {
    var paywall = SamplePaywall.brewLog
    (paywall.locale, paywall.served) = ("de-AT", "de")
    let copy = try paywall.copy()
    #expect(copy.template == "subscription")
    #expect(copy.locale.tag == "de-AT")
    #expect(copy.servedLocale.tag == "de")
    #expect(copy.storefront.code == "USA")
    #expect(copy.environment == FormattingEnvironment())
    #expect(
      copy.labels == [
        "features": "Das ist enthalten", "plans": "Kaufoptionen",
        "details": "Preis und Bedingungen", "links": "Rechtliches und Hilfe",
      ])
  }
}
