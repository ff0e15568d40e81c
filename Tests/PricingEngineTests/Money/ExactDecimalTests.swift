import PricingEngine
import Testing

struct ExactDecimalTests {
  struct TextRow: CustomTestStringConvertible {
    let coefficient: Int128
    let digits: Int
    let text: String
    var testDescription: String { text }
  }

  static let texts = [
    TextRow(coefficient: 740, digits: 2, text: "7.40"),
    TextRow(coefficient: 2490, digits: 2, text: "24.90"),
    TextRow(coefficient: 1200, digits: 0, text: "1200"),
    TextRow(coefficient: 0, digits: 0, text: "0"),
    TextRow(coefficient: 0, digits: 2, text: "0.00"),
    TextRow(coefficient: 5, digits: 2, text: "0.05"),
    TextRow(coefficient: -5, digits: 2, text: "-0.05"),
    TextRow(coefficient: -426, digits: 2, text: "-4.26"),
    TextRow(coefficient: 990, digits: 3, text: "0.990"),
    TextRow(coefficient: 1, digits: 38, text: "0.00000000000000000000000000000000000001"),
    TextRow(
      coefficient: .min, digits: 0, text: "-170141183460469231731687303715884105728"),
  ]

  @Test(arguments: texts)
  func keepsWrittenDigits(row: TextRow) {
    #expect(ExactDecimal(coefficient: row.coefficient, fractionDigits: row.digits).text == row.text)
  }

  @Test(arguments: ["7.40", "24.90", "1200", "0.990", "0", "999999999999999.999999"])
  func textSurvivesARoundTrip(text: String) throws {
    #expect(try ExactDecimal(parsing: text).text == text)
  }

  struct OrderRow: CustomTestStringConvertible {
    let left: ExactDecimal
    let right: ExactDecimal
    let order: Int
    var testDescription: String { "\(left) against \(right)" }

    init(_ left: (Int128, Int), _ right: (Int128, Int), _ order: Int) {
      self.left = ExactDecimal(coefficient: left.0, fractionDigits: left.1)
      self.right = ExactDecimal(coefficient: right.0, fractionDigits: right.1)
      self.order = order
    }
  }

  static let orders = [
    OrderRow((740, 2), (74, 1), 0),
    OrderRow((0, 0), (0, 6), 0),
    OrderRow((299, 2), (2990, 3), 0),
    OrderRow((299, 2), (3, 0), -1),
    OrderRow((299, 2), (300, 2), -1),
    OrderRow((-299, 2), (0, 0), -1),
    OrderRow((-3, 0), (-299, 2), -1),
    OrderRow((1, 0), (999_999, 6), 1),
    // No pair of numbers overflows when it is compared.
    OrderRow((.max, 0), (.max, 38), 1),
    OrderRow((.min, 0), (.min, 38), -1),
    OrderRow((.max, 0), (.min, 38), 1),
  ]

  @Test(arguments: orders)
  func comparesNumbersNotTexts(row: OrderRow) {
    #expect((row.left == row.right) == (row.order == 0))
    #expect((row.left < row.right) == (row.order < 0))
    #expect((row.left > row.right) == (row.order > 0))
    #expect((row.left.hashValue == row.right.hashValue) == (row.order == 0))
  }

  struct SumRow: CustomTestStringConvertible {
    let left: String
    let right: String
    let sum: String
    let difference: String
    var testDescription: String { "\(left) and \(right)" }
  }

  static let sums = [
    SumRow(left: "35.88", right: "19.99", sum: "55.87", difference: "15.89"),
    SumRow(left: "5.97", right: "89.91", sum: "95.88", difference: "-83.94"),
    SumRow(left: "1", right: "0.250", sum: "1.250", difference: "0.750"),
    SumRow(left: "0.1", right: "0.2", sum: "0.3", difference: "-0.1"),
    SumRow(
      left: "999999999999999.999999", right: "0.000001", sum: "1000000000000000.000000",
      difference: "999999999999999.999998"),
  ]

  @Test(arguments: sums)
  func addsExactly(row: SumRow) throws {
    let (left, right) = (try ExactDecimal(parsing: row.left), try ExactDecimal(parsing: row.right))
    #expect((left + right).text == row.sum)
    #expect((left - right).text == row.difference)
  }

  @Test func multipliesByACount() throws {
    #expect((12 * (try ExactDecimal(parsing: "2.99"))).text == "35.88")
    #expect((12 * (try ExactDecimal(parsing: "2.50"))).text == "30.00")
    #expect((0 * (try ExactDecimal(parsing: "2.50"))).text == "0.00")
    #expect(
      (999 * (try ExactDecimal(parsing: "999999999999999.999999"))).text
        == "998999999999999999.999001")
  }

  @Test func widensAndTrims() throws {
    let number = try ExactDecimal(parsing: "7.40")
    #expect(number.widened(to: 3).text == "7.400")
    #expect(number.widened(to: 1).text == "7.40")
    #expect(number.trimmed.text == "7.4")
    #expect(try ExactDecimal(parsing: "120").trimmed.text == "120")
    #expect(try ExactDecimal(parsing: "0.000").trimmed.text == "0")
  }

  @Test func refusesImpossibleDigits() async {
    await #expect(processExitsWith: .failure) {
      _ = ExactDecimal(coefficient: 1, fractionDigits: 39)
    }
    await #expect(processExitsWith: .failure) {
      _ = ExactDecimal(coefficient: 1, fractionDigits: -1)
    }
  }
}
