import PricingEngine
import Testing

struct FractionTests {
  struct LowestTerms: CustomTestStringConvertible {
    let numerator: Int128
    let denominator: Int128
    let text: String
    var testDescription: String { "\(numerator)/\(denominator)" }
  }

  static let lowestTerms = [
    LowestTerms(numerator: 1589, denominator: 3588, text: "1589/3588"),
    LowestTerms(numerator: 2394, denominator: 4788, text: "1/2"),
    LowestTerms(numerator: -4, denominator: 6, text: "-2/3"),
    LowestTerms(numerator: 4, denominator: -6, text: "-2/3"),
    LowestTerms(numerator: -4, denominator: -6, text: "2/3"),
    LowestTerms(numerator: 0, denominator: -7, text: "0/1"),
    LowestTerms(numerator: .max, denominator: .max, text: "1/1"),
    LowestTerms(
      numerator: 36_893_488_147_419_103_232, denominator: 73_786_976_294_838_206_464, text: "1/2"),
  ]

  @Test(arguments: lowestTerms)
  func reducesToLowestTerms(row: LowestTerms) {
    let fraction = Fraction(row.numerator, over: row.denominator)
    #expect("\(fraction.numerator)/\(fraction.denominator)" == row.text)
  }

  struct RoundingRow: CustomTestStringConvertible {
    let fraction: Fraction
    let floor: Int128
    let ceiling: Int128
    let up: String
    let down: String
    var testDescription: String { "\(fraction.numerator)/\(fraction.denominator)" }

    init(_ fraction: Fraction, _ floor: Int128, _ ceiling: Int128, up: String, down: String) {
      self.fraction = fraction
      self.floor = floor
      self.ceiling = ceiling
      self.up = up
      self.down = down
    }
  }

  static let roundings = [
    RoundingRow(Fraction(1999, over: 1200), 1, 2, up: "1.67", down: "1.66"),
    RoundingRow(Fraction(2400, over: 1200), 2, 2, up: "2.00", down: "2.00"),
    RoundingRow(Fraction(1, over: 3), 0, 1, up: "0.34", down: "0.33"),
    RoundingRow(Fraction(-1, over: 3), -1, 0, up: "-0.33", down: "-0.34"),
    RoundingRow(Fraction(-93, over: 20), -5, -4, up: "-4.65", down: "-4.65"),
    RoundingRow(Fraction(0), 0, 0, up: "0.00", down: "0.00"),
    RoundingRow(Fraction(1, over: 1_000_000), 0, 1, up: "0.01", down: "0.00"),
    RoundingRow(Fraction(-1, over: 1_000_000), -1, 0, up: "0.00", down: "-0.01"),
    RoundingRow(Fraction(2985, over: 1000), 2, 3, up: "2.99", down: "2.98"),
  ]

  @Test(arguments: roundings)
  func roundsInTheNamedDirection(row: RoundingRow) {
    #expect(row.fraction.floor == row.floor)
    #expect(row.fraction.ceiling == row.ceiling)
    #expect(row.fraction.roundedUp(toFractionDigits: 2).text == row.up)
    #expect(row.fraction.roundedDown(toFractionDigits: 2).text == row.down)
  }

  struct TextRow: CustomTestStringConvertible {
    let fraction: Fraction
    let digits: Int
    let minimum: Int
    let text: String
    var testDescription: String { text }

    init(_ fraction: Fraction, _ digits: Int, _ text: String, minimum: Int = 0) {
      self.fraction = fraction
      self.digits = digits
      self.minimum = minimum
      self.text = text
    }
  }

  static let texts = [
    TextRow(Fraction(158_900, over: 3588), 4, "44.2865…"),
    TextRow(Fraction(50), 4, "50"),
    TextRow(Fraction(1, over: 2), 4, "0.5"),
    TextRow(Fraction(1, over: 2), 4, "0.50", minimum: 2),
    TextRow(Fraction(30), 4, "30.00", minimum: 2),
    TextRow(Fraction(1, over: 3), 4, "0.3333…", minimum: 2),
    TextRow(Fraction(-51_100, over: 11_988), 2, "-4.26…"),
    TextRow(Fraction(-1, over: 3), 0, "-0…"),
    TextRow(Fraction(-1, over: 300_000), 4, "-0.0000…"),
    TextRow(Fraction(2, over: 3), 4, "0.6666…"),
    TextRow(Fraction(0), 4, "0"),
    TextRow(Fraction(1, over: 16), 4, "0.0625"),
    TextRow(Fraction(1, over: 32), 4, "0.0312…"),
  ]

  @Test(arguments: texts)
  func writesDecimalText(row: TextRow) {
    #expect(row.fraction.decimalText(digits: row.digits, minimum: row.minimum) == row.text)
  }

  @Test func calculatesExactly() {
    let (third, sixth) = (Fraction(1, over: 3), Fraction(1, over: 6))
    #expect(third + sixth == Fraction(1, over: 2))
    #expect(third - sixth == sixth)
    #expect(sixth - third == Fraction(-1, over: 6))
    #expect(third * Fraction(-3, over: 2) == Fraction(-1, over: 2))
    #expect(third / sixth == Fraction(2))
    #expect(third / Fraction(-1, over: 6) == Fraction(-2))
    #expect(Fraction(0) * third == Fraction(0))
    #expect(Fraction(0) / third == Fraction(0))
    #expect(Fraction(12).isWhole)
    #expect(!third.isWhole)
  }

  @Test func dividesOutCommonFactorsBeforeMultiplying() {
    let large = Fraction(Int128(1) << 120, over: 3)
    #expect(large * Fraction(3, over: Int128(1) << 119) == Fraction(2))
    #expect(large / large == Fraction(1))
    #expect(
      Fraction(1, over: 1 << 120) + Fraction(1, over: 1 << 120) == Fraction(1, over: 1 << 119))
  }

  @Test func comparesWithoutOverflow() {
    #expect(Fraction(.max - 1, over: .max) < Fraction(.max, over: .max - 1))
    #expect(!(Fraction(.max, over: .max - 1) < Fraction(.max - 1, over: .max)))
    #expect(Fraction(.min + 1) < Fraction(.max))
    #expect(Fraction(-1, over: .max) < Fraction(0))
    #expect(!(Fraction(1, over: 2) < Fraction(1, over: 2)))
  }

  @Test func refusesDivisionByZero() async {
    await #expect(processExitsWith: .failure) { _ = Fraction(1, over: 0) }
    await #expect(processExitsWith: .failure) { _ = Fraction(1) / Fraction(0) }
  }
}
