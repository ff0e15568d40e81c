import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Every fact of `policy` and `features` lets pass what it proves, from the file to the rule.
@Suite struct PolicyFactsProofTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The rule that asks for the fact.
    let rule: String
    let text: String
    /// The fact as docs/project.md calls it.
    let fact: String
    /// Members of the project with a fact that proves nothing, and with one that proves the text.
    var unproven = ""
    let proven: String
    var world = "ladder"
    var storefront = "USA"
    var state: ReaderState?
    var isStruckThrough = false
    var scope = HonestyScreen.Scope.phrase
    var testDescription: String { "\(rule): \(proven)" }
  }

  private static func policy(_ members: String) -> String { #""policy": {\#(members)}"# }

  private static func promotion(_ members: String) -> String {
    policy(#""promotion": {\#(members)}"#)
  }

  private static func evidence(_ kind: String, _ more: String = "") -> String {
    policy(
      #""evidence": [{"kind": "\#(kind)", "source": "x", "date": "2026-11-01"\#(more)}]"#)
  }

  static let policies = [
    Row(
      rule: "future-updates-unsupported", text: "All future updates included.", fact: "`updates`",
      unproven: policy(#""updates": "currentVersion""#),
      proven: policy(#""updates": "allFutureVersions""#), world: "unlock"),
    Row(
      rule: "lifetime-scope-undefined", text: "Lifetime access.", fact: "`updates`",
      proven: policy(#""updates": "currentVersion""#), world: "unlock", scope: .screen),
    Row(
      rule: "trial-reminder-unsupported", text: "We'll remind you before your trial ends.",
      fact: "`trialReminder`", unproven: policy(#""trialReminder": "none""#),
      proven: policy(#""trialReminder": "always""#)),
    Row(
      rule: "refund-promise-unsupported", text: "30-day money-back guarantee.",
      fact: "`refundsByDeveloper`", unproven: policy(#""refundsByDeveloper": false"#),
      proven: policy(#""refundsByDeveloper": true"#)),
    Row(
      rule: "privacy-claim-unsupported", text: "We collect no data.", fact: "`collectsData`",
      unproven: policy(#""collectsData": true"#), proven: policy(#""collectsData": false"#)),
    Row(
      rule: "device-coverage-unsupported", text: "Works on all your devices: iPhone and iPad.",
      fact: "`platforms`", unproven: policy(#""platforms": ["Mac"]"#),
      proven: policy(#""platforms": ["iPhone", "iPad"]"#)),
    Row(
      rule: "price-lock-unsupported", text: "Your price will never go up.", fact: "`keepsPrices`",
      unproven: policy(#""keepsPrices": false"#), proven: policy(#""keepsPrices": true"#)),
    Row(
      rule: "tax-claim-unsupported", text: "All taxes included.", fact: "`pricesIncludeTax`",
      unproven: policy(#""pricesIncludeTax": false"#),
      proven: policy(#""pricesIncludeTax": true"#)),
    Row(
      rule: "external-purchase-steering", text: "Cheaper on our website.",
      fact: "`externalPurchaseStorefronts`",
      unproven: policy(#""externalPurchaseStorefronts": ["DEU"]"#),
      proven: policy(#""externalPurchaseStorefronts": ["US"]"#)),
    Row(
      rule: "grace-period-unsupported", text: "You keep access for a 16-day grace period.",
      fact: "`billingGraceDays`", unproven: policy(#""billingGraceDays": 28"#),
      proven: policy(#""billingGraceDays": 16"#), state: .gracePeriod),
    Row(
      rule: "scarcity-of-digital-goods", text: "Only 3 left!", fact: "`redemptionLimit`",
      proven: policy(#""redemptionLimit": 500"#)),
  ]

  static let promotions = [
    Row(
      rule: "urgency-without-deadline", text: "Limited time offer!", fact: "`promotion.endsAt`",
      unproven: promotion(#""startsAt": "2026-11-20""#),
      proven: promotion(#""endsAt": "2026-11-30", "referencePrice": "29.99""#)),
    Row(
      rule: "urgency-expired", text: "Limited time offer!", fact: "`promotion.endsAt`",
      unproven: promotion(#""endsAt": "2026-11-24""#),
      proven: promotion(#""endsAt": "2026-11-25""#)),
    Row(
      rule: "one-time-offer-repeats", text: "You won't see this offer again.",
      fact: "`promotion.neverRepeats`", unproven: promotion(#""neverRepeats": false"#),
      proven: promotion(#""neverRepeats": true"#)),
    Row(
      rule: "former-price-not-genuine", text: "$129.99", fact: "`promotion.referencePrice`",
      unproven: promotion(#""referencePrice": "139.99""#),
      proven: promotion(#""referencePrice": "129.99""#), isStruckThrough: true),
    Row(
      rule: "prior-price-not-lowest-30-days", text: "1299,00 kr",
      fact: "`promotion.lowestPrice30Days`",
      unproven: promotion(#""referencePrice": "1299.00", "lowestPrice30Days": "1199.00""#),
      proven: promotion(#""referencePrice": "1299.00", "lowestPrice30Days": "1299.00""#),
      storefront: "SWE", isStruckThrough: true),
  ]

  static let evidences = [
    Row(
      rule: "most-popular-without-evidence", text: "Most popular", fact: "kind `mostPopular`",
      unproven: evidence("rating"), proven: evidence("mostPopular")),
    Row(
      rule: "social-proof-without-evidence", text: "Join 10,000 users.", fact: "kind `userCount`",
      unproven: evidence("userCount", #", "value": "9000""#),
      proven: evidence("userCount", #", "value": "12000""#)),
    Row(
      rule: "award-or-rating-unsupported", text: "Award-winning app.", fact: "`award`",
      unproven: evidence("userCount"), proven: evidence("award")),
    Row(
      rule: "store-endorsement-implied", text: "App of the Day.", fact: "kind `endorsement`",
      unproven: evidence("award"), proven: evidence("endorsement")),
    Row(
      rule: "competitor-comparison-unsupported", text: "Cheaper than other apps.",
      fact: "kind `competitorPrice`", unproven: evidence("rating"),
      proven: evidence("competitorPrice")),
  ]

  private static func features(of products: String) -> String {
    #""features": [{"id": "maps", "text": "Offline maps", "products": [\#(products)]}]"#
  }

  static let featureRows = [
    Row(
      rule: "tier-superset-false", text: "Ladder Plus Yearly: includes everything in Plus.",
      fact: "`features`", unproven: features(of: allOfLadder),
      proven: features(of: #""app.example.ladder.yearly""#)),
    Row(
      rule: "feature-not-in-product", text: "Ladder Plus Yearly: Offline maps", fact: "`features`",
      unproven: features(of: #""app.example.ladder.monthly""#), proven: features(of: allOfLadder)),
    Row(
      rule: "saving-unlike-products", text: "Ladder Plus Yearly: save 16%.", fact: "`features`",
      unproven: features(of: #""app.example.ladder.yearly""#), proven: features(of: allOfLadder)),
  ]

  private static let allOfLadder =
    #""app.example.ladder.monthly", "app.example.ladder.yearly""#

  @Test(arguments: policies + promotions + evidences + featureRows)
  func proves(row: Row) throws {
    #expect(try rules(row, members: row.unproven).contains(row.rule))
    #expect(try !rules(row, members: row.proven).contains(row.rule))
  }

  /// The page says so too.
  @Test(arguments: policies + promotions + evidences + featureRows)
  func isDocumented(row: Row) throws {
    #expect(
      try documented().contains { $0.contains(row.fact) && $0.contains("`\(row.rule)`") })
  }

  /// No rule in the tables is one that does not exist.
  @Test func documentsRulesThatExist() throws {
    let rules = try documented().compactMap { $0.split(separator: "|").last }
      .flatMap { $0.split(separator: "`") }.map(String.init)
      .filter { $0.contains("-") && !$0.hasSuffix("-…") && !$0.contains(" ") }
    #expect(rules.count > 25)
    for rule in rules { #expect(HonestyRule.named(rule) != nil, "\(rule)") }
  }

  /// The rows of the tables of facts.
  private func documented() throws -> [Substring] {
    String(decoding: try RepositoryFile.data("docs/project.md"), as: UTF8.self)
      .split(separator: "\n").drop { $0 != "## Policy" }.prefix { $0 != "## Checks" }
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| fact ") }
  }

  /// The rules that a text breaks in a world whose project has more members.
  private func rules(_ row: Row, members: String) throws -> [String] {
    let source = try SourceText(
      file: "paywall.json",
      bytes: Array(
        #"{"schema": "paywall-project/1"\#(members.isEmpty ? "" : ", ")\#(members)}"#.utf8))
    var findings: [Finding] = []
    let project = try #require(ProjectReader.read(source, into: &findings), "\(findings)")
    let world = try LabeledWorld.named(row.world)
    let storefront = try Storefront(code: row.storefront)
    let plans = try world.catalog.products.flatMap { try Plan.plans(of: $0, in: storefront) }
    let screen = HonestyScreen(
      blocks: [ScreenBlock(row.text, isStruckThrough: row.isStruckThrough)],
      locale: try LocaleTag(row.storefront == "SWE" ? "sv" : "en"),
      quotes: Quote.quotes(for: plans, among: plans, comparedTo: nil), scope: row.scope,
      facts: project.facts, state: row.state,
      today: try CalendarDate(year: 2026, month: 11, day: 25))
    return try HonestyChecker(library: PackageLexicon.library).judgments(on: screen).map(\.rule.id)
  }
}
