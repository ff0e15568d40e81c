internal import CICU

/// Which symbol names a currency in a locale for the readers of a storefront.
///
/// CLDR's standard symbols tell currencies apart within one locale, but they do not know the
/// storefront. 109 storefronts charge US dollars, in most of them `$` is another currency's sign or
/// could be. So a symbol that may be read as another currency there is replaced by one that cannot.
struct CurrencySymbol {
  let locale: LocaleTag
  let storefront: Storefront

  /// The symbol to put in place of the locale's own; `nil` when the locale's own can only be read
  /// one way.
  ///
  /// The first clear one of these is taken: the symbol of the same language in the storefront's
  /// country, the symbol of international English (`US$`), the currency's code.
  func replacement(for currency: Currency) throws(ICUError) -> String? {
    let own = try currencySymbol(of: currency.code, in: locale.tag)
    guard try isAmbiguous(own, for: currency) else { return nil }
    for tag in [locale.tag(in: storefront.alpha2), "en-001"] {
      let candidate = try currencySymbol(of: currency.code, in: tag)
      if try !isAmbiguous(candidate, for: currency) { return candidate }
    }
    return currency.code
  }

  /// Whether the country's own short symbol is clear to this reader: it is the country's own
  /// currency, and the reader is there.
  func allowsNarrow(for currency: Currency) -> Bool {
    isNational(currency) && locale.likelyRegion == storefront.alpha2
  }

  private func isNational(_ currency: Currency) -> Bool {
    storefront.isPricedInNationalCurrency && storefront.currency == currency
  }

  /// Whether readers of the storefront can take a symbol for that of another currency.
  func isAmbiguous(_ symbol: String, for currency: Currency) throws(ICUError) -> Bool {
    guard symbol != currency.code else { return false }
    if isNational(currency) {
      // A reader whose locale names another country may take the symbol for that country's.
      guard let home = locale.region, home != storefront.alpha2 else { return false }
      return try isSymbol(symbol, ofRegion: home, otherThan: currency)
    }
    let shared = try englishShortSymbols.get()[symbol, default: []]
    if shared.contains(where: { $0 != currency.code }) { return true }
    for region in [storefront.alpha2, locale.region].compactMap(\.self)
    where try isSymbol(symbol, ofRegion: region, otherThan: currency) {
      return true
    }
    return false
  }

  /// Whether the symbol is the short one of a country's own currency: `$` in `en-AR` is the peso's.
  private func isSymbol(
    _ symbol: String, ofRegion region: String, otherThan currency: Currency
  ) throws(ICUError) -> Bool {
    let home = try icuText { buffer, capacity, status in
      region.withICUText { cicu_region_currency($0, $1, buffer, capacity, &status) }
    }
    guard !home.isEmpty, home != currency.code else { return false }
    return try currencySymbol(of: home, in: locale.tag, kind: CICU_SYMBOL_NARROW) == symbol
  }
}

/// The currencies of each short symbol in English: `$` has a score of them, `₩` two.
private let englishShortSymbols: Result<[String: Set<String>], ICUError> = Result {
  () throws(ICUError) in
  var currencies: [String: Set<String>] = [:]
  for code in currencyFractionDigits.keys {
    let symbol = try currencySymbol(of: code, in: "en", kind: CICU_SYMBOL_NARROW)
    currencies[symbol, default: []].insert(code)
  }
  return currencies
}

func currencySymbol(
  of code: String, in tag: String, kind: Int = CICU_SYMBOL_STANDARD
) throws(ICUError) -> String {
  try icuText { buffer, capacity, status in
    code.withICUText { code, codeLength in
      tag.withICUText { tag, tagLength in
        cicu_currency_symbol(
          code, codeLength, tag, tagLength, Int32(kind), buffer, capacity, &status)
      }
    }
  }
}
