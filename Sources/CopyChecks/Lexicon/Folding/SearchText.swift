import PricingEngine

/// A text as symbols that are equal where readers see the same letters, each with its place in the source.
///
/// Symbols are Unicode scalar values after folding; decimal digits of every script are `0` to `9`.
struct SearchText: Sendable {
  /// The folded characters.
  private(set) var symbols: [UInt32] = []
  /// What each of them is.
  private(set) var kinds: [CharacterKind] = []
  /// Where the character of each symbol starts in the source, in bytes.
  private var starts: [UInt32] = []
  /// Where it ends, with the marks that were left out.
  private var ends: [UInt32] = []

  init(capacity: Int) {
    symbols.reserveCapacity(capacity)
    kinds.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
  }

  var count: Int { symbols.count }

  /// The bytes of the source that some symbols, at least one, stand for.
  func source(of range: Range<Int>) -> Range<Int> {
    Int(starts[range.lowerBound])..<Int(ends[range.upperBound - 1])
  }

  /// Whether the symbol is part of a word; `false` outside the text.
  func isWordPart(_ index: Int) -> Bool {
    index >= 0 && index < kinds.count && kinds[index].isWordPart
  }

  /// Whether a symbol and the one before it are parts of one word.
  ///
  /// Latin letters and digits are no part of a word in a script without spaces: `無料のFree Trial付き`.
  func isJoined(at index: Int) -> Bool {
    guard isWordPart(index), isWordPart(index - 1) else { return false }
    let (left, right) = (symbols[index - 1], symbols[index])
    return (left < Self.firstUnspaced || right >= Self.lastLatin)
      && (right < Self.firstUnspaced || left >= Self.lastLatin)
  }

  private static let lastLatin: UInt32 = 0x250
  /// Thai is the first script whose words are not separated.
  private static let firstUnspaced: UInt32 = 0xE00

  /// Whether a word can start here: no letter, mark or digit touches it from the left.
  func isWordStart(_ index: Int) -> Bool { !isJoined(at: index) }

  /// Whether a clause ends with this symbol.
  ///
  /// A point, comma or colon between the digits of a number ends none, nor does a point within a name; a hyphen does when
  /// a space is before and after it.
  func endsClause(_ index: Int) -> Bool {
    switch kinds[index] {
    case .lineBreak: return true
    case .sentenceEnd, .clauseEnd:
      switch symbols[index] {
      case Punctuation.point: return !isWordPart(index + 1)
      case Punctuation.comma, Punctuation.colon: return !isDigit(index + 1)
      default: return true
      }
    case .other:
      return symbols[index] == Punctuation.hyphen && isSpace(index - 1) && isSpace(index + 1)
    default: return false
    }
  }

  /// Whether the symbol is a digit; `false` outside the text.
  func isDigit(_ index: Int) -> Bool {
    index >= 0 && index < kinds.count && kinds[index] == .digit
  }

  /// Whether the symbol is a space; `false` outside the text.
  func isSpace(_ index: Int) -> Bool {
    index >= 0 && index < symbols.count && symbols[index] == Punctuation.space
  }
}

extension SearchText {
  /// Empties the text, and keeps its memory.
  mutating func removeAll() {
    symbols.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func append(_ symbol: UInt32, _ kind: CharacterKind, from start: Int, to end: Int) {
    symbols.append(symbol)
    kinds.append(kind)
    starts.append(UInt32(truncatingIfNeeded: start))
    ends.append(UInt32(truncatingIfNeeded: end))
  }

  /// Replaces the last symbol, which then covers what follows up to `end`.
  mutating func replaceLast(with symbol: UInt32, to end: Int) {
    symbols[symbols.count - 1] = symbol
    extendLast(to: end)
  }

  /// Makes the last symbol cover a mark that is left out.
  mutating func extendLast(to end: Int) {
    guard !ends.isEmpty else { return }
    ends[ends.count - 1] = UInt32(truncatingIfNeeded: end)
  }

  /// Takes the last symbol away; the one before it covers its place.
  mutating func removeLast() {
    let end = ends.removeLast()
    symbols.removeLast()
    kinds.removeLast()
    starts.removeLast()
    if !ends.isEmpty { ends[ends.count - 1] = end }
  }

  /// Puts the last symbol, a mark, before the marks ahead of it, `places` of them.
  mutating func moveLast(back places: Int) {
    let last = symbols.count - 1
    for index in 0..<places {
      let place = last - index
      symbols.swapAt(place, place - 1)
      kinds.swapAt(place, place - 1)
    }
    // All of them belong to one character: any part of it stands for the whole.
    let (start, end) = (starts[last - places], ends[last])
    for place in (last - places)...last { (starts[place], ends[place]) = (start, end) }
  }
}
