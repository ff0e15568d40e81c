import PricingEngine

/// What the characters seen so far fold to, so that ICU is asked once for each.
struct CharacterTable {
  /// A character after folding: the symbols that it becomes, none for one that is left out.
  struct Entry {
    var symbols: [UInt32]
    var kinds: [CharacterKind]
    /// Whether the character is a mark that is left out, and belongs to the one before it.
    var isDroppedMark = false
    /// The symbol that it becomes, when no other changes it.
    var plain: Plain?
  }

  /// One symbol that no other changes: nearly all characters are.
  struct Plain {
    let symbol: UInt32
    let kind: CharacterKind
  }

  private let rules: FoldingRules
  private var entries: [Entry] = []
  /// The plain entries by the same numbers; they are copied often, and hold nothing that would be counted.
  private var plain: [Plain?] = []
  /// For each block of 256 characters, where its entries' numbers start; 0 for one that was not seen.
  private var blocks = [Int32](repeating: 0, count: 0x1100)
  private var numbers = [Int32](repeating: 0, count: 256)
  private var classes: [UInt32: UInt8] = [:]

  init(rules: FoldingRules) { self.rules = rules }

  /// What a plain character folds to; `nil` for another one, whose entry tells.
  mutating func plainEntry(of scalar: UInt32) throws(ICUError) -> Plain? {
    plain[try number(of: scalar)]
  }

  /// What a character folds to.
  mutating func entry(of scalar: UInt32) throws(ICUError) -> Entry {
    entries[try number(of: scalar)]
  }

  private mutating func number(of scalar: UInt32) throws(ICUError) -> Int {
    let block = Int(scalar >> 8)
    if blocks[block] == 0 {
      blocks[block] = Int32(numbers.count)
      numbers.append(contentsOf: repeatElement(0, count: 256))
    }
    let place = Int(blocks[block]) + Int(scalar & 0xFF)
    if numbers[place] == 0 {
      let entry = try makeEntry(of: scalar)
      entries.append(entry)
      plain.append(entry.plain)
      numbers[place] = Int32(entries.count)
    }
    return Int(numbers[place]) - 1
  }

  /// The canonical combining class of a symbol.
  mutating func combiningClass(of symbol: UInt32) throws(ICUError) -> UInt8 {
    if let known = classes[symbol] { return known }
    let value = try Unicode.Scalar(symbol)?.combiningClass() ?? 0
    classes[symbol] = value
    return value
  }

  private func makeEntry(of value: UInt32) throws(ICUError) -> Entry {
    guard let scalar = Unicode.Scalar(value) else { return Entry(symbols: [], kinds: []) }
    let kind = CharacterKind(of: scalar)
    if kind == .ignorable { return Entry(symbols: [], kinds: []) }
    if let digit = scalar.decimalDigitValue {
      let symbol = 0x30 + UInt32(digit)
      return Entry(
        symbols: [symbol], kinds: [.digit], plain: Plain(symbol: symbol, kind: .digit))
    }
    var entry = Entry(symbols: [], kinds: [])
    for part in try scalar.folded(turkic: rules.isTurkic) { append(part, to: &entry) }
    entry.isDroppedMark = entry.symbols.isEmpty
    if entry.symbols.count == 1,
      [.letter, .other, .sentenceEnd, .clauseEnd].contains(entry.kinds[0]),
      !Hangul.isJamo(entry.symbols[0]), entry.symbols[0] != TextFolder.moon, !rules.isVietnamese
    {
      entry.plain = Plain(symbol: entry.symbols[0], kind: entry.kinds[0])
    }
    return entry
  }

  private func append(_ part: UInt32, to entry: inout Entry) {
    guard !FoldingRules.isDropped(part), !rules.dropped.contains(part) else { return }
    if let spelling = FoldingRules.spellings[part] {
      for symbol in spelling { append(plain: symbol, to: &entry) }
    } else if rules.letters.contains(part) {
      entry.symbols.append(part)
      entry.kinds.append(.letter)
    } else {
      append(plain: rules.replaced[part] ?? part, to: &entry)
    }
  }

  private func append(plain symbol: UInt32, to entry: inout Entry) {
    let form = Punctuation.form(of: symbol)
    var result = form?.symbol ?? symbol
    var kind = form?.kind ?? Unicode.Scalar(symbol).map(CharacterKind.init) ?? .other
    if let replacement = rules.replaced[result], result != symbol {
      (result, kind) = (replacement, .space)
    }
    if kind == .space || kind == .noBreakSpace { result = Punctuation.space }
    if let digit = Unicode.Scalar(symbol)?.decimalDigitValue {
      (result, kind) = (0x30 + UInt32(digit), .digit)
    }
    entry.symbols.append(result)
    entry.kinds.append(kind)
  }
}
