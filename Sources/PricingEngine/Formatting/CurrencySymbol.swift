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
    let own = try symbol(of: currency.code, in: locale.tag)
    guard try isAmbiguous(own, for: currency) else { return nil }
    for tag in [locale.tag(in: storefront.alpha2), "en-001"] {
      let candidate = try symbol(of: currency.code, in: tag)
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

  private func isAmbiguous(_ symbol: String, for currency: Currency) throws(ICUError) -> Bool {
    guard symbol != currency.code else { return false }
    if isNational(currency), locale.region == storefront.alpha2 { return false }
    if try namesHomeCurrency(symbol, otherThan: currency) { return true }
    return isNational(currency) ? false : try isShared(symbol, by: currency)
  }

  /// Whether the symbol is that of the country the locale names: `$` in `en-AR` is the peso's.
  private func namesHomeCurrency(
    _ symbol: String, otherThan currency: Currency
  ) throws(ICUError) -> Bool {
    guard let region = locale.region else { return false }
    let home = try icuText { buffer, capacity, status in
      region.withICUText { cicu_region_currency($0, $1, buffer, capacity, &status) }
    }
    guard !home.isEmpty, home != currency.code else { return false }
    return try self.symbol(of: home, in: locale.tag, narrow: true) == symbol
  }

  /// Whether another currency has the same short symbol, in English or in the locale.
  private func isShared(_ symbol: String, by currency: Currency) throws(ICUError) -> Bool {
    for code in currencyFractionDigits.keys where code != currency.code {
      for tag in ["en", locale.tag] where try self.symbol(of: code, in: tag, narrow: true) == symbol
      {
        return true
      }
    }
    return false
  }

  private func symbol(
    of code: String, in tag: String, narrow: Bool = false
  ) throws(ICUError) -> String {
    let kind = Int32(narrow ? CICU_SYMBOL_NARROW : CICU_SYMBOL_STANDARD)
    return try icuText { buffer, capacity, status in
      code.withICUText { code, codeLength in
        tag.withICUText { tag, tagLength in
          cicu_currency_symbol(
            code, codeLength, tag, tagLength, kind, buffer, capacity, &status)
        }
      }
    }
  }
}
