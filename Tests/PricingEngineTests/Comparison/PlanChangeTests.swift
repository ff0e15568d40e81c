import Testing

@testable import PricingEngine

/// Levels, lengths and what happens, from App Store Connect's rules for subscription groups.
struct PlanChangeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let from: (level: Int, period: String)
    let to: (level: Int, period: String)
    let direction: PlanChange.Direction
    let effect: PlanChange.Effect
    let refunds: Bool
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "to a higher level", from: (2, "P1M"), to: (1, "P1M"), direction: .upgrade,
      effect: .immediately, refunds: true),
    Row(
      id: "to a higher level of another length", from: (3, "P1Y"), to: (1, "P1M"),
      direction: .upgrade, effect: .immediately, refunds: true),
    Row(
      id: "to a lower level", from: (1, "P1M"), to: (2, "P1M"), direction: .downgrade,
      effect: .atNextRenewal, refunds: false),
    Row(
      id: "across, the same length", from: (1, "P1M"), to: (1, "P1M"), direction: .crossgrade,
      effect: .immediately, refunds: false),
    Row(
      id: "across, the same length in other words", from: (1, "P12M"), to: (1, "P1Y"),
      direction: .crossgrade, effect: .immediately, refunds: false),
    Row(
      id: "across, another length", from: (1, "P1M"), to: (1, "P1Y"), direction: .crossgrade,
      effect: .atNextRenewal, refunds: false),
  ]

  @Test(arguments: rows)
  func saysWhatHappens(row: Row) throws {
    let change = try PlanChange(
      from: try plan("old", row.from.level, row.from.period),
      to: try plan("new", row.to.level, row.to.period))
    #expect(change.direction == row.direction)
    #expect(change.effect == row.effect)
    #expect(change.refundsUnusedTime == row.refunds)
    #expect(change.charge.amount.text == "4.99")
  }

  @Test func refusesWhatIsNoChange() throws {
    let plan = try plan("a", 1, "P1M")
    #expect(throws: PlanChangeError.samePlan(productID: "a")) {
      try PlanChange(from: plan, to: plan)
    }
    let other = try self.plan("b", 1, "P1M", group: "other")
    #expect(throws: PlanChangeError.unlikeGroups(current: "g", new: "other")) {
      try PlanChange(from: plan, to: other)
    }
    let unknown = try self.plan("c", nil, "P1M")
    #expect(throws: PlanChangeError.unknownLevel(productID: "c")) {
      try PlanChange(from: plan, to: unknown)
    }
  }

  private func plan(
    _ id: String, _ level: Int?, _ period: String, group: String = "g"
  ) throws -> Plan {
    let storefront = try Storefront(code: "USA")
    let price = Money(try ExactDecimal(parsing: "4.99"), storefront.currency)
    let kind = Product.Kind.autoRenewable(
      Product.Subscription(
        period: try SubscriptionPeriod(iso: period), groupID: group, level: level))
    let product = Product(
      id: id, kind: kind, localizations: [], isFamilyShareable: false,
      pricing: [storefront: Product.Pricing(price: price)])
    return try #require(try Plan.plans(of: product, in: storefront).first)
  }
}
