import CopyTemplates
import PricingEngine
import Testing

/// Why there is no saving, in words: every reason, reached by comparing two plans.
@Suite struct NoSavingsExplanationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var plan = SampleProduct(id: "yearly", price: "124.99")
    var planStorefront = "USA"
    var other = SampleProduct(id: "monthly", kind: .subscription("P1M"), price: "9.99")
    let explanation: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "dearer",
      explanation: "the plan costs more than the same time on the other: "
        + "12 × 9.99 = 119.88, and this is 124.99 (-4.2625… %)"),
    Row(
      id: "equal", plan: SampleProduct(id: "yearly", price: "119.88"),
      explanation: "the plan costs the same as the other: 12 × 9.99 = 119.88"),
    Row(
      id: "below one percent", plan: SampleProduct(id: "yearly", price: "119.00"),
      explanation: "the saving is below one percent: 12 × 9.99 = 119.88, 0.7340… %"),
    Row(
      id: "two storefronts", planStorefront: "ARG",
      explanation: "prices of two storefronts are never compared: ARG and USA"),
    Row(
      id: "two currencies",
      plan: SampleProduct(id: "yearly", price: "1490", currency: "CZK"),
      other: SampleProduct(
        id: "monthly", kind: .subscription("P1M"), price: "8.99", currency: "EUR"),
      explanation: "prices in two currencies are never compared: CZK and EUR"),
    Row(
      id: "two kinds", other: SampleProduct(id: "full", kind: .nonConsumable),
      explanation: "products of two kinds are not alike: autoRenewable and nonConsumable"),
    Row(
      id: "bought once", plan: SampleProduct(id: "full", kind: .nonConsumable),
      other: SampleProduct(id: "coins", kind: .consumable),
      explanation: "'full' is bought once and has no period to compare"),
    Row(
      id: "two groups",
      other: SampleProduct(id: "monthly", kind: .subscription("P1M", group: "H")),
      explanation: "plans of two subscription groups are not alike: 'G' and 'H'"),
    Row(
      id: "two levels",
      other: SampleProduct(id: "monthly", kind: .subscription("P1M", level: 2)),
      explanation: "plans of two levels of service are not alike: 1 and 2"),
    Row(
      id: "a free plan",
      other: SampleProduct(id: "free", kind: .subscription("P1M"), price: "0"),
      explanation: "'free' costs nothing"),
    Row(
      id: "as long", other: SampleProduct(id: "twelve", kind: .subscription("P12M")),
      explanation: "both plans last P1Y"),
    Row(
      id: "the other is longer",
      plan: SampleProduct(id: "monthly", kind: .subscription("P1M")),
      other: SampleProduct(id: "yearly"),
      explanation: "the plan compared with is not shorter: P1Y against P1M"),
    Row(
      id: "no common base", plan: SampleProduct(id: "quarter", kind: .subscription("P3M")),
      other: SampleProduct(id: "two", kind: .subscription("P2M")),
      explanation: "P3M is not a whole number of P2M"),
  ]

  @Test(arguments: rows)
  func saysWhy(row: Row) throws {
    let plan = try #require(try samplePlans([row.plan], in: row.planStorefront).first)
    let other = try #require(try samplePlans([row.other]).first)
    let error = #expect(throws: NoSavings.self) { try Savings(of: plan, comparedWith: other) }
    #expect(error?.explanation == row.explanation)
  }

  @Test func saysThatTwoProductsHaveTheSamePeriod() throws {
    let plans = try samplePlans([
      SampleProduct(id: "yearly"), SampleProduct(id: "basic", kind: .subscription("P1M")),
      SampleProduct(id: "plus", kind: .subscription("P1M")),
    ])
    let error = #expect(throws: NoSavings.self) { try Savings(of: plans[0], among: plans) }
    #expect(
      error?.explanation
        == "'basic' and 'plus' have the same period, so the plan compared with is unclear")
  }

  @Test func saysThatNothingIsThereToCompareWith() throws {
    let plans = try samplePlans([SampleProduct(id: "yearly")])
    let error = #expect(throws: NoSavings.self) { try Savings(of: plans[0], among: plans) }
    #expect(
      error?.explanation
        == "no shorter plan of the same group and level to compare 'yearly' with")
  }
}
