import CopyTemplates
import PricingEngine

/// An amount that a section must show, and how its text shows it.
struct PriceReading: Sendable, Hashable {
  /// Which value of the section it is.
  let name: ValueName
  /// The exact amount.
  let money: Money
  /// The amount as the locale writes it.
  let expected: String
  /// What was found in the text.
  let match: Match

  /// How a text shows an amount.
  enum Match: Sendable, Hashable {
    /// Code point for code point.
    case exact(Range<Int>)
    /// The same digits, written in another way.
    case rewritten(Range<Int>, Difference)
    /// Another amount in its place.
    case other(Range<Int>, NumberToken)
    /// Not at all.
    case absent
  }

  /// What differs in an amount that is written in another way; the first that applies.
  enum Difference: Sendable, Hashable {
    /// Only direction marks.
    case directionMarks
    /// Only spaces, or which kind of space it is.
    case spaces
    /// The script of the digits.
    case digits
    /// The symbol, which is `written` or missing.
    case symbol(written: String)
    /// Marks between digits, or the place of the symbol.
    case marks
  }

  /// Where it stands, in whatever way it is written.
  var range: Range<Int>? {
    switch match {
    case .exact(let range), .rewritten(let range, _), .other(let range, _): range
    case .absent: nil
    }
  }

  /// The symbol as the locale writes it here.
  var symbol: String { PriceShape(expected).symbol }

  /// Whether another check recomputes it from the catalog.
  var isDerived: Bool { name == .equivalentPrice || name == .savedAmount }
}
