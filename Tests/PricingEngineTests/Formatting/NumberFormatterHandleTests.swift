import Testing

@testable import PricingEngine

@Suite struct NumberFormatterHandleTests {
  private func error(_ body: () throws -> Void) -> ICUError? {
    do { try body() } catch { return error as? ICUError }
    return nil
  }

  /// A price that would lose a digit is an error, never a rounded price.
  @Test func refusesToRound() throws {
    let style = PriceStyle(currency: try Currency(code: "USD"), fractionDigits: 2)
    let handle = try NumberFormatterHandle(style.skeleton(.standard), locale: LocaleTag("en"))
    #expect(try handle.format(decimal: "2.98") == "$2.98")
    #expect(error { _ = try handle.format(decimal: "2.985") }?.name == "U_FORMAT_INEXACT_ERROR")
  }

  @Test func refusesWhatIsNoNumber() throws {
    let handle = try NumberFormatterHandle("precision-integer", locale: LocaleTag("en"))
    for text in ["", "abc", "1,5", "1.5.5", "\u{0}"] {
      #expect(error { _ = try handle.format(decimal: text) } != nil, "\(text)")
    }
  }

  @Test func refusesAnUnknownSkeleton() throws {
    let locale = try LocaleTag("en")
    let failure = error { _ = try NumberFormatterHandle("currency/USD nonsense", locale: locale) }
    #expect(failure?.name == "U_NUMBER_SKELETON_SYNTAX_ERROR")
  }

  /// Longer than the first buffer.
  @Test func writesLongNumbers() throws {
    let handle = try NumberFormatterHandle("precision-integer", locale: LocaleTag("en"))
    let digits = String(repeating: "9", count: 300)
    #expect(
      try handle.format(decimal: digits)
        == Array(repeating: "999", count: 100).joined(separator: ","))
  }
}
