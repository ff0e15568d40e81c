import CopyTemplates
import PricingEngine

/// How numbers and words look to one reader, made anew from the locale's data and never taken from copy that is judged.
public struct CellWriting: Sendable {
  let phrases: PhraseBook
  let contract: MessageContract
  let formatter: CopyFormatter
  let breaker: LineBreaker
  let zero: Unicode.Scalar
  let symbols: SymbolReadings
  let store: Store
  let longest: LongestPrices

  /// Creates the writing of a locale and storefront.
  ///
  /// - Parameters:
  ///   - phrases: The reader's words.
  ///   - contract: What each message is, and how long it may be.
  ///   - catalog: What is sold, in all storefronts.
  /// - Throws: `ICUError` when ICU fails.
  public init(
    phrases: PhraseBook, contract: MessageContract, catalog: Catalog
  ) throws(ICUError) {
    let (locale, storefront) = (phrases.formatter.locale, phrases.formatter.storefront)
    self.phrases = phrases
    self.contract = contract
    store = catalog.store
    formatter = try CopyFormatter(
      locale: locale, storefront: storefront, width: phrases.formatter.width)
    breaker = try LineBreaker(locale: locale)
    zero = try locale.zeroDigit()
    let currencies = Set(catalog.products.flatMap { $0.pricing.values.map(\.price.currency) })
    symbols = try SymbolReadings(locale: locale, storefront: storefront, currencies: currencies)
    longest = try LongestPrices(of: catalog, like: formatter)
  }

  /// The locale's tag: `pt-BR`.
  public var localeTag: String { locale.tag }

  var locale: LocaleTag { formatter.locale }
  var storefront: Storefront { formatter.storefront }

  /// The words of a period; `nil` where the locale has none, which is a finding of the messages.
  func words(_ period: SubscriptionPeriod, _ use: PhraseBook.PeriodUse) -> String? {
    do { return try phrases.phrase(period, use) } catch { return nil }
  }
}
