@testable import PricingEngine

/// An amount from texts in a test: `money("19.99", "USD")`.
func money(_ amount: String, _ currency: String) throws -> Money {
  Money(try ExactDecimal(parsing: amount), try Currency(code: currency))
}

/// A formatter from texts in a test.
func formatter(
  _ locale: String, _ storefront: String = "USA", width: SymbolWidth = .standard
) throws -> CopyFormatter {
  try CopyFormatter(
    locale: LocaleTag(locale), storefront: Storefront(code: storefront), width: width)
}

/// A message from texts in a test.
func message(_ pattern: String, _ locale: String = "en") throws -> ICUMessage {
  try ICUMessage(pattern: pattern, locale: LocaleTag(locale))
}
