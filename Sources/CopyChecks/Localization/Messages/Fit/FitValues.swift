import CopyTemplates
import PricingEngine

/// The longest values that arguments can have in a locale.
///
/// The longest price of the catalog, the longest name, the longest words for one of its periods: a text that fits with these fits
/// with every product.
final class FitValues {
  private let offers: OfferValues
  private var formatters: [LocaleTag: CopyFormatter] = [:]
  private var known: [LocaleTag: [String: String]] = [:]

  init(offers: OfferValues) { self.offers = offers }

  /// The longest text that a message can become.
  func longestText(of message: MessageReading) throws(ICUError) -> (text: String, count: Int) {
    var longest = (text: "", count: -1)
    for sentence in message.sentences where message.isReachable(sentence) {
      let text = try text(of: sentence, in: message)
      let count = try graphemeCount(of: text)
      if count > longest.count { longest = (text, count) }
    }
    return longest
  }

  private func text(
    of sentence: MessageSentence, in message: MessageReading
  ) throws(ICUError) -> String {
    var text = ""
    for token in sentence.tokens {
      switch token.kind {
      case .character(let scalar, _): text.unicodeScalars.append(scalar)
      case .number(let name):
        let choice = sentence.choices.last { $0.argument == name }
        let values = choice.flatMap { message.branch(of: $0)?.values }
        text += try number(values ?? offers.counts(of: name, in: message.key), message.locale)
      case .argument(let name): text += try value(of: name, in: message)
      }
    }
    return text
  }

  private func value(of name: String, in message: MessageReading) throws(ICUError) -> String {
    let type = message.arguments[name] ?? .name
    if type == .count {
      return try number(offers.counts(of: name, in: message.key), message.locale)
    }
    // Another period's words depend on the use that the argument's name says.
    let subject = [.phrase, .name].contains(type) ? name : type.rawValue
    if let value = known[message.locale.locale]?[subject] { return value }
    let value = try longest(try candidates(type, name, message.locale))
    known[message.locale.locale, default: [:]][subject] = value
    return value
  }

  private func candidates(
    _ type: ArgumentType, _ name: String, _ locale: LocaleReading
  ) throws(ICUError) -> [String] {
    switch type {
    case .name: return names(for: name, locale.locale)
    case .percent: return [try formatter(locale.locale).percent(99)]
    case .date, .count: return []
    case .phrase: return try phrases(for: name, locale)
    case .money:
      var prices: [String] = []
      for price in offers.prices {
        prices.append(
          try CopyFormatter(locale: locale.locale, storefront: price.storefront).price(price.money))
      }
      return prices
    }
  }

  /// The names in the locale's language, or in the catalog's own where there is none.
  private func names(for name: String, _ locale: LocaleTag) -> [String] {
    switch ValueName(rawValue: name) {
    case .app: return [offers.names.app?.pattern(for: locale)].compactMap(\.self)
    case .product, .currentProduct:
      return offers.names.products.flatMap { localizations in
        let own = localizations.filter { $0.locale.prefix { $0 != "-" } == locale.language }
        return (own.isEmpty ? Array(localizations.prefix(1)) : own).map(\.displayName)
      }
    default: return []
    }
  }

  /// The words of each period in the use that an argument is for.
  private func phrases(for name: String, _ locale: LocaleReading) throws(ICUError) -> [String] {
    let use: PhraseBook.PeriodUse =
      switch ValueName(rawValue: name) {
      case .offerFor: .duration
      case .offerAfter: .after
      case .length, .offerLength: .length
      default: .rate
      }
    var phrases: [String] = []
    for period in offers.phrasePeriods {
      guard let message = locale.messages[PhraseBook.key(period.unit, use)] else { continue }
      for sentence in message.sentences where sentence.isChosen(by: period.count, in: message) {
        phrases.append(try text(of: sentence, in: message))
      }
    }
    return phrases
  }

  private func longest(_ texts: [String]) throws(ICUError) -> String {
    var longest = (text: "", count: 0)
    for text in texts {
      let count = try graphemeCount(of: text)
      if count > longest.count { longest = (text, count) }
    }
    return longest.text
  }

  private func number(_ values: [Int], _ locale: LocaleReading) throws(ICUError) -> String {
    guard let largest = values.max() else { return "" }
    return try formatter(locale.locale).count(largest)
  }

  private func formatter(_ locale: LocaleTag) throws(ICUError) -> CopyFormatter {
    if let known = formatters[locale] { return known }
    let new = try CopyFormatter(locale: locale, storefront: .testEnvironmentDefault)
    formatters[locale] = new
    return new
  }
}

extension MessageSentence {
  /// Whether a number leads to the sentence.
  fileprivate func isChosen(by number: Int, in message: MessageReading) -> Bool {
    choices.allSatisfy { message.branch(of: $0)?.values.contains(number) ?? true }
  }
}
