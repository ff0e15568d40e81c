import PricingEngine

/// Finds all phrases of a lexicon in a text, in one pass.
///
/// From each place where a phrase can start, the tree of phrases is walked as far as the text goes with it. The longest
/// phrase bounds a walk, so that the time grows with the length of the text and nothing else.
struct PhraseMatcher {
  /// A gap takes at most this many words, or characters where words are not separated.
  static let gapWords = 5
  static let gapCharacters = 20

  private let trie: PhraseTrie
  private let phrases: [LexiconPhrase]
  private let mode: MatchMode
  private let clitics: Clitics
  private let text: SearchText
  private var numbers: NumberIndex
  private var hits: [RawHit] = []

  init(_ lexicon: ClaimLexicon, text: SearchText, numbers: NumberIndex) {
    trie = lexicon.trie
    phrases = lexicon.phrases
    mode = lexicon.mode
    clitics = Clitics(language: lexicon.language)
    self.text = text
    self.numbers = numbers
  }

  /// All hits in the order of their starts, and the numbers with the words that slots took.
  mutating func run() -> (hits: [RawHit], numbers: NumberIndex) {
    for start in 0..<text.count { search(from: start) }
    return (hits, numbers)
  }

  private mutating func search(from start: Int) {
    guard mode != .substring else { return walkFrom(start) }
    guard text.isWordStart(start) else { return }
    walkFrom(start)
    guard !clitics.isEmpty else { return }
    for length in clitics.lengths(in: text, at: start) { walkFrom(start + length) }
  }

  private mutating func walkFrom(_ start: Int) {
    let symbol = text.symbols[start]
    if trie.startsNone(symbol), !numbers.hasAmount(at: start, symbol: symbol) { return }
    walk(from: PhraseTrie.root, at: start, start: start, bindings: Bindings())
  }

  private mutating func walk(
    from first: Int32, at place: Int, start: Int, bindings: Bindings
  ) {
    var (node, place) = (first, place)
    while true {
      if trie.firstPhrase[Int(node)] >= 0 {
        report(node, from: start, to: place, bindings: bindings)
      }
      let slots = trie.slots[Int(node)]
      if slots != 0 { fill(slots, of: node, at: place, start: start, bindings: bindings) }
      guard place < text.count, let child = trie.child(of: node, by: text.symbols[place]) else {
        return
      }
      node = child
      place += 1
    }
  }

  /// Goes on behind each number and gap that the text has where a phrase has a slot.
  private mutating func fill(
    _ slots: UInt8, of node: Int32, at place: Int, start: Int, bindings: Bindings
  ) {
    if slots & PhraseTrie.Slot.gap.bit != 0 {
      leap(from: node, at: place, start: start, bindings: bindings)
    }
    guard place < text.count else { return }
    // The slots differ in what they take; a price is also a number from its first digit on.
    for slot in [PhraseTrie.Slot.number, .count, .percent, .price] where slots & slot.bit != 0 {
      guard let child = trie.child(of: node, by: slot.symbol) else { continue }
      for match in numbers.matches(slot, at: place, in: text) {
        walk(
          from: child, at: match.end, start: start,
          bindings: bindings.adding(number: match.index))
      }
    }
  }

  /// Goes on at each word that a gap can reach within its clause.
  private mutating func leap(from node: Int32, at place: Int, start: Int, bindings: Bindings) {
    guard let child = trie.child(of: node, by: PhraseTrie.Slot.gap.symbol) else { return }
    if mode != .substring, text.isJoined(at: place) { return }
    var (words, characters) = (0, 0)
    for next in place..<text.count {
      if !text.isSpace(next), mode == .substring || text.isWordStart(next) {
        walk(
          from: child, at: next, start: start,
          bindings: next == place ? bindings : bindings.adding(gap: place..<next))
      }
      characters += 1
      if text.isWordPart(next), !text.isJoined(at: next + 1) { words += 1 }
      let isTooFar =
        mode == .substring ? characters > Self.gapCharacters : words > Self.gapWords
      if isTooFar || text.endsClause(next) { return }
    }
  }

  /// Keeps the phrases that end at a node where the ends of the words allow it.
  private mutating func report(
    _ node: Int32, from start: Int, to end: Int, bindings: Bindings
  ) {
    // A mark belongs to the last letter, in every language.
    if end < text.count, text.kinds[end] == .mark, mode != .prefix { return }
    let touches = text.isJoined(at: end)
    if mode == .word, touches { return }
    var phrase = trie.firstPhrase[Int(node)]
    while phrase >= 0 {
      let found = phrases[Int(phrase)]
      // A negator of one word would else be found in words that only begin like it.
      if !(mode == .prefix && touches && found.role.isWholeWord) {
        hits.append(
          RawHit(
            phrase: phrase, start: Int32(start), end: Int32(end), bindings: bindings))
      }
      phrase = trie.nextPhrase[Int(phrase)]
    }
  }
}

extension LexiconPhrase.Role {
  /// Whether the phrase takes no suffix, in any language.
  fileprivate var isWholeWord: Bool {
    switch self {
    case .negatorBefore, .negatorAfter: true
    case .claim, .trap, .noNegator, .upTo: false
    }
  }
}
