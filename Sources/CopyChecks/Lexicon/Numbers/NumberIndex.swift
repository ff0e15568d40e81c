import PricingEngine

/// The numbers of a text by the place where they start.
struct NumberIndex {
  /// A number that a slot can take.
  struct Match {
    /// The symbol after it.
    let end: Int
    /// Its place among the amounts.
    let index: Int
  }

  private struct Entry {
    let slot: PhraseTrie.Slot
    let match: Match
  }

  /// All amounts that were found so far.
  private(set) var amounts: [FoundAmount] = []
  private var entries: [Int: [Entry]] = [:]
  /// For each symbol, the slots that a number starting there can fill.
  private var slots: [UInt8]
  private let words: ValueTable

  init(symbolCount: Int, words: ValueTable) {
    slots = [UInt8](repeating: 0, count: symbolCount)
    self.words = words
  }

  /// The amounts without those that are a part of another, in the order of the text.
  var widest: [FoundAmount] {
    var widest: [FoundAmount] = []
    // A sign is added after its number.
    for amount in amounts {
      if let last = widest.last, amount.range.lowerBound <= last.range.lowerBound,
        amount.range.upperBound >= last.range.upperBound
      {
        widest.removeLast()
      }
      widest.append(amount)
    }
    return widest
  }

  /// Adds a number that was read from digits.
  mutating func add(_ amount: FoundAmount, as slot: PhraseTrie.Slot) {
    let start = amount.range.lowerBound
    let entry = Entry(
      slot: slot, match: Match(end: amount.range.upperBound, index: amounts.count))
    amounts.append(amount)
    entries[start, default: []].append(entry)
    slots[start] |= slot.bit
  }

  /// Whether a number, or perhaps a number word, starts at a place.
  @inline(__always)
  func hasAmount(at place: Int, symbol: UInt32) -> Bool {
    slots[place] != 0 || !words.startsNone(symbol)
  }

  /// The numbers at a place that a slot can take.
  mutating func matches(_ slot: PhraseTrie.Slot, at place: Int, in text: SearchText) -> [Match] {
    var matches: [Match] = []
    let wanted: PhraseTrie.Slot = slot == .count ? .number : slot
    if slots[place] & wanted.bit != 0 {
      for entry in entries[place] ?? [] where entry.slot == wanted { matches.append(entry.match) }
    }
    if slot == .count, !words.startsNone(text.symbols[place]),
      let word = words.number(at: place, in: text)
    {
      matches.append(Match(end: word.range.upperBound, index: amounts.count))
      amounts.append(word)
    }
    return matches
  }
}
