internal import CICU

/// A text with its characters composed where Unicode composes them (NFC, UAX #15).
///
/// - Throws: `ICUError` when ICU's data cannot be read.
package func composed(_ text: String) throws(ICUError) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  return try icuText { buffer, capacity, status in
    text.withICUText { cicu_composed_text($0, $1, buffer, capacity, &status) }
  }
}

/// The quotation marks of a locale, opening and closing.
///
/// - Throws: `ICUError` when ICU's data cannot be read.
package func quotationMarks(in locale: LocaleTag) throws(ICUError) -> (open: String, close: String)
{
  let mark = { (closing: Bool) throws(ICUError) -> String in
    try icuText { buffer, capacity, status in
      locale.tag.withICUText {
        cicu_quotation_mark($0, $1, closing, buffer, capacity, &status)
      }
    }
  }
  return (try mark(false), try mark(true))
}

/// The symbol of the currency of a locale's own region: `zł` for `pl`; `nil` where CLDR has none.
///
/// - Throws: `ICUError` when ICU's data cannot be read.
package func regionalCurrencySymbol(of locale: LocaleTag) throws(ICUError) -> String? {
  let code = try icuText { buffer, capacity, status in
    locale.likelyRegion.withICUText { cicu_region_currency($0, $1, buffer, capacity, &status) }
  }
  guard !code.isEmpty else { return nil }
  return try currencySymbol(of: code, in: locale.tag, kind: CICU_SYMBOL_NARROW)
}
