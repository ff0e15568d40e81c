import Synchronization

/// Writes prices, percents, counts and lists for one locale and one storefront.
///
/// The storefront decides the currency and who reads the price; the locale decides digits, marks
/// and the place of the symbol. All text comes from ICU with its no-break spaces and direction
/// marks: `19,99 $` holds U+00A0. Keep them.
///
/// A value may be shared between threads: its formatters are kept behind a lock and are immutable
/// themselves.
public struct CopyFormatter: Sendable {
  /// The locale that text is written in.
  public let locale: LocaleTag
  /// The storefront whose readers see the text.
  public let storefront: Storefront
  /// How prices name their currency.
  public let width: SymbolWidth
  let cache: FormatterCache
  private let names = PriceNames()

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - locale: The locale that text is written in.
  ///   - storefront: The storefront whose readers see the text.
  ///   - width: How prices name their currency.
  ///   - other: A formatter whose ICU formatters are used as well, when it is of the same locale.
  /// - Throws: `ICUError` when ICU's data for the locale cannot be read.
  public init(
    locale: LocaleTag, storefront: Storefront, width: SymbolWidth = .standard,
    sharing other: CopyFormatter? = nil
  ) throws(ICUError) {
    self.locale = locale
    self.storefront = storefront
    self.width = width
    if let other, other.locale == locale {
      cache = other.cache
    } else {
      cache = FormatterCache()
    }
    // Data that is missing shows here, not at the first price.
    _ = try wholeNumbers(.count)
  }

  /// An amount with its currency: 19.99 USD for the United States is `$19.99` in `en-US`, and
  /// `19,99 $` in `de`.
  ///
  /// It is shown with `money.shownFractionDigits`, whatever digits the CLDR at hand would give the
  /// currency, and never rounded, neither to those nor to cash. A symbol that readers of the
  /// storefront could take for another currency is replaced: 6.99 USD for Argentina is `US$ 6,99`
  /// in `es-AR` and `US$6.99` in `en`.
  /// - Throws: `ICUError` when ICU fails.
  public func price(_ money: Money) throws(ICUError) -> String {
    let style = PriceStyle(currency: money.currency, fractionDigits: money.shownFractionDigits)
    let name = try names.name(of: money.currency) { () throws(ICUError) in
      try self.name(of: money.currency)
    }
    return try cache.price(money.amount, style, name) { () throws(ICUError) in
      let formatter = try cache.number(.price(style, name)) { () throws(ICUError) in
        try makePriceFormatter(style, name)
      }
      return try formatter.format(decimal: money.amount.text)
    }
  }

  /// A whole percentage with the locale's sign: 44 is `44%` in `en`, `44 %` in `de`, `%44` in `tr`.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func percent(_ percent: Int) throws(ICUError) -> String {
    try wholeNumbers(.percent).format(decimal: String(percent))
  }

  /// A whole number with the locale's digits and grouping: 1234 is `1,234` in `en` and `١٬٢٣٤` in
  /// `ar-EG`.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func count(_ count: Int) throws(ICUError) -> String {
    try wholeNumbers(.count).format(decimal: String(count))
  }

  /// The items as a sentence lists them: `A, B, and C` in `en`, `A, B und C` in `de`.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func list(_ items: [String]) throws(ICUError) -> String {
    let formatter = try cache.list { () throws(ICUError) in
      try ListFormatterHandle(locale: locale)
    }
    return try formatter.format(items)
  }

  /// The text, shielded from the direction of the text around it.
  ///
  /// In a right-to-left locale every text is wrapped in U+2068 and U+2069 (first strong isolate);
  /// in a left-to-right locale only one that holds letters or marks of the other direction (UAX #9,
  /// section 2.7). For HTML use `<bdi>`.
  public func isolated(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    let isPlain = locale.direction == .leftToRight && !hasRightToLeftCharacters(text)
    return isPlain ? text : "\u{2068}\(text)\u{2069}"
  }

  /// Whether readers of the storefront can take a symbol for that of another currency than the one that it stands for.
  ///
  /// - Throws: `ICUError` when ICU fails.
  package func isAmbiguous(
    _ symbol: String, for currency: Currency
  ) throws(ICUError) -> Bool {
    try CurrencySymbol(locale: locale, storefront: storefront).isAmbiguous(symbol, for: currency)
  }

  private func name(of currency: Currency) throws(ICUError) -> PriceName {
    let symbol = CurrencySymbol(locale: locale, storefront: storefront)
    switch width {
    case .isoCode: return .isoCode
    case .narrow where symbol.allowsNarrow(for: currency): return .narrow
    case .narrow, .standard: return .standard(symbol: try symbol.replacement(for: currency))
    }
  }

  private func makePriceFormatter(
    _ style: PriceStyle, _ name: PriceName
  ) throws(ICUError) -> NumberFormatterHandle {
    switch name {
    case .isoCode: try NumberFormatterHandle(style.skeleton(.isoCode), locale: locale)
    case .narrow: try NumberFormatterHandle(style.skeleton(.narrow), locale: locale)
    case .standard(let symbol):
      try NumberFormatterHandle(style.skeleton(.standard), locale: locale, symbol: symbol)
    }
  }

  private func wholeNumbers(_ kind: FormatterKey) throws(ICUError) -> NumberFormatterHandle {
    try cache.number(kind) { () throws(ICUError) in
      let unit = kind == .percent ? "percent " : ""
      return try NumberFormatterHandle(
        unit + "precision-integer rounding-mode-unnecessary", locale: locale)
    }
  }
}

/// How the prices of one storefront name their currencies, found out once for each.
private final class PriceNames: Sendable {
  private let known = Mutex<[Currency: PriceName]>([:])

  func name(
    of currency: Currency, make: () throws(ICUError) -> PriceName
  ) throws(ICUError) -> PriceName {
    if let name = known.withLock({ $0[currency] }) { return name }
    let name = try make()
    known.withLock { $0[currency] = name }
    return name
  }
}
