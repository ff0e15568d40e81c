import PricingEngine
import Testing

@testable import CopyTemplates

/// What a message can speak of: in each situation exactly these things are there.
@Suite struct MessageSubjectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var facts = ""
    var state = "new"
    var product: SampleProduct?
    var offer = OfferChoice.introductory
    /// The plan that the reader changes from.
    var current: SampleProduct?
    let there: Set<MessageSubject>
    var testDescription: String { id }
  }

  static let facts = [
    Row(id: "nothing is known", there: []),
    Row(id: "an evaluation", facts: #", "evaluation": {"days": 14}"#, there: [.evaluation]),
    Row(
      id: "everything about privacy",
      facts: #", "evaluation": {"days": 14}, "privacy": {"evaluationStart": "device", "#
        + #""ownership": "storeTransactions"}, "otherService": "Sync""#,
      there: [.evaluation, .evaluationOnDevice, .ownershipFromStore, .otherService]),
    Row(
      id: "the start of an evaluation that nobody gave",
      facts: #", "privacy": {"evaluationStart": "device", "ownership": "server"}"#, there: []),
    Row(
      id: "a free tier", facts: #", "freeTier": {"limit": 20, "text": "x"}"#, there: [.freeTier]),
    Row(
      id: "a free tier with room", facts: #", "freeTier": {"limit": 20, "text": "x"}"#,
      state: "free:18", there: [.freeTier, .freeLimitAhead]),
    Row(
      id: "a free tier that is full", facts: #", "freeTier": {"limit": 20, "text": "x"}"#,
      state: "free:20", there: [.freeTier, .freeLimitReached]),
    Row(
      id: "a free tier that is overfull", facts: #", "freeTier": {"limit": 20, "text": "x"}"#,
      state: "free:25", there: [.freeTier, .freeLimitReached]),
    Row(id: "expired by choice", state: "expired:auto-renew-off", there: [.expiredByChoice]),
    Row(id: "expired by billing", state: "expired:billing-error", there: [.expiredByBilling]),
    Row(id: "expired by price", state: "expired:price-increase", there: [.expiredByPrice]),
    Row(
      id: "expired with the product", state: "expired:product-unavailable",
      there: [.expiredByAvailability]),
    Row(id: "expired for no reason that is known", state: "expired:unknown", there: []),
  ]

  private static let monthly = SampleProduct(id: "m", kind: .subscription("P1M"), price: "2.99")

  static let plans = [
    Row(id: "a plan", product: monthly, there: [.renewingPlan]),
    Row(
      id: "a purchase", product: SampleProduct(kind: .nonConsumable), there: [.oneTimePlan]),
    Row(
      id: "a pass", product: SampleProduct(kind: .nonRenewing),
      there: [.oneTimePlan, .nonRenewingPlan]),
    Row(
      id: "a price increase of this plan",
      facts:
        #", "priceIncrease": {"product": "m", "newPrice": "3.99", "from": "2027-03-01"}"#,
      product: monthly, there: [.renewingPlan, .priceIncrease]),
    Row(
      id: "a price increase of another plan",
      facts:
        #", "priceIncrease": {"product": "y", "newPrice": "3.99", "from": "2027-03-01"}"#,
      product: monthly, there: [.renewingPlan]),
  ]

  private static func offered(_ kind: Offer.Kind) -> SampleProduct {
    var offer = SampleOffer.freeTrial("P1W")
    offer.kind = kind
    return SampleProduct(offers: [offer])
  }

  private static func code(
    _ eligibility: [Offer.CodeEligibility], renews: Bool?
  ) -> SampleProduct {
    offered(
      .offerCode(
        name: "c", eligibility: eligibility, stacksWithIntroductory: false, renews: renews))
  }

  static let offers = [
    Row(
      id: "an introductory offer", product: offered(.introductory),
      there: [.renewingPlan, .renewingOffer, .introductoryOffer]),
    Row(
      id: "an offer that is not shown", product: offered(.introductory), offer: .none,
      there: [.renewingPlan]),
    Row(
      id: "a promotional offer", product: offered(.promotional(offerID: "a")), offer: .named("a"),
      there: [.renewingPlan, .renewingOffer, .promotionalOffer]),
    Row(
      id: "a win-back offer", product: offered(.winBack(offerID: "a")), offer: .kind("winBack"),
      there: [.renewingPlan, .renewingOffer, .winBackOffer]),
    Row(
      id: "a code that ends, for new customers", product: code([.new], renews: false),
      offer: .named("c"), there: [.renewingPlan, .endingOffer, .codeOffer, .codeForNew]),
    Row(
      id: "a code that renews, for subscribers", product: code([.existing], renews: true),
      offer: .named("c"), there: [.renewingPlan, .renewingOffer, .codeOffer, .codeForExisting]),
    Row(
      id: "a code of which nobody says what follows, for former subscribers",
      product: code([.expired], renews: nil), offer: .named("c"),
      there: [.renewingPlan, .openOffer, .codeOffer, .codeForExpired]),
    Row(
      id: "a code for several groups", product: code([.new, .expired], renews: true),
      offer: .named("c"), there: [.renewingPlan, .renewingOffer, .codeOffer]),
  ]

  static let retries = [
    Row(id: "billing retry", state: "billing-retry", there: [.billingRetryPaused]),
    Row(
      id: "billing retry with access", facts: #", "subscription": {"billingRetry": "kept"}"#,
      state: "billing-retry", there: []),
  ]

  private static func yearly(level: Int) -> SampleProduct {
    SampleProduct(id: "y", kind: .subscription("P1Y", level: level))
  }

  private static func other(_ period: String) -> SampleProduct {
    SampleProduct(id: "o", kind: .subscription(period, level: 2))
  }

  static let changes = [
    Row(
      id: "an upgrade", product: yearly(level: 1), current: other("P1Y"),
      there: [.renewingPlan, .planChange, .upgrade]),
    Row(
      id: "a downgrade", product: yearly(level: 3), current: other("P1Y"),
      there: [.renewingPlan, .planChange, .changeAtRenewal]),
    Row(
      id: "a plan of the same level and length", product: yearly(level: 2), current: other("P12M"),
      there: [.renewingPlan, .planChange, .changeNow]),
    Row(
      id: "a plan of the same level and another length", product: yearly(level: 2),
      current: other("P1M"), there: [.renewingPlan, .planChange, .changeAtRenewal]),
  ]

  @Test(arguments: facts + plans + offers + retries + changes)
  func isThere(row: Row) throws {
    let facts = try BuiltIn.facts(#"{"schema": "paywall-project/1""# + row.facts + "}")
    let quote = try row.product.flatMap { try sampleQuotes([$0], offer: row.offer).first }
    let current = try row.current.flatMap { try samplePlans([$0]).first }
    let change = try quote.flatMap { quote in
      try current.map { try PlanChange(from: $0, to: quote.plan) }
    }
    let situation = Situation(
      facts: facts, state: try ReaderState(row.state), quote: quote, change: change)
    let there = MessageSubject.allCases.filter { $0.isThere(in: situation) }
    #expect(Set(there) == row.there.union([.appStore, .restoringStore]))
  }

  static let stores: [(store: Store, there: Set<MessageSubject>)] = [
    (.appStore, [.appStore, .restoringStore, .planChange, .upgrade, .renewingPlan]),
    (.googlePlay, [.googlePlay, .otherStore, .restoringStore, .planChange, .renewingPlan]),
    (.web, [.otherStore, .planChange, .renewingPlan]),
    (.other, [.otherStore, .planChange, .renewingPlan]),
  ]

  /// An upgrade: what a change does is known of the App Store alone.
  @Test(arguments: stores) func knowsTheStore(store: Store, there: Set<MessageSubject>) throws {
    let quote = try #require(try sampleQuotes([Self.yearly(level: 1)]).first)
    let current = try #require(try samplePlans([Self.other("P1Y")]).first)
    let situation = Situation(
      facts: AppFacts(), state: .subscribed, quote: quote,
      change: try PlanChange(from: current, to: quote.plan), store: store)
    #expect(Set(MessageSubject.allCases.filter { $0.isThere(in: situation) }) == there)
  }

  @Test func knowsACommitment() throws {
    let quote = try #require(try ClaimSample.commitment.quotes().first)
    let situation = Situation(facts: AppFacts(), state: .new, quote: quote)
    let there = MessageSubject.allCases.filter { $0.isThere(in: situation) }
    #expect(there == [.renewingPlan, .commitment, .appStore, .restoringStore])
  }

  @Test func knowsAnOfferOfAPurchase() throws {
    let offer = SampleOffer(
      kind: .offerCode(
        name: "c", eligibility: [.nonSpender], stacksWithIntroductory: false, renews: nil),
      price: "0.99", period: "")
    let product = SampleProduct(kind: .consumable, offers: [offer])
    let quote = try #require(try sampleQuotes([product], offer: .named("c")).first)
    let situation = Situation(facts: AppFacts(), state: .new, quote: quote)
    let there = MessageSubject.allCases.filter { $0.isThere(in: situation) }
    #expect(
      there == [.oneTimePlan, .oneTimeOffer, .codeOffer, .appStore, .restoringStore])
  }
}
