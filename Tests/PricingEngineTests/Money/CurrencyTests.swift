import Testing

@testable import PricingEngine

struct CurrencyTests {
  @Test func tableIsThePublishedData() throws {
    let rows = try DataTable("Data/currencies.csv").rows
    var published: [String: Int] = [:]
    for row in rows { published[try row.text("code")] = try row.integer("fraction_digits") }
    #expect(published.count == rows.count)
    #expect(published == currencyFractionDigits, "run Scripts/generate-tables.py")
  }

  @Test func everyCurrencyIsFoundByItsCode() throws {
    for (code, digits) in currencyFractionDigits {
      let currency = try Currency(code: code)
      #expect(currency.code == code)
      #expect(currency.fractionDigits == digits)
      #expect((0...4).contains(digits))
      #expect(currency.description == code)
    }
  }

  /// Currencies whose digits differ between ISO 4217 and one of the CLDR versions in use.
  @Test(arguments: [
    ("COP", 2), ("HUF", 2), ("IDR", 2), ("PKR", 2), ("TWD", 2), ("JPY", 0), ("KRW", 0), ("CLP", 0),
    ("VND", 0), ("UGX", 0), ("KWD", 3), ("BHD", 3), ("TND", 3), ("IQD", 3), ("CLF", 4), ("UYW", 4),
  ])
  func digitsArePinned(code: String, digits: Int) throws {
    #expect(try Currency(code: code).fractionDigits == digits)
  }

  @Test(arguments: ["", "usd", "EURO", "US", "XXX ", "€"])
  func unknownCodesAreErrors(code: String) {
    #expect(throws: CurrencyError.unknown(code: code)) { try Currency(code: code) }
  }
}
