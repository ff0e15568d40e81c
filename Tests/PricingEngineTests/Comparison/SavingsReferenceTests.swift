import PricingEngine
import Testing

struct SavingsReferenceTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    /// The plans on sale; the first one looks for its reference.
    let plans: @Sendable () throws -> [Plan]
    let reference: String
    var testDescription: String { name }

    init(
      _ name: String, _ plans: @Sendable @autoclosure @escaping () throws -> [Plan],
      _ reference: String
    ) {
      self.name = name
      self.plans = plans
      self.reference = reference
    }
  }

  static func sub(
    _ price: String, _ period: String, id: String? = nil, group: String = "premium",
    level: Int? = 1, currency: String = "EUR", storefront: String = "DEU"
  ) throws -> Plan {
    try PlanSample.subscription(
      price, period, currency: currency, storefront: storefront, id: id, group: group, level: level)
  }

  static let rows = [
    Row(
      "the monthly plan",
      [try sub("19.99", "P1Y"), try sub("7.99", "P3M"), try sub("2.99", "P1M")],
      "premium.p1m"),
    Row(
      "never the weekly plan",
      [try sub("19.99", "P1Y"), try sub("0.99", "P1W"), try sub("2.99", "P1M")], "premium.p1m"),
    Row(
      "not even when it is the only one", [try sub("19.99", "P1Y"), try sub("0.99", "P1W")],
      "no shorter plan of the same group and level is there for 'premium.p1y'"),
    Row(
      "nor a plan of days", [try sub("19.99", "P1Y"), try sub("2.99", "P30D")],
      "no shorter plan of the same group and level is there for 'premium.p1y'"),
    Row(
      "never a lifetime purchase",
      [try sub("19.99", "P1Y"), try PlanSample.lifetime("49.99", storefront: "DEU")],
      "no shorter plan of the same group and level is there for 'premium.p1y'"),
    Row(
      "the shortest plan of months",
      [try sub("19.99", "P1Y"), try sub("12.99", "P6M"), try sub("7.99", "P3M")], "premium.p3m"),
    Row(
      "a shorter plan for the half-year too",
      [try sub("12.99", "P6M"), try sub("19.99", "P1Y"), try sub("2.99", "P1M")], "premium.p1m"),
    Row(
      "nothing for the monthly plan", [try sub("2.99", "P1M"), try sub("19.99", "P1Y")],
      "no shorter plan of the same group and level is there for 'premium.p1m'"),
    Row(
      "the same group only",
      [try sub("19.99", "P1Y"), try sub("2.99", "P1M", group: "other")],
      "no shorter plan of the same group and level is there for 'premium.p1y'"),
    Row(
      "the same level only",
      [
        try sub("19.99", "P1Y"), try sub("1.99", "P1M", id: "basic", level: 2),
        try sub("2.99", "P1M"),
      ],
      "premium.p1m"),
    Row(
      "an unknown level is no other level",
      [try sub("19.99", "P1Y"), try sub("2.99", "P1M", level: nil)], "premium.p1m"),
    Row(
      "the same storefront only",
      [try sub("19.99", "P1Y"), try sub("2.99", "P1M", storefront: "FRA")],
      "no shorter plan of the same group and level is there for 'premium.p1y'"),
    Row(
      "the same currency only",
      [try sub("19.99", "P1Y"), try sub("2.99", "P1M", currency: "USD")],
      "no shorter plan of the same group and level is there for 'premium.p1y'"),
    Row(
      "two monthly plans on one level",
      [
        try sub("19.99", "P1Y"), try sub("2.99", "P1M", id: "plus"),
        try sub("4.99", "P1M", id: "pro"),
      ],
      "'plus' and 'pro' have the same period"),
    Row(
      "two yearly plans on one level",
      [
        try sub("19.99", "P1Y", id: "plus"), try sub("39.99", "P12M", id: "pro"),
        try sub("2.99", "P1M"),
      ],
      "'plus' and 'pro' have the same period"),
    Row(
      "two monthly plans on two levels",
      [
        try sub("19.99", "P1Y"), try sub("1.99", "P1M", id: "basic", level: 2),
        try sub("4.99", "P1M", id: "pro"),
      ],
      "pro"),
    Row(
      "two monthly plans, one of an unknown level",
      [
        try sub("19.99", "P1Y"), try sub("1.99", "P1M", id: "basic", level: nil),
        try sub("4.99", "P1M", id: "pro"),
      ],
      "'basic' and 'pro' have the same period"),
    Row(
      "two yearly plans, the plan itself of an unknown level",
      [
        try sub("19.99", "P1Y", id: "plus", level: nil), try sub("39.99", "P1Y", id: "pro"),
        try sub("2.99", "P1M", level: 2),
      ],
      "'plus' and 'pro' have the same period"),
    Row(
      "two plans of one length on two levels beside a plan of an unknown one",
      [
        try sub("2.99", "P1M", level: nil), try sub("19.99", "P1Y", id: "plus"),
        try sub("39.99", "P1Y", id: "pro", level: 2),
      ],
      "'plus' and 'pro' have the same period"),
    Row(
      "the first two of four",
      [
        try sub("19.99", "P1Y", id: "a"), try sub("2.99", "P1M", id: "b"),
        try sub("3.99", "P1M", id: "c"), try sub("4.99", "P1M", id: "d"),
      ],
      "'b' and 'c' have the same period"),
    Row(
      "the shorter of two plans, one of an unknown level",
      [
        try sub("19.99", "P1Y"), try sub("12.99", "P6M", level: nil), try sub("7.99", "P3M"),
      ],
      "premium.p3m"),
    Row(
      "one product with two ways to pay is no twin",
      [try sub("49.99", "P1Y"), try PlanSample.commitment("4.99"), try sub("8.99", "P1M")],
      "premium.p1m"),
    Row(
      "the monthly plan for a commitment",
      [try PlanSample.commitment("4.99"), try sub("49.99", "P1Y"), try sub("8.99", "P1M")],
      "premium.p1m"),
    Row(
      "the commitment for paying up front when nothing is shorter",
      [try sub("49.99", "P1Y", id: "once"), try PlanSample.commitment("4.99", id: "committed")],
      "committed"),
    Row(
      "nothing for a commitment beside paying up front",
      [try PlanSample.commitment("4.99"), try sub("69.99", "P1Y")],
      "no shorter plan of the same group and level is there for 'premium.p1y'"),
    Row(
      "nothing for a one-time purchase",
      [try PlanSample.lifetime("49.99", storefront: "DEU"), try sub("2.99", "P1M")],
      "'lifetime' is bought once and has no price per period"),
    Row(
      "nothing among no plans", [try sub("19.99", "P1Y")],
      "no shorter plan of the same group and level is there for 'premium.p1y'"),
  ]

  @Test(arguments: rows)
  func isTheDefaultBase(row: Row) throws {
    let plans = try row.plans()
    let plan = try #require(plans.first)
    #expect(reference(for: plan, among: plans) == row.reference)
    // The order of the catalog does not matter to what is found.
    let turned = reference(for: plan, among: plans.reversed())
    let isUnclear = row.reference.hasSuffix("have the same period")
    #expect(isUnclear ? turned.hasSuffix("have the same period") : turned == row.reference)
  }

  private func reference(for plan: Plan, among plans: [Plan]) -> String {
    do throws(NoSavings) {
      return try Savings.reference(for: plan, among: plans).productID
    } catch {
      return error.description
    }
  }

  @Test func aNamedBaseMayBeWeekly() throws {
    let (yearly, weekly) = (try Self.sub("19.99", "P1Y"), try Self.sub("1.99", "P1W"))
    #expect(throws: NoSavings.noReference(productID: "premium.p1y")) {
      try Savings(of: yearly, among: [yearly, weekly])
    }
    #expect(try Savings(of: yearly, comparedWith: weekly).percent == 80)
  }

  @Test func comparesWithTheDefaultBase() throws {
    let (yearly, monthly) = (try Self.sub("19.99", "P1Y"), try Self.sub("2.99", "P1M"))
    let savings = try Savings(of: yearly, among: [monthly, yearly])
    #expect(savings.comparedTo == "premium.p1m")
    #expect(savings.percent == 44)
  }
}
