import Testing

@testable import PricingEngine

@Suite struct LocaleDigitsTests {
  @Test(
    arguments: [
      ("en", "0"), ("ar-EG", "٠"), ("ar-u-nu-latn", "0"), ("mr", "०"), ("zh", "0"), ("fa", "۰"),
    ] as [(String, Unicode.Scalar)])
  func findsZero(tag: String, zero: Unicode.Scalar) throws {
    #expect(try LocaleTag(tag).zeroDigit() == zero)
  }

  @Test(arguments: [("7", "0"), ("٧", "٠"), ("a", nil)] as [(Unicode.Scalar, Unicode.Scalar?)])
  func findsTheScriptOfADigit(digit: Unicode.Scalar, zero: Unicode.Scalar?) {
    #expect(digit.zeroOfDigits == zero)
  }
}
