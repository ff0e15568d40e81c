internal import CICU

/// Which other currency a reader can take a symbol for.
///
/// Candidates are the currencies of a catalog, by their standard symbols in the reader's locale, and the legal tenders of
/// the storefront's country, by their short symbols in the reader's language and the country's own. This is worked out
/// without the rules by which prices are written, so that it can judge them.
package struct SymbolReadings: Sendable {
  private let national: [String: Set<String>]
  private let catalog: [String: Set<String>]

  /// Another currency that a symbol can stand for.
  package enum Reading: Sendable, Hashable {
    /// The storefront's country pays with it.
    case tender(String)
    /// The catalog has prices in it.
    case catalog(String)
  }

  /// Creates the readings of one locale and storefront.
  ///
  /// - Throws: `ICUError` when ICU fails.
  package init(
    locale: LocaleTag, storefront: Storefront, currencies: Set<Currency>
  ) throws(ICUError) {
    let region = storefront.alpha2
    let home = Subtags(try maximizedTag("und-\(region)")).language
    var national: [String: Set<String>] = [:]
    for code in try legalTenders(of: region) {
      for tag in [locale.tag(in: region), "\(home)-\(region)"] {
        let symbol = try currencySymbol(of: code, in: tag, kind: CICU_SYMBOL_NARROW)
        national[symbol, default: []].insert(code)
      }
    }
    var catalog: [String: Set<String>] = [:]
    for currency in currencies {
      catalog[try currencySymbol(of: currency.code, in: locale.tag), default: []]
        .insert(currency.code)
    }
    self.national = national
    self.catalog = catalog
  }

  /// The other currency that a symbol can stand for; `nil` when it can only be read as its own.
  package func reading(of symbol: String, for currency: Currency) -> Reading? {
    guard symbol != currency.code else { return nil }
    let tenders = national[symbol, default: []]
    // What the country itself pays with is not misread there.
    if !tenders.isEmpty, !tenders.contains(currency.code), let code = tenders.min() {
      return .tender(code)
    }
    let others = catalog[symbol, default: []].filter { $0 != currency.code }
    return others.min().map(Reading.catalog)
  }
}

/// The ways in which readers of a locale and country may see a currency named.
package func currencySpellings(
  of currency: Currency, locale: LocaleTag, storefront: Storefront
) throws(ICUError) -> Set<String> {
  var spellings: Set<String> = [currency.code]
  for tag in [locale.tag, locale.tag(in: storefront.alpha2), "en", "en-001"] {
    for kind in [CICU_SYMBOL_STANDARD, CICU_SYMBOL_NARROW] {
      spellings.insert(try currencySymbol(of: currency.code, in: tag, kind: kind))
    }
  }
  return spellings
}

/// The currencies that are legal tender in a region, those that CLDR gives no end.
package func legalTenders(of region: String) throws(ICUError) -> [String] {
  let codes = try icuText { buffer, capacity, status in
    region.withICUText { cicu_region_tenders($0, $1, buffer, capacity, &status) }
  }
  return codes.split(separator: " ").map(String.init)
}
