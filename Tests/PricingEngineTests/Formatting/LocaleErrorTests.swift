import Testing

@testable import PricingEngine

@Suite struct LocaleErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let error: LocaleError
    let message: String
    var testDescription: String { text }

    init(_ text: String, _ error: LocaleError, _ message: String) {
      self.text = text
      self.error = error
      self.message = message
    }
  }

  static let rows: [Row] = [
    // ICU would format all of these, in its default locale.
    Row(
      "xx-ZZ", .unknown(text: "xx-ZZ", suggestion: nil),
      "expected a locale that CLDR knows, got 'xx-ZZ'"),
    Row(
      "tlh", .unknown(text: "tlh", suggestion: nil),
      "expected a locale that CLDR knows, got 'tlh'"),
    Row(
      "qps-ploc", .unknown(text: "qps-ploc", suggestion: nil),
      "expected a locale that CLDR knows, got 'qps-ploc'"),
    Row(
      "und", .unknown(text: "und", suggestion: nil), "expected a locale that CLDR knows, got 'und'"),
    Row(
      "root", .unknown(text: "root", suggestion: nil),
      "expected a locale that CLDR knows, got 'root'"),
    // The code of a country, the name of a language, a slip of the pen.
    Row(
      "jp", .unknown(text: "jp", suggestion: "ja"),
      "expected a locale that CLDR knows, got 'jp'; did you mean 'ja'?"),
    Row(
      "au", .unknown(text: "au", suggestion: "en"),
      "expected a locale that CLDR knows, got 'au'; did you mean 'en'?"),
    Row(
      "cz-CZ", .unknown(text: "cz-CZ", suggestion: "cs"),
      "expected a locale that CLDR knows, got 'cz-CZ'; did you mean 'cs'?"),
    Row(
      "german", .unknown(text: "german", suggestion: "de"),
      "expected a locale that CLDR knows, got 'german'; did you mean 'de'?"),
    Row(
      "spansh", .unknown(text: "spansh", suggestion: "es"),
      "expected a locale that CLDR knows, got 'spansh'; did you mean 'es'?"),
    Row(
      "yeu", .unknown(text: "yeu", suggestion: "yue"),
      "expected a locale that CLDR knows, got 'yeu'; did you mean 'yue'?"),
    // Not a tag at all.
    Row(
      "", .malformed(text: "", suggestion: nil),
      "expected a locale such as 'de' or 'pt-BR', got ''"),
    Row(
      "e", .malformed(text: "e", suggestion: nil),
      "expected a locale such as 'de' or 'pt-BR', got 'e'"),
    Row(
      "en--US", .malformed(text: "en--US", suggestion: nil),
      "expected a locale such as 'de' or 'pt-BR', got 'en--US'"),
    Row(
      "en\u{0}", .malformed(text: "en\u{0}", suggestion: nil),
      "expected a locale such as 'de' or 'pt-BR', got 'en\\u{0000}'"),
    Row(
      "дe", .malformed(text: "дe", suggestion: nil),
      "expected a locale such as 'de' or 'pt-BR', got 'дe'"),
    Row(
      "de_DE.UTF-8", .malformed(text: "de_DE.UTF-8", suggestion: "de-DE"),
      "expected a locale such as 'de' or 'pt-BR', got 'de_DE.UTF-8'; did you mean 'de-DE'?"),
    Row(
      "de_DE@euro", .malformed(text: "de_DE@euro", suggestion: "de-DE"),
      "expected a locale such as 'de' or 'pt-BR', got 'de_DE@euro'; did you mean 'de-DE'?"),
    Row(
      "portuguese", .malformed(text: "portuguese", suggestion: "pt"),
      "expected a locale such as 'de' or 'pt-BR', got 'portuguese'; did you mean 'pt'?"),
    // A known language with something unknown. A region that CLDR does not know is most likely a
    // typing error, and ICU would pass it over.
    Row(
      "en-XX", .unknownSubtag(text: "en-XX", subtag: "XX"),
      "expected a script or region that CLDR knows, got 'XX' in 'en-XX'"),
    Row(
      "en-ZZ", .unknownSubtag(text: "en-ZZ", subtag: "ZZ"),
      "expected a script or region that CLDR knows, got 'ZZ' in 'en-ZZ'"),
    Row(
      "sr-Lain", .unknownSubtag(text: "sr-Lain", subtag: "Lain"),
      "expected a script or region that CLDR knows, got 'Lain' in 'sr-Lain'"),
    Row(
      "ar-u-nu-roman", .unknownDigits(text: "ar-u-nu-roman", digits: "roman"),
      "expected digits that CLDR knows, such as 'latn' or 'arab', after 'u-nu', got 'roman' in "
        + "'ar-u-nu-roman'"),
    // What copy cannot follow.
    Row(
      "en_US_POSIX", .unsupportedSubtag(text: "en_US_POSIX", subtag: "u-va-posix"),
      "expected language, script and region only, got 'u-va-posix' in 'en_US_POSIX'"),
    Row(
      "de-1996", .unsupportedSubtag(text: "de-1996", subtag: "1996"),
      "expected language, script and region only, got '1996' in 'de-1996'"),
    Row(
      "en-u-cu-eur", .unsupportedSubtag(text: "en-u-cu-eur", subtag: "u-cu-eur"),
      "expected language, script and region only, got 'u-cu-eur' in 'en-u-cu-eur'"),
    Row(
      "en-x-store", .unsupportedSubtag(text: "en-x-store", subtag: "x-store"),
      "expected language, script and region only, got 'x-store' in 'en-x-store'"),
  ]

  @Test(arguments: rows)
  func explainsWhatIsWrong(row: Row) {
    #expect(throws: row.error) { try LocaleTag(row.text) }
    #expect(row.error.message == row.message)
    #expect("\(row.error)" == row.message)
  }

  @Test func passesOnWhatICUSays() {
    let error = LocaleError.icu(ICUError(status: 2))
    #expect(error.message == "icu failed with U_MISSING_RESOURCE_ERROR")
  }
}
