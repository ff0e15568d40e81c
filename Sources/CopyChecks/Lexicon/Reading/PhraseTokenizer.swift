import PricingEngine

/// Turns phrases into the tokens that the tree of phrases is made of.
struct PhraseTokenizer {
  private static let mostCharacters = 200

  private var folder: TextFolder
  private let removesSpaces: Bool

  init(rules: FoldingRules) {
    folder = TextFolder(rules: rules)
    removesSpaces = rules.removesSpaces
  }

  /// The tokens of a phrase; `{n}` also takes number words when `counts` is set.
  mutating func tokens(
    _ phrase: String, counts: Bool
  ) throws(LexiconProblem) -> [PhraseTrie.Token] {
    guard phrase.unicodeScalars.count <= Self.mostCharacters else { throw .tooLong }
    var tokens: [PhraseTrie.Token] = []
    var rest = Substring(phrase)
    while rest.utf8.contains(UInt8(ascii: "{")), let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw .unknownSlot(String(rest[open...]))
      }
      try append(String(rest[..<open]), to: &tokens)
      tokens.append(.slot(try slot(String(rest[open...close]), counts: counts)))
      rest = rest[rest.index(after: close)...]
    }
    try append(String(rest), to: &tokens)
    tokens = trimmed(tokens)
    guard let first = tokens.first, let last = tokens.last, first != .slot(.gap),
      last != .slot(.gap)
    else { throw .emptyPhrase }
    return tokens
  }

  /// The symbols of words that have no slots.
  mutating func symbols(_ words: String) throws(LexiconProblem) -> [UInt32] {
    try tokens(words, counts: false).map { (token) throws(LexiconProblem) in
      switch token {
      case .symbol(let symbol): symbol
      case .slot: throw .badEntry(words)
      }
    }
  }

  private mutating func append(
    _ literal: String, to tokens: inout [PhraseTrie.Token]
  ) throws(LexiconProblem) {
    guard !literal.isEmpty else { return }
    do {
      try folder.withSymbols(of: literal) { text in
        for symbol in text.symbols { tokens.append(.symbol(symbol)) }
      }
    } catch {
      throw .icu(error)
    }
  }

  private func slot(
    _ name: String, counts: Bool
  ) throws(LexiconProblem) -> PhraseTrie.Slot {
    switch name {
    case "{n}": counts ? .count : .number
    case "{pct}": .percent
    case "{price}": .price
    case "{~}": .gap
    default: throw .unknownSlot(name)
    }
  }

  /// Without spaces at the ends, and beside gaps, which take the spaces on their sides.
  private func trimmed(_ tokens: [PhraseTrie.Token]) -> [PhraseTrie.Token] {
    let space = PhraseTrie.Token.symbol(Punctuation.space)
    return tokens.indices.filter { index in
      guard tokens[index] == space else { return true }
      guard index > 0, index + 1 < tokens.count else { return false }
      return tokens[index - 1] != .slot(.gap) && tokens[index + 1] != .slot(.gap)
    }
    .map { tokens[$0] }
  }
}
