import Testing

@testable import PricingEngine

/// The table of lengths, row by row, from App Store Connect's own.
@Suite struct StoreKitOfferLengthTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let plan: String
    /// The most reduced periods of a pay-as-you-go offer.
    let most: Int
    var testDescription: String { plan }
  }

  static let plans = [
    Row(plan: "P1W", most: 12), Row(plan: "P7D", most: 12), Row(plan: "P1M", most: 12),
    Row(plan: "P2M", most: 6), Row(plan: "P3M", most: 4), Row(plan: "P6M", most: 2),
    Row(plan: "P1Y", most: 1), Row(plan: "P12M", most: 1),
  ]

  private static let price = Money(.zero, Storefront.testEnvironmentDefault.currency)

  @Test(arguments: plans)
  func limitsReducedPeriods(row: Row) throws {
    let plan = try SubscriptionPeriod(iso: row.plan)
    for count in 1...row.most {
      let terms = Offer.Terms.payAsYouGo(price: Self.price, period: plan, count: count)
      #expect(StoreKitOfferLength.problem(terms, plan: plan) == nil)
    }
    let terms = Offer.Terms.payAsYouGo(price: Self.price, period: plan, count: row.most + 1)
    #expect(
      StoreKitOfferLength.problem(terms, plan: plan)
        == "a pay-as-you-go offer of a plan of '\(row.plan)' has at most \(row.most) periods, "
        + "got \(row.most + 1)")
  }

  /// Whether an offer of a length may be free, and whether it may be paid up front.
  @Test(arguments: [
    ("P3D", true, false), ("P1W", true, false), ("P7D", true, false), ("P2W", true, false),
    ("P1M", true, true), ("P2M", true, true), ("P3M", true, true), ("P6M", true, true),
    ("P1Y", true, true), ("P12M", true, true), ("P4W", false, true), ("P9M", false, true),
  ])
  func limitsOtherLengths(iso: String, isFree: Bool, isUpFront: Bool) throws {
    let period = try SubscriptionPeriod(iso: iso)
    let free = StoreKitOfferLength.problem(.freeTrial(period: period), plan: .one(.month))
    #expect((free == nil) == isFree)
    let upFront = StoreKitOfferLength.problem(
      .payUpFront(price: Self.price, period: period), plan: .one(.month))
    // A length that no offer has is the rule 'period-not-sold' alone.
    #expect((upFront == nil) == isUpFront)
  }

  static let rows = [
    StoreKitRow(
      id: "thirteen reduced months",
      marked: file(
        "introductoryOffer",
        #"{ "paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M", "displayPrice" : "0.99", "#
          + #""numberOfPeriods" : ⚑13 }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "offer-length",
        path: subscriptionPath + " > introductoryOffer.numberOfPeriods",
        message: "a pay-as-you-go offer of a plan of 'P1M' has at most 12 periods, got 13",
        fix: "check the length in App Store Connect")),
    StoreKitRow(
      id: "two weeks up front, for subscribers who left",
      marked: file(
        "winbackOffers",
        #"[ { "offerID" : "back", "paymentMode" : "payUpFront", "subscriptionPeriod" : ⚑"P2W", "#
          + #""displayPrice" : "0.99" , "billingPlanType" : "BILLED_UPFRONT", "#
          + #""numberOfPeriods" : 1 } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "offer-length",
        path: subscriptionPath + " > winbackOffers[0] > subscriptionPeriod",
        message: "an offer paid up front lasts P1M, P2M, P3M, P6M or P1Y, got 'P2W'",
        fix: "check the length in App Store Connect")),
    StoreKitRow(
      id: "four free weeks",
      marked: file(
        "introductoryOffer",
        #"{ "paymentMode" : "free", "subscriptionPeriod" : "P1W", "numberOfPeriods" : ⚑4 }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "offer-length",
        path: subscriptionPath + " > introductoryOffer.numberOfPeriods",
        message: "a free offer lasts P3D, P1W, P2W, P1M, P2M, P3M, P6M or P1Y, got 'P4W'",
        fix: "check the length in App Store Connect")),
  ]

  private static func file(_ key: String, _ offer: String) -> String {
    StoreKitJSON.file(subscription: [key: offer])
  }

  @Test(arguments: rows)
  func reports(row: StoreKitRow) throws { try row.check() }
}
