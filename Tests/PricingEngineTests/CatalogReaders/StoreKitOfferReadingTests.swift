import Testing

@testable import PricingEngine

/// The offers of files about which nothing is found.
@Suite struct StoreKitOfferReadingTests {
  struct Read: CustomTestStringConvertible, Sendable {
    let id: String
    let offers: KeyValuePairs<String, String>
    let expected: [Offer]
    var testDescription: String { id }
  }

  private static let usd = Storefront.testEnvironmentDefault.currency

  private static func money(_ cents: Int128) -> Money {
    Money(ExactDecimal(coefficient: cents, fractionDigits: 2), usd)
  }

  private static func period(_ value: Int, _ unit: SubscriptionPeriod.Unit) throws
    -> SubscriptionPeriod
  { try SubscriptionPeriod(value, unit) }

  private static func reads() throws -> [Read] {
    let trial = Offer(.introductory, .freeTrial(period: .one(.week)))
    return [
      Read(
        id: "free for several periods",
        offers: [
          "introductoryOffer":
            #"{ "paymentMode" : "free", "subscriptionPeriod" : "P1M", "numberOfPeriods" : 3 }"#
        ],
        expected: [Offer(.introductory, .freeTrial(period: try period(3, .month)))]),
      Read(
        id: "free for a year on a monthly plan",
        offers: ["introductoryOffer": #"{ "paymentMode" : "free", "subscriptionPeriod" : "P1Y" }"#],
        expected: [Offer(.introductory, .freeTrial(period: .one(.year)))]),
      Read(
        id: "pay as you go",
        offers: [
          "introductoryOffer": """
          { "paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M", "numberOfPeriods" : 3,
            "displayPrice" : "1.99" }
          """
        ],
        expected: [
          Offer(.introductory, .payAsYouGo(price: money(199), period: .one(.month), count: 3))
        ]),
      Read(
        id: "pay up front, shown as paid",
        offers: [
          "introductoryOffer": """
          { "paymentMode" : "payUpFront", "subscriptionPeriod" : "P1Y", "numberOfPeriods" : 1,
            "displayPrice" : "40.99" }
          """
        ],
        expected: [Offer(.introductory, .payUpFront(price: money(4099), period: .one(.year)))]),
      Read(
        id: "list and its copy count once",
        offers: [
          "introductoryOffer":
            #"{ "internalID" : "I1", "paymentMode" : "free", "subscriptionPeriod" : "P1W" }"#,
          "introductoryOffers":
            #"[ { "internalID" : "I1", "paymentMode" : "free", "subscriptionPeriod" : "P1W" } ]"#,
        ], expected: [trial]),
      Read(
        id: "copy without an internalID counts once",
        offers: [
          "introductoryOffer": #"{ "paymentMode" : "free", "subscriptionPeriod" : "P1W" }"#,
          "introductoryOffers":
            #"[ { "internalID" : "I1", "paymentMode" : "free", "subscriptionPeriod" : "P1W" } ]"#,
        ], expected: [trial]),
      Read(
        id: "object beside an empty list",
        offers: [
          "introductoryOffer":
            #"{ "internalID" : "I1", "paymentMode" : "free", "subscriptionPeriod" : "P1W" }"#,
          "introductoryOffers": "[]",
        ], expected: [trial]),
      Read(
        id: "promotional, code and win-back",
        offers: [
          "winbackOffers": """
          [ { "offerID" : "back", "isEligible" : true, "paymentMode" : "payAsYouGo",
              "subscriptionPeriod" : "P1M", "numberOfPeriods" : 12, "displayPrice" : "4.99",
              "referenceName" : "Back", "internalID" : "3" } ]
          """,
          "adHocOffers": """
          [ { "offerID" : "loyal", "paymentMode" : "free", "subscriptionPeriod" : "P3D",
              "referenceName" : "Loyal", "internalID" : "1" } ]
          """,
          "codeOffers": """
          [ { "referenceName" : "Autumn", "paymentMode" : "free", "subscriptionPeriod" : "P2M",
              "eligibility" : [ "expired", "new" ], "isStackable" : true, "internalID" : "2" },
            { "paymentMode" : "free", "subscriptionPeriod" : "P2M", "eligibility" : [ "existing" ] } ]
          """,
        ],
        expected: [
          Offer(.promotional(offerID: "loyal"), .freeTrial(period: try period(3, .day))),
          Offer(
            .offerCode(
              name: "Autumn", eligibility: [.expired, .new], stacksWithIntroductory: true,
              renews: nil), .freeTrial(period: try period(2, .month))),
          Offer(
            .offerCode(
              name: "", eligibility: [.existing], stacksWithIntroductory: false, renews: nil),
            .freeTrial(period: try period(2, .month))),
          Offer(
            .winBack(offerID: "back"),
            .payAsYouGo(price: money(499), period: .one(.month), count: 12)),
        ]),
    ]
  }

  @Test func readsOffers() throws {
    for row in try Self.reads() {
      let catalog = try storeKitCatalog(StoreKitJSON.file(subscription: row.offers))
      let offers = catalog.products.first?.pricing[catalog.storefront]?.offers
      #expect(offers == row.expected, "\(row.id)")
    }
  }
}
