import PricingEngine

/// How ICU writes fixed amounts of one currency in one language: when it changes, ICU's data did.
public struct FormattingCanary: Sendable, Hashable {
  /// The language.
  public let locale: String
  /// The currency's code.
  public let currency: String
  /// The amounts of `amounts` and a percentage, as they are written.
  public let texts: [String]
  /// The plural form of each number of `counts`.
  public let plurals: [String]

  /// Creates a canary.
  public init(locale: String, currency: String, texts: [String], plurals: [String]) {
    self.locale = locale
    self.currency = currency
    self.texts = texts
    self.plurals = plurals
  }

  /// The amounts, in whole hundredths: from nothing to millions, with and without a fraction, over each limit of grouping.
  static let amounts: [Int128] = [
    0, 99, 100, 999, 4900, 99_950, 100_000, 123_456, 999_999, 1_234_567, 10_000_000, 123_456_789,
  ]
  /// The percentage.
  static let percent = 44
  /// The numbers whose plural forms are told: all that periods and offers have, and the first of each kind above.
  static let counts = Array(0...14) + [20, 21, 22, 30, 31, 60, 90, 100, 101, 365, 1_000_000]

  /// What the ICU at hand writes.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public init(
    locale: LocaleTag, storefront: Storefront, width: SymbolWidth = .standard
  ) throws(ICUError) {
    let formatter = try CopyFormatter(locale: locale, storefront: storefront, width: width)
    var texts: [String] = []
    for amount in Self.amounts {
      let money = Money(
        ExactDecimal(coefficient: amount, fractionDigits: 2).trimmed, storefront.currency)
      texts.append(try formatter.price(money))
    }
    texts.append(try formatter.percent(Self.percent))
    let rules = try PluralRules(locale: locale)
    var plurals: [String] = []
    for count in Self.counts { plurals.append(try rules.category(of: count).rawValue) }
    self.init(
      locale: locale.tag, currency: storefront.currency.code, texts: texts, plurals: plurals)
  }

  /// What tells a canary from others of a lock.
  struct Key: Hashable, Comparable {
    let locale: String
    let currency: String

    static func < (left: Key, right: Key) -> Bool {
      (left.locale, left.currency) < (right.locale, right.currency)
    }
  }

  var key: Key { Key(locale: locale, currency: currency) }

  /// The worst difference from a canary of other data; `nil` for the same texts.
  ///
  /// Other plural forms are no class of their own: they change which message is chosen, which is a fact of each snapshot.
  func drift(from old: FormattingCanary) -> DriftClass? {
    guard old.texts.count == texts.count else { return nil }
    return zip(old.texts, texts).compactMap { DriftClass.between(amounts: $0, $1) }.max()
  }
}

extension FormattingCanary {
  /// Whether both have the same bytes.
  public static func == (left: FormattingCanary, right: FormattingCanary) -> Bool {
    left.key == right.key && left.plurals == right.plurals
      && left.texts.count == right.texts.count
      && zip(left.texts, right.texts).allSatisfy { $0.isSame(as: $1) }
  }
}
