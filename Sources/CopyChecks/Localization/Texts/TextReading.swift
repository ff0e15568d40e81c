import CopyTemplates
import PricingEngine

/// A block of text that somebody else wrote, with its prices.
struct TextReading: Sendable {
  let text: TextBytes
  /// The numbers, percentages and prices in it.
  let amounts: [TextAmount]
  let writing: TextWriting
  /// Whether the file says something about directions here that the text alone does not show.
  let hasDirectionMarkup: Bool

  /// The prices in it, in the order of the text.
  let prices: [TextAmount]

  init(_ text: String, amounts: [TextAmount], writing: TextWriting, hasDirectionMarkup: Bool) {
    self.text = TextBytes(text)
    self.amounts = amounts
    self.writing = writing
    self.hasDirectionMarkup = hasDirectionMarkup
    prices = amounts.filter(\.isPrice)
  }

  /// Whether some bytes are part of a price.
  func isInPrice(_ range: Range<Int>) -> Bool {
    let index = partitionPoint(of: prices) { $0.range.upperBound > range.lowerBound }
    return index < prices.count && prices[index].range.overlaps(range)
  }

  var string: String { text[0..<text.bytes.count] }
}

/// How a text's language writes prices, and what is sold where it is read.
struct TextWriting: Sendable {
  let locale: LocaleTag
  let breaker: LineBreaker
  /// The currencies of the products; empty without products.
  let currencies: [Currency]
  /// How prices look to readers of the storefront; `nil` without products.
  let formatter: CopyFormatter?
  let symbols: SymbolReadings?

  init(locale: LocaleTag, quotes: [Quote]) throws(ICUError) {
    self.locale = locale
    breaker = try LineBreaker(locale: locale)
    var currencies: [Currency] = []
    for quote in quotes where !currencies.contains(quote.plan.price.currency) {
      currencies.append(quote.plan.price.currency)
    }
    self.currencies = currencies
    guard let storefront = quotes.first?.plan.storefront else {
      (formatter, symbols) = (nil, nil)
      return
    }
    formatter = try CopyFormatter(locale: locale, storefront: storefront)
    symbols = try SymbolReadings(
      locale: locale, storefront: storefront, currencies: Set(currencies))
  }
}
