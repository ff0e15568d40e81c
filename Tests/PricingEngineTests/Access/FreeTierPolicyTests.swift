import Testing

@testable import PricingEngine

@Suite struct FreeTierPolicyTests {
  struct Gate: CustomTestStringConvertible, Sendable {
    let id: String
    let limit: Int
    let count: Int
    var entitlement = FreeTierPolicy.Entitlement.free
    let mayAdd: Bool
    let remaining: Int
    var testDescription: String { id }
  }

  static let gates: [Gate] = [
    Gate(id: "empty", limit: 20, count: 0, mayAdd: true, remaining: 20),
    Gate(id: "one below the limit", limit: 20, count: 19, mayAdd: true, remaining: 1),
    Gate(id: "at the limit", limit: 20, count: 20, mayAdd: false, remaining: 0),
    Gate(id: "above the limit", limit: 20, count: 25, mayAdd: false, remaining: 0),
    Gate(id: "limit raised to 30", limit: 30, count: 20, mayAdd: true, remaining: 10),
    Gate(id: "nothing is free", limit: 0, count: 0, mayAdd: false, remaining: 0),
    Gate(
      id: "paid at the limit", limit: 20, count: 20, entitlement: .paid, mayAdd: true,
      remaining: 0),
    Gate(
      id: "paid above the limit", limit: 20, count: 25, entitlement: .paid, mayAdd: true,
      remaining: 0),
    Gate(
      id: "paid below the limit", limit: 20, count: 1, entitlement: .paid, mayAdd: true,
      remaining: 19),
    Gate(id: "largest numbers", limit: .max, count: .max, mayAdd: false, remaining: 0),
  ]

  @Test(arguments: gates) func opensTheGate(_ row: Gate) throws {
    let policy = FreeTierPolicy(limit: try ItemCount(row.limit))
    let count = try ItemCount(row.count)
    #expect(policy.mayAddOne(to: count, row.entitlement) == row.mayAdd)
    #expect(policy.remaining(after: count).value == row.remaining)
  }

  struct Owned: CustomTestStringConvertible, Sendable {
    let id: String
    let owned: Set<String>
    let paid: Set<String>
    let entitlement: FreeTierPolicy.Entitlement
    var testDescription: String { id }
  }

  static let owned: [Owned] = [
    Owned(id: "nothing owned", owned: [], paid: ["monthly", "yearly"], entitlement: .free),
    Owned(id: "one of them", owned: ["yearly"], paid: ["monthly", "yearly"], entitlement: .paid),
    Owned(id: "something else", owned: ["tip"], paid: ["monthly", "yearly"], entitlement: .free),
    Owned(
      id: "one and something else", owned: ["tip", "monthly"], paid: ["monthly"],
      entitlement: .paid),
    Owned(id: "nothing is sold", owned: ["yearly"], paid: [], entitlement: .free),
    Owned(id: "case counts", owned: ["Yearly"], paid: ["yearly"], entitlement: .free),
  ]

  @Test(arguments: owned) func knowsWhoHasPaid(_ row: Owned) {
    let entitlement = FreeTierPolicy.entitlement(ownedIDs: row.owned, paidIDs: row.paid)
    #expect(entitlement == row.entitlement)
  }
}
