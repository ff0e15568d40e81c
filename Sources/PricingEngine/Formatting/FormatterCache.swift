import Synchronization

/// What a number formatter is for.
enum FormatterKey: Hashable, Sendable {
  case price(PriceStyle, PriceName)
  case percent
  case count
}

/// How a price names its currency.
enum PriceName: Hashable, Sendable {
  /// By its code.
  case isoCode
  /// By the country's own short symbol.
  case narrow
  /// By the locale's symbol, or another one in its place.
  case standard(symbol: String?)
}

/// The formatters of one locale that have been used so far.
///
/// It only remembers: what it gives depends on the key alone, since all makers of one key make the
/// same formatter.
final class FormatterCache: Sendable {
  private struct Formatters {
    var numbers: [FormatterKey: NumberFormatterHandle] = [:]
    var list: ListFormatterHandle?
    var date: DateFormatterHandle?
    var prices: [WrittenPrice: String] = [:]
  }

  /// An amount as it was written, since 7.40 and 7.4 are equal and not shown alike.
  private struct WrittenPrice: Hashable {
    let style: PriceStyle
    let name: PriceName
    let coefficient: Int128
    let fractionDigits: Int
  }

  private let formatters = Mutex(Formatters())

  func number(
    _ key: FormatterKey, make: () throws(ICUError) -> NumberFormatterHandle
  ) throws(ICUError) -> NumberFormatterHandle {
    try formatters.withLock { (formatters) throws(ICUError) in
      if let known = formatters.numbers[key] { return known }
      let new = try make()
      formatters.numbers[key] = new
      return new
    }
  }

  /// The text of a price, which the paywalls of a storefront repeat.
  func price(
    _ amount: ExactDecimal, _ style: PriceStyle, _ name: PriceName,
    make: () throws(ICUError) -> String
  ) throws(ICUError) -> String {
    let price = WrittenPrice(
      style: style, name: name, coefficient: amount.coefficient,
      fractionDigits: amount.fractionDigits)
    if let known = formatters.withLock({ $0.prices[price] }) { return known }
    let new = try make()
    formatters.withLock { formatters in
      // A price list of any length must not fill memory.
      if formatters.prices.count == Self.mostPrices { formatters.prices.removeAll() }
      formatters.prices[price] = new
    }
    return new
  }

  private static let mostPrices = 512

  func list(make: () throws(ICUError) -> ListFormatterHandle) throws(ICUError)
    -> ListFormatterHandle
  {
    try formatters.withLock { (formatters) throws(ICUError) in
      if let known = formatters.list { return known }
      let new = try make()
      formatters.list = new
      return new
    }
  }

  func date(make: () throws(ICUError) -> DateFormatterHandle) throws(ICUError)
    -> DateFormatterHandle
  {
    try formatters.withLock { (formatters) throws(ICUError) in
      if let known = formatters.date { return known }
      let new = try make()
      formatters.date = new
      return new
    }
  }
}
