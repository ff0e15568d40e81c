import PricingEngine
import Testing

struct DecimalReaderTests {
  struct Accepted: CustomTestStringConvertible {
    let text: String
    let coefficient: Int128
    let fractionDigits: Int
    var testDescription: String { text }
  }

  static let accepted = [
    Accepted(text: "3.49", coefficient: 349, fractionDigits: 2),
    Accepted(text: "0", coefficient: 0, fractionDigits: 0),
    Accepted(text: "1200", coefficient: 1200, fractionDigits: 0),
    Accepted(text: "0.990", coefficient: 990, fractionDigits: 3),
    Accepted(text: "0.5", coefficient: 5, fractionDigits: 1),
    Accepted(text: "49.00", coefficient: 4900, fractionDigits: 2),
    Accepted(text: "007.50", coefficient: 750, fractionDigits: 2),
    Accepted(
      text: "999999999999999.999999", coefficient: 999_999_999_999_999_999_999, fractionDigits: 6),
  ]

  @Test(arguments: accepted)
  func readsPlainNumbers(row: Accepted) throws {
    let number = try ExactDecimal(parsing: row.text)
    #expect(number.coefficient == row.coefficient)
    #expect(number.fractionDigits == row.fractionDigits)
  }

  struct Rejected: CustomTestStringConvertible {
    let text: String
    let error: DecimalError
    var testDescription: String { "'\(text)'" }

    init(_ text: String, _ error: DecimalError) {
      self.text = text
      self.error = error
    }
  }

  static let rejected = [
    Rejected("", .empty),
    Rejected("3,49", .decimalComma(suggestion: "3.49")),
    Rejected("0,5", .decimalComma(suggestion: "0.5")),
    Rejected("0,08", .decimalComma(suggestion: "0.08")),
    // Three digits after a comma are a group: nobody can tell 3,490 from 3.490.
    Rejected("3,490", .grouped),
    Rejected("1,234,567", .grouped),
    Rejected("1.234,56", .grouped),
    Rejected("1,234.56", .grouped),
    Rejected("1.234.567", .grouped),
    Rejected("1_000", .grouped),
    Rejected("1 000", .grouped),
    Rejected("1\u{A0}000", .grouped),
    Rejected("1\u{202F}000.50", .grouped),
    Rejected("1'000", .grouped),
    Rejected("1\u{2019}000", .grouped),
    Rejected("1234567890123456,50", .tooLong),
    Rejected("¥18", .currencySign(sign: "¥")),
    Rejected("$3.49", .currencySign(sign: "$")),
    Rejected("-$3.49", .currencySign(sign: "$")),
    Rejected("9.99 €", .currencySign(sign: "€")),
    Rejected("USD 3.49", .currencySign(sign: "USD")),
    Rejected("3.49EUR", .currencySign(sign: "EUR")),
    Rejected("-1", .negative),
    Rejected("-0.99", .negative),
    Rejected("-.5", .negative),
    Rejected("\u{2212}1", .negative),
    Rejected("1e3", .notPlain),
    Rejected("1.5E-3", .notPlain),
    Rejected("0x10", .notPlain),
    Rejected("0X10", .notPlain),
    Rejected("12abc", .unexpected(character: "a")),
    Rejected("1 dose 2", .unexpected(character: "d")),
    Rejected("EUR", .unexpected(character: "E")),
    Rejected("usd 3", .unexpected(character: "u")),
    Rejected("free", .unexpected(character: "f")),
    Rejected("-", .unexpected(character: "-")),
    Rejected("\u{2212}", .unexpected(character: "\u{2212}")),
    Rejected("-abc", .unexpected(character: "-")),
    Rejected("+1", .unexpected(character: "+")),
    Rejected("NaN", .unexpected(character: "N")),
    Rejected("inf", .unexpected(character: "i")),
    Rejected(".", .unexpected(character: ".")),
    Rejected(".5", .unexpected(character: ".")),
    Rejected("5.", .unexpected(character: ".")),
    Rejected(",5", .unexpected(character: ",")),
    Rejected("5,", .unexpected(character: ",")),
    Rejected("1..2", .grouped),
    Rejected(" 1", .unexpected(character: " ")),
    Rejected("1 ", .unexpected(character: " ")),
    Rejected("1\n", .unexpected(character: "\n")),
    Rejected("1\u{0}", .unexpected(character: "\u{0}")),
    // Digits of other scripts are not decimal text of a file.
    Rejected("\u{FF11}", .unexpected(character: "\u{FF11}")),
    Rejected("\u{0663}", .unexpected(character: "\u{0663}")),
    Rejected("\u{FEFF}1", .unexpected(character: "\u{FEFF}")),
    Rejected("1234567890123456", .tooLong),
    Rejected("0.1234567", .tooLong),
    Rejected("1234567890123456789012345678901234567890", .tooLong),
    Rejected("0.0000000000000000000000000000000000000000001", .tooLong),
  ]

  @Test(arguments: rejected)
  func namesWhatIsWrong(row: Rejected) {
    #expect(throws: row.error) { try ExactDecimal(parsing: row.text) }
  }

  @Test func rejectsEveryTextWithOneForeignByte() {
    for byte in UInt8.min...UInt8.max where !(48...57).contains(byte) && byte != 46 {
      let text = String(decoding: [49, byte, 50], as: UTF8.self)
      #expect(throws: DecimalError.self) { try ExactDecimal(parsing: text) }
    }
  }
}
