import Testing

@testable import PricingEngine

@Suite struct StripeCurrencyTests {
  @Test(arguments: [
    ("USD", 2), ("EUR", 2), ("HUF", 2), ("TWD", 2), ("IDR", 2), ("ISK", 2), ("UGX", 2), ("JPY", 0),
    ("KRW", 0), ("CLP", 0), ("VND", 0), ("MGA", 0), ("XAF", 0), ("PYG", 0), ("KWD", 3), ("BHD", 3),
    ("TND", 3), ("JOD", 3), ("OMR", 3), ("COP", 2),
  ])
  func knowsMinorDigits(_ code: String, digits: Int) throws {
    #expect(StripeCurrency.minorDigits(of: try Currency(code: code)) == digits)
  }

  @Test func knowsAmountsThatMustBeWhole() throws {
    #expect(StripeCurrency.isWholeOnly(try Currency(code: "ISK")))
    #expect(StripeCurrency.isWholeOnly(try Currency(code: "UGX")))
    #expect(!StripeCurrency.isWholeOnly(try Currency(code: "HUF")))
  }
}
