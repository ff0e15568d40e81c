import PricingEngine
import Synchronization

/// Remembers what short texts say: the same names and sentences stand on many screens of a language.
final class ReadTexts: Sendable {
  /// A text with everything that its reading depends on.
  struct Words: Hashable, Sendable {
    private let key: TextKey
    let locale: LocaleTag
    let place: TextPlace
    /// Whether it matters how often they say no.
    let countsNegators: Bool

    init(text: String, locale: LocaleTag, place: TextPlace, countsNegators: Bool) {
      key = TextKey(text: text)
      self.locale = locale
      self.place = place
      self.countsNegators = countsNegators
    }

    var text: String { key.text }
  }

  /// The longest text that is remembered, in UTF-8 bytes: pages of others are read once.
  static let longestText = 500
  /// How many texts are remembered before all are forgotten.
  static let mostTexts = 10_000
  /// How many selections of products are remembered.
  private static let mostCatalogs = 100

  private let known = Mutex<[Words: WordsReading]>([:])
  private let productNames = Mutex<[[ProductNames.Name]: ProductNames]>([:])

  /// What a text says, read at most once at a time.
  func reading<Failure: Error>(
    of words: Words, _ read: () throws(Failure) -> WordsReading
  ) throws(Failure) -> WordsReading {
    guard words.text.utf8.count <= Self.longestText else { return try read() }
    if let known = known.withLock({ $0[words] }) { return known }
    let reading = try read()
    known.withLock { known in
      if known.count >= Self.mostTexts { known.removeAll(keepingCapacity: true) }
      known[words] = reading
    }
    return reading
  }

  /// The names of some plans' products, which the screens of a catalog share.
  func names(of quotes: [Quote]) -> ProductNames {
    let names = quotes.flatMap { quote in
      quote.plan.product.localizations.map {
        ProductNames.Name(text: $0.displayName, productID: quote.plan.productID)
      }
    }
    return productNames.withLock { known in
      if let names = known[names] { return names }
      if known.count >= Self.mostCatalogs { known.removeAll() }
      let made = ProductNames(names)
      known[names] = made
      return made
    }
  }
}
