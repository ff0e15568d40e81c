import Testing

@testable import PricingEngine

@Suite struct StoreKitOfferNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let isFree: Bool
    let length: String?
    var testDescription: String { name }
  }

  static let names = [
    Row(name: "7-day free trial", isFree: true, length: "P7D"),
    Row(name: "1-Month ... Free", isFree: true, length: "P1M"),
    Row(name: "WINBACK_3_MONTHS", isFree: false, length: "P3M"),
    Row(name: "2weeksFree", isFree: false, length: nil),
    Row(name: "intro.6months.free", isFree: true, length: "P6M"),
    Row(name: "Ad-free winter", isFree: false, length: nil),
    Row(name: "Freedom day", isFree: false, length: nil),
    Row(name: "50 percent off 1 year", isFree: false, length: "P1Y"),
    Row(name: "0 days", isFree: false, length: nil),
    Row(name: "", isFree: false, length: nil),
  ]

  @Test(arguments: names)
  func reads(row: Row) {
    let name = StoreKitOfferName(row.name)
    #expect(name.isFree == row.isFree)
    #expect(name.length?.iso == row.length)
  }

  private static func code(
    _ id: String, _ name: String, _ terms: String, _ message: String?, fix: String? = nil
  ) -> StoreKitRow {
    let flag = message == nil ? "" : "⚑"
    let offer =
      #"[ { "referenceName" : \#(flag)"\#(name)", "eligibility" : [ "new" ], \#(terms) } ]"#
    return StoreKitRow(
      id: id, marked: StoreKitJSON.file(subscription: ["codeOffers": offer]),
      finding: message.map {
        ExpectedFinding(
          severity: .warning, rule: "offer-name",
          path: subscriptionPath + " > codeOffers[0] > referenceName", message: $0, fix: fix)
      })
  }

  private static let twoMonths = #""paymentMode" : "free", "subscriptionPeriod" : "P2M""#
  private static let oneMonth = #""paymentMode" : "free", "subscriptionPeriod" : "P1M""#
  private static let paid =
    #""paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M", "numberOfPeriods" : 3, "#
    + #""displayPrice" : "1.99""#

  static let rows = [
    code(
      "another length", "1-Month Free", twoMonths,
      "the offer is called '1-Month Free' and lasts 'P2M'",
      fix: "rename it, or check its length"),
    code(
      "free, and paid", "Free for friends", paid,
      "the offer is called 'Free for friends' and costs 1.99 USD",
      fix: "rename it, or check how it is paid"),
    code("its length", "2 months free", twoMonths, nil),
    code("thirty days are a month", "30 days free", oneMonth, nil),
    code("the length of all reduced periods", "3 months", paid, nil),
    code("the plan's own period", "1 month plan, friends", paid, nil),
  ]

  @Test(arguments: rows)
  func reports(row: StoreKitRow) throws { try row.check() }
}
