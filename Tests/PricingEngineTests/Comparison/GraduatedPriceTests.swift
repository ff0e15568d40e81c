import PricingEngine
import Testing

struct GraduatedPriceTests {
  static func tiers(_ tiers: [(Int, String)]) throws -> [GraduatedPrice.Tier] {
    try tiers.map { .init(from: $0.0, price: try PlanSample.money($0.1)) }
  }

  static let threeTiers = [(1, "19.99"), (21, "13.99"), (41, "10.99")]

  struct Row: CustomTestStringConvertible {
    let seats: Int
    let total: String
    let average: String
    var testDescription: String { "\(seats) seats" }
  }

  static let rows = [
    Row(seats: 1, total: "19.99", average: "19.99"),
    Row(seats: 20, total: "399.80", average: "19.99"),
    Row(seats: 21, total: "413.79", average: "19.71"),
    Row(seats: 40, total: "679.60", average: "16.99"),
    Row(seats: 41, total: "690.59", average: "16.85"),
    Row(seats: 50, total: "789.50", average: "15.79"),
    Row(seats: 1_000_000, total: "10990240.00", average: "11.00"),
  ]

  @Test(arguments: rows)
  func everySeatCostsThePriceOfItsTier(row: Row) throws {
    let price = try GraduatedPrice(tiers: try Self.tiers(Self.threeTiers))
    #expect(try price.total(seats: row.seats).amount.text == row.total)
    #expect(try price.averagePerSeat(seats: row.seats).amount.text == row.average)
  }

  @Test func theLargestPriceFits() throws {
    let price = try GraduatedPrice(tiers: try Self.tiers([(1, "999999999999999.999999")]))
    #expect(
      try price.total(seats: 1_000_000).amount.text == "999999999999999999999.000000")
    #expect(
      try price.averagePerSeat(seats: 999_999).amount.text == "999999999999999.999999")
  }

  @Test(arguments: [0, -1, 1_000_001, Int.max, Int.min])
  func seatsOutOfRangeAreErrors(seats: Int) throws {
    let price = try GraduatedPrice(tiers: try Self.tiers(Self.threeTiers))
    let error = GraduatedPriceError.seatsOutOfRange(seats: seats)
    #expect(throws: error) { try price.total(seats: seats) }
    #expect(throws: error) { try price.averagePerSeat(seats: seats) }
    #expect(error.description == "expected 1 to 1000000 seats, got '\(seats)'")
  }

  @Test func tiersMustBeginAtOneAndRise() throws {
    func error(_ tiers: [GraduatedPrice.Tier]) throws -> String {
      try #require(throws: GraduatedPriceError.self) { try GraduatedPrice(tiers: tiers) }
        .description
    }
    #expect(try error([]) == "expected a tier, got none")
    #expect(try error(Self.tiers([(2, "9.99")])) == "expected a first tier from seat 1, got '2'")
    #expect(
      try error(Self.tiers([(1, "9.99"), (5, "8.99"), (5, "7.99")]))
        == "expected tiers by rising seats, got '5' after a higher one")
    let euro = GraduatedPrice.Tier(from: 5, price: try PlanSample.money("8.99", "EUR"))
    #expect(
      try error(Self.tiers([(1, "9.99")]) + [euro]) == "expected every tier in 'USD', got 'EUR'")
  }
}
