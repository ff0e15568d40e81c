/// A place where a phrase of the lexicon stands, before traps, weakness and negation are judged.
struct RawHit: Sendable {
  /// The number of the phrase.
  var phrase: Int32
  /// The first symbol.
  var start: Int32
  /// The symbol after the last.
  var end: Int32
  /// What its slots and gaps took.
  var bindings: Bindings

  /// The symbols of the phrase.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether this covers another hit, which may have the same extent.
  func covers(_ other: RawHit) -> Bool { start <= other.start && other.end <= end }
}

/// What the slots and gaps of a phrase took: at most three numbers and two gaps, more than any phrase has.
struct Bindings: Sendable {
  private var numbers: (Int32, Int32, Int32) = (-1, -1, -1)
  private var gaps: (Range<Int32>, Range<Int32>) = (0..<0, 0..<0)

  /// The numbers, as indices of amounts, in the order of the text.
  var amounts: [Int] { [numbers.0, numbers.1, numbers.2].filter { $0 >= 0 }.map(Int.init) }

  /// The gaps that are not empty, in symbols.
  var gapRanges: [Range<Int>] {
    [gaps.0, gaps.1].filter { !$0.isEmpty }.map { Int($0.lowerBound)..<Int($0.upperBound) }
  }

  /// The same with one more number.
  func adding(number index: Int) -> Bindings {
    var copy = self
    if numbers.0 < 0 {
      copy.numbers.0 = Int32(index)
    } else if numbers.1 < 0 {
      copy.numbers.1 = Int32(index)
    } else {
      copy.numbers.2 = Int32(index)
    }
    return copy
  }

  /// The same with one more gap.
  func adding(gap: Range<Int>) -> Bindings {
    var copy = self
    let range = Int32(gap.lowerBound)..<Int32(gap.upperBound)
    if gaps.0.isEmpty { copy.gaps.0 = range } else { copy.gaps.1 = range }
    return copy
  }
}
