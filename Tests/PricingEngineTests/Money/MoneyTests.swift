import PricingEngine
import Testing

struct MoneyTests {
  struct Row: CustomTestStringConvertible {
    let amount: String
    let currency: String
    let shown: String
    var testDescription: String { "\(amount) \(currency)" }

    init(_ amount: String, _ currency: String, _ shown: String) {
      self.amount = amount
      self.currency = currency
      self.shown = shown
    }
  }

  static let rows = [
    Row("19.99", "USD", "19.99"),
    Row("39.0", "USD", "39.00"),
    Row("39", "USD", "39.00"),
    Row("0.0825", "USD", "0.0825"),
    Row("4.990", "USD", "4.99"),
    Row("4.9900", "USD", "4.99"),
    Row("9800", "JPY", "9800"),
    Row("9800.00", "JPY", "9800"),
    Row("9800.50", "JPY", "9800.5"),
    Row("1.5", "KWD", "1.500"),
    Row("18900", "UGX", "18900"),
    Row("9990", "HUF", "9990.00"),
    Row("9.99", "COP", "9.99"),
  ]

  @Test(arguments: rows)
  func showsEveryDigitOfTheAmount(row: Row) throws {
    let money = Money(try ExactDecimal(parsing: row.amount), try Currency(code: row.currency))
    #expect(money.shownAmount.text == row.shown)
    #expect(money.shownAmount == money.amount)
    let digits = row.shown.split(separator: ".").dropFirst().first?.count ?? 0
    #expect(money.shownFractionDigits == digits)
  }

  @Test func multipliesByACount() throws {
    let price = Money(try ExactDecimal(parsing: "4.99"), try Currency(code: "EUR"))
    #expect(12 * price == Money(try ExactDecimal(parsing: "59.88"), try Currency(code: "EUR")))
  }
}
