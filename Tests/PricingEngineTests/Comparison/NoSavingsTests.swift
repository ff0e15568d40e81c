import PricingEngine
import Testing

struct NoSavingsTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let plan: @Sendable () throws -> Plan
    let reference: @Sendable () throws -> Plan
    let text: String
    var testDescription: String { name }

    init(
      _ name: String, _ plan: @Sendable @autoclosure @escaping () throws -> Plan,
      against reference: @Sendable @autoclosure @escaping () throws -> Plan, _ text: String
    ) {
      self.name = name
      self.plan = plan
      self.reference = reference
      self.text = text
    }
  }

  static func yearly(
    _ price: String, currency: String = "USD", storefront: String = "USA",
    group: String = "premium",
    level: Int? = 1
  ) throws -> Plan {
    try PlanSample.subscription(
      price, "P1Y", currency: currency, storefront: storefront, group: group, level: level)
  }

  static func plan(_ price: String, _ period: String, level: Int? = 1) throws -> Plan {
    try PlanSample.subscription(price, period, level: level)
  }

  static let rows = [
    Row(
      "storefronts", try yearly("59.99"), against: try yearly("59.99", storefront: "CAN"),
      "the prices are for storefronts 'USA' and 'CAN'"),
    Row(
      "currencies", try yearly("1490", currency: "CZK"),
      against: try PlanSample.subscription("8.99", "P1M", currency: "EUR"),
      "the prices are in 'CZK' and 'EUR'"),
    Row(
      "currencies of two storefronts",
      try yearly("1490", currency: "CZK", storefront: "CZE"),
      against: try PlanSample.subscription("8.99", "P1M", currency: "EUR", storefront: "SVK"),
      "the prices are in 'CZK' and 'EUR'"),
    Row(
      "kinds", try PlanSample.lifetime("24.99"), against: try plan("2.99", "P1M"),
      "'nonConsumable' and 'autoRenewable' are unlike kinds of product"),
    Row(
      "kinds, the other way round", try plan("2.99", "P1M"),
      against: try PlanSample.lifetime("24.99"),
      "'autoRenewable' and 'nonConsumable' are unlike kinds of product"),
    Row(
      "one-time prices", try PlanSample.lifetime("24.99"),
      against: try PlanSample.lifetime("49.99"),
      "'lifetime' is bought once and has no price per period"),
    Row(
      "groups", try yearly("19.99", group: "plus"), against: try plan("2.99", "P1M"),
      "the plans belong to groups 'plus' and 'premium'"),
    Row(
      "levels", try yearly("19.99", level: 2), against: try plan("2.99", "P1M"),
      "the plans belong to levels '2' and '1' of their group"),
    Row(
      "a reference of zero", try yearly("19.99"), against: try plan("0.00", "P1M"),
      "the regular price of 'premium.p1m' is zero"),
    Row(
      "the plan itself", try yearly("19.99"), against: try yearly("19.99"),
      "both plans last 'P1Y'"),
    Row(
      "the same length in other words", try plan("19.99", "P12M"), against: try yearly("29.99"),
      "both plans last 'P12M'"),
    Row(
      "a commitment against a commitment",
      try PlanSample.commitment("4.99"), against: try PlanSample.commitment("5.99"),
      "both plans last 'P1Y'"),
    Row(
      "a commitment against paying up front", try PlanSample.commitment("4.99"),
      against: try yearly("69.99", currency: "EUR", storefront: "DEU"), "both plans last 'P1Y'"),
    Row(
      "a longer reference", try plan("2.99", "P1M"), against: try yearly("19.99"),
      "the plan compared with lasts 'P1Y', longer than 'P1M'"),
    Row(
      "a commitment as the longer reference",
      try PlanSample.subscription("24.99", "P6M", currency: "EUR", storefront: "DEU"),
      against: try PlanSample.commitment("4.99"),
      "the plan compared with lasts 'P1Y', longer than 'P6M'"),
    Row(
      "30 days against a month", try plan("2.99", "P30D"), against: try plan("3.99", "P1M"),
      "the plan compared with lasts 'P1M', longer than 'P30D'"),
    Row(
      "no whole number of periods", try plan("7.99", "P3M"), against: try plan("5.99", "P2M"),
      "'P3M' is not a whole number of periods of 'P2M'"),
    Row(
      "one commitment and a half",
      try PlanSample.subscription("49.99", "P18M", currency: "EUR", storefront: "DEU"),
      against: try PlanSample.commitment("4.99"),
      "'P18M' is not a whole number of periods of 'P1Y'"),
    Row(
      "dearer", try yearly("124.99"), against: try plan("9.99", "P1M"),
      "124.99 is more than 12 × 9.99 = 119.88"),
    Row(
      "equal", try yearly("119.88"), against: try plan("9.99", "P1M"),
      "119.88 is equal to 12 × 9.99 = 119.88"),
    Row(
      "below one percent", try yearly("119.00"), against: try plan("9.99", "P1M"),
      "the saving of 0.7340… percent is below 1 percent"),
    // 365/7 weeks would make 52.14 and a saving; 52 weeks make 52.00.
    Row(
      "dearer under one convention", try yearly("52.10"), against: try plan("1.00", "P1W"),
      "52.10 is more than 52 × 1.00 = 52.00"),
  ]

  @Test(arguments: rows)
  func namesTheReason(row: Row) throws {
    let (plan, reference) = (try row.plan(), try row.reference())
    let error = try #require(throws: NoSavings.self) {
      try Savings(of: plan, comparedWith: reference)
    }
    #expect(error.description == row.text)
  }

  @Test func aDearerPlanCarriesTheExactPercent() throws {
    let (plan, reference) = (try Self.yearly("124.99"), try Self.plan("9.99", "P1M"))
    let error = try #require(throws: NoSavings.self) {
      try Savings(of: plan, comparedWith: reference)
    }
    guard case .dearer(let comparison) = error else {
      Issue.record("expected a dearer plan, got \(error)")
      return
    }
    #expect(comparison.savedPercent.decimalText(digits: 2) == "-4.26…")
    #expect(comparison.verdict == .dearer)
  }

  @Test func unknownLevelsAreAlike() throws {
    let monthly = try Self.plan("2.99", "P1M", level: nil)
    #expect(
      try Savings(of: try Self.yearly("19.99", level: 2), comparedWith: monthly).percent == 44)
    #expect(
      try Savings(of: try Self.yearly("19.99", level: nil), comparedWith: monthly).percent == 44)
  }
}
