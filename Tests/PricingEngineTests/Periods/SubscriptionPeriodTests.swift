import PricingEngine
import Testing

struct SubscriptionPeriodTests {
  struct Lengths: CustomTestStringConvertible {
    let left: String
    let right: String
    let areSame: Bool
    var testDescription: String { "\(left) and \(right)" }

    init(_ left: String, _ right: String, _ areSame: Bool) {
      self.left = left
      self.right = right
      self.areSame = areSame
    }
  }

  static let lengths = [
    Lengths("P7D", "P1W", true), Lengths("P14D", "P2W", true), Lengths("P12M", "P1Y", true),
    Lengths("P24M", "P2Y", true), Lengths("P30D", "P1M", false), Lengths("P4W", "P1M", false),
    Lengths("P52W", "P1Y", false), Lengths("P365D", "P1Y", false), Lengths("P28D", "P4W", true),
  ]

  @Test(arguments: lengths)
  func onlyExactLengthsAreTheSame(row: Lengths) throws {
    let (left, right) = (
      try SubscriptionPeriod(iso: row.left), try SubscriptionPeriod(iso: row.right)
    )
    #expect(left.hasSameLength(as: right) == row.areSame)
    #expect(right.hasSameLength(as: left) == row.areSame)
    #expect(left != right)
  }

  @Test func valuesOutOfRangeAreErrors() {
    for value in [0, -1, 1000, .max, .min] {
      #expect(throws: PeriodError.outOfRange(value: value)) {
        try SubscriptionPeriod(value, .month)
      }
    }
  }

  @Test func multipliesWithinTheRange() throws {
    let month = SubscriptionPeriod.one(.month)
    #expect(try month.times(3) == SubscriptionPeriod(3, .month))
    #expect(try month.times(999) == SubscriptionPeriod(999, .month))
    #expect(throws: PeriodError.outOfRange(value: 1000)) { try month.times(1000) }
    #expect(throws: PeriodError.outOfRange(value: 0)) { try month.times(0) }
    #expect(throws: PeriodError.outOfRange(value: -3)) { try month.times(-3) }
    #expect(throws: PeriodError.outOfRange(value: .max)) {
      try SubscriptionPeriod(2, .month).times(.max)
    }
  }

  @Test func errorsNameTheValue() {
    #expect(
      PeriodError.malformed(text: "1 month").description
        == "expected a period such as 'P1M', got '1 month'")
    #expect(PeriodError.outOfRange(value: 0).description == "expected 1 to 999 units, got '0'")
  }
}
