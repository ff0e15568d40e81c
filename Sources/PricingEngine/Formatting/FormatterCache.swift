import Synchronization

/// What a number formatter is for.
enum FormatterKey: Hashable, Sendable {
  case price(PriceStyle)
  case percent
  case count
}

/// The formatters of one locale and storefront that have been used so far.
///
/// It only remembers: what it gives depends on the key alone, since all makers of one key make the
/// same formatter.
final class FormatterCache: Sendable {
  private struct Formatters {
    var numbers: [FormatterKey: NumberFormatterHandle] = [:]
    var list: ListFormatterHandle?
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
}
