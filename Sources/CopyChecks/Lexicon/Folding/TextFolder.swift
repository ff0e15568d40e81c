import PricingEngine

/// Folds a text: canonical equivalents, cases, digits, spaces and signs become alike, as the lexicon's phrases are.
struct TextFolder {
  /// 月, before which ja writes か in several ways.
  static let moon: UInt32 = 0x6708
  private static let tones: Set<UInt32> = [0x300, 0x301, 0x303, 0x309, 0x323]
  /// h, k, l, m, s and t, after which i and y are alike in Vietnamese.
  private static let consonants: Set<UInt32> = [0x68, 0x6B, 0x6C, 0x6D, 0x73, 0x74]

  private let rules: FoldingRules
  private var table: CharacterTable
  private var text: SearchText
  /// A space that was left out between symbols, and stands when digits are on both sides.
  private var leftOutSpace: Range<Int>?
  /// The tone of a Vietnamese syllable, which moves to its end.
  private var tone: UInt32?

  /// Creates a folder by the rules of a language, which may fold any number of texts.
  init(rules: FoldingRules) {
    self.rules = rules
    table = CharacterTable(rules: rules)
    text = SearchText(capacity: 0)
  }

  /// Folds a text.
  ///
  /// - Throws: `ICUError` when ICU's data cannot be read.
  mutating func fold(_ source: String) throws(ICUError) -> SearchText {
    text = SearchText(capacity: source.utf8.count)
    try addAll(of: source)
    return text
  }

  /// The symbols of a short text, for as long as `use` lasts: nothing is allocated for them.
  mutating func withSymbols<Result>(
    of source: String, _ use: (SearchText) -> Result
  ) throws(ICUError) -> Result {
    text.removeAll()
    try addAll(of: source)
    return use(text)
  }

  private mutating func addAll(of source: String) throws(ICUError) {
    (leftOutSpace, tone) = (nil, nil)
    var offset = 0
    for scalar in source.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      try add(scalar.value, from: offset, to: end)
      offset = end
    }
    endWord()
  }

  private mutating func add(_ scalar: UInt32, from start: Int, to end: Int) throws(ICUError) {
    if leftOutSpace == nil, text.symbols.last != 0xB4D,
      let plain = try table.plainEntry(of: scalar)
    {
      text.append(plain.symbol, plain.kind, from: start, to: end)
      return
    }
    let entry = try table.entry(of: scalar)
    if entry.isDroppedMark { text.extendLast(to: end) }
    for (symbol, kind) in zip(entry.symbols, entry.kinds) {
      switch kind {
      case .space, .noBreakSpace: addSpace(kind, from: start, to: end)
      case .mark: try addMark(symbol, from: start, to: end)
      default: add(symbol, kind, from: start, to: end)
      }
    }
  }

  private mutating func addSpace(_ kind: CharacterKind, from start: Int, to end: Int) {
    endWord()
    if rules.removesSpaces {
      leftOutSpace = start..<end
    } else if text.symbols.last != Punctuation.space {
      text.append(Punctuation.space, kind, from: start, to: end)
    }
  }

  private mutating func add(_ symbol: UInt32, _ kind: CharacterKind, from start: Int, to end: Int) {
    if !kind.isWordPart { endWord() }
    if let space = leftOutSpace, kind == .digit, text.isDigit(text.count - 1) {
      text.append(Punctuation.space, .space, from: space.lowerBound, to: space.upperBound)
    }
    leftOutSpace = nil
    if let last = text.symbols.last {
      if let syllable = Hangul.composed(last, symbol) {
        return text.replaceLast(with: syllable, to: end)
      }
      // ヶ, ヵ, カ and ケ before 月 are か.
      if symbol == Self.moon, [0x30F6, 0x30F5, 0x30AB, 0x30B1].contains(last) {
        text.replaceLast(with: 0x304B, to: start)
      }
      if rules.isVietnamese, symbol == 0x79, Self.consonants.contains(last) {
        return text.append(0x69, kind, from: start, to: end)
      }
    }
    text.append(symbol, kind, from: start, to: end)
  }

  private mutating func addMark(_ mark: UInt32, from start: Int, to end: Int) throws(ICUError) {
    if rules.isVietnamese, tone == nil, Self.tones.contains(mark) {
      tone = mark
      return text.extendLast(to: end)
    }
    // A decomposed Turkish İ: ı with a dot is i.
    if rules.isTurkic, mark == 0x307, text.symbols.last == 0x131 {
      return text.replaceLast(with: 0x69, to: end)
    }
    add(mark, .mark, from: start, to: end)
    let own = try table.combiningClass(of: mark)
    guard own > 0 else { return }
    var places = 0
    // No letter has so many marks; without a limit a text of nothing but marks would take quadratic time.
    while places < 30, places + 1 < text.count, text.kinds[text.count - 2 - places] == .mark,
      try table.combiningClass(of: text.symbols[text.count - 2 - places]) > own
    { places += 1 }
    if places > 0 { text.moveLast(back: places) }
  }

  /// Puts the tone at the end of its syllable, and drops a virama that ends an Odia word.
  private mutating func endWord() {
    if let tone, text.count > 0 {
      let place = text.source(of: (text.count - 1)..<text.count)
      text.append(tone, .mark, from: place.lowerBound, to: place.upperBound)
    }
    tone = nil
    if text.symbols.last == 0xB4D { text.removeLast() }
  }
}
