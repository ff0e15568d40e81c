import PricingEngine

/// Reads the lines of a lexicon file into the tree of phrases.
///
/// The form of the files is in docs/lexicon.md.
struct LexiconReader {
  private let source: SourceText
  private var lexicon: ClaimLexicon
  private var header = LexiconHeader()
  private var tokenizer: PhraseTokenizer
  private var section: LexiconSection?
  /// The byte at which each phrase was written, by its number; `nil` for the phrases of the lexicon that is extended.
  private var places: [Int?]
  /// Tells the lines that need not be read; `nil` reads all.
  private var filter: PhraseFilter?

  /// Reads a file, whose phrases are added to those of `base`.
  static func read(
    _ source: SourceText, language: String, extending base: ClaimLexicon?,
    currencies: CurrencyList?, texts: [String]? = nil
  ) throws(LexiconError) -> ClaimLexicon {
    let header = try self.header(of: source, hasMode: base != nil)
    var reader = LexiconReader(source, language: language, header: header, base: base)
    if let texts {
      do throws(ICUError) {
        let lexicon = reader.lexicon
        reader.filter = try PhraseFilter(
          texts: texts, language: language, mode: lexicon.mode, rules: lexicon.rules)
      } catch {
        throw LexiconError(.icu(error), at: SourceLocation(file: source.file))
      }
    }
    if base == nil, let currencies, reader.filter?.holdsDigits ?? true {
      try reader.add(currencies)
    }
    try reader.readLines()
    return reader.lexicon
  }

  /// The name after the key `extends`.
  static func base(of source: SourceText) throws(LexiconError) -> String? {
    try header(of: source, hasMode: true).base
  }

  private init(
    _ source: SourceText, language: String, header: LexiconHeader, base: ClaimLexicon?
  ) {
    self.source = source
    self.header = header
    lexicon = base ?? ClaimLexicon(language: language, mode: header.mode ?? .word)
    lexicon.adopt(header, language: language)
    tokenizer = PhraseTokenizer(rules: lexicon.rules)
    places = Array(repeating: nil, count: lexicon.phrases.count)
  }

  /// Where the first section starts.
  private static func headerEnd(of source: SourceText) -> Int {
    let bytes = source.bytes
    return bytes.indices.first {
      bytes[$0] == UInt8(ascii: "[") && ($0 == 0 || bytes[$0 - 1] == UInt8(ascii: "\n"))
    } ?? bytes.endIndex
  }

  private static func header(
    of source: SourceText, hasMode: Bool
  ) throws(LexiconError) -> LexiconHeader {
    var header = LexiconHeader()
    try LexiconLine.each(in: source.bytes[..<headerEnd(of: source)]) {
      (line) throws(LexiconError) in
      do throws(LexiconProblem) { try header.read(line.text) } catch {
        throw LexiconError(error, at: source.location(ofByte: line.start))
      }
    }
    guard header.mode != nil || hasMode else {
      throw LexiconError(.missingKey("match"), at: SourceLocation(file: source.file))
    }
    return header
  }

  private mutating func readLines() throws(LexiconError) {
    // The keys before the first section were read before.
    try LexiconLine.each(in: source.bytes[Self.headerEnd(of: source)...]) {
      (line) throws(LexiconError) in
      do throws(LexiconProblem) { try read(line) } catch {
        throw LexiconError(error, at: source.location(ofByte: line.start))
      }
    }
  }

  private mutating func read(_ line: LexiconLine) throws(LexiconProblem) {
    if line.bytes.first == UInt8(ascii: "["), line.bytes.last == UInt8(ascii: "]") {
      let name = String(line.text.dropFirst().dropLast())
      guard let named = LexiconSection(name: name) else { throw .unknownSection(name) }
      section = named
      return
    }
    guard let section else { return }
    switch section {
    case .claim(let claim): try addPhrase(line, of: claim)
    case .negator(let role): try add(line.bytes, as: role, at: line.start)
    case .upTo: try add(line.bytes, as: .upTo, at: line.start)
    case .negativeEnding: try addEnding(line.text)
    case .values: try addValue(line.text)
    case .units: try addUnit(line.text)
    case .currencies: try addCurrency(line)
    }
  }

  private mutating func addPhrase(
    _ line: LexiconLine, of claim: LexiconClaim
  ) throws(LexiconProblem) {
    let (mark, phrase) = line.marked
    guard filter?.mayHold(phrase) ?? true else { return }
    let role: LexiconPhrase.Role =
      switch mark {
      case UInt8(ascii: "!"): .trap(claim)
      case UInt8(ascii: "?"): .claim(claim, isWeak: true, isAmbiguous: false)
      case UInt8(ascii: "~"): .claim(claim, isWeak: false, isAmbiguous: true)
      default: .claim(claim, isWeak: false, isAmbiguous: false)
      }
    try add(phrase, as: role, at: line.start)
  }

  private mutating func add(
    _ phrase: ArraySlice<UInt8>, as role: LexiconPhrase.Role, at start: Int
  ) throws(LexiconProblem) {
    let phrases = try PhrasePattern.phrases(phrase) {
      filter?.mayHold(alternative: $0) ?? true
    }
    for text in phrases where filter?.mayHold(phrase: text) ?? true {
      let tokens = try tokenizer.tokens(text, counts: role.countsWithWords)
      if let other = lexicon.insert(tokens, text: text, role: role) {
        throw .duplicate(phrase: text, first: places[other].map(source.location))
      }
      places.append(start)
    }
  }

  private mutating func addEnding(_ line: String) throws(LexiconProblem) {
    lexicon.negativeEndings.append(try tokenizer.symbols(line))
  }

  private mutating func addValue(_ line: String) throws(LexiconProblem) {
    let (words, text) = try entry(line)
    guard let value = ValueTable.Value(text) else { throw .badEntry(line) }
    for phrase in try PhrasePattern.phrases(Array(words.utf8)[...]) {
      lexicon.values.insert(try tokenizer.tokens(phrase, counts: true), value: value)
    }
  }

  private mutating func addUnit(_ line: String) throws(LexiconProblem) {
    let (words, text) = try entry(line)
    guard let unit = SubscriptionPeriod.Unit(rawValue: text) else { throw .badEntry(line) }
    for phrase in try PhrasePattern.phrases(Array(words.utf8)[...]) {
      lexicon.values.insert(try tokenizer.tokens(phrase, counts: false), unit: unit)
    }
  }

  private mutating func add(_ list: CurrencyList) throws(LexiconError) {
    for entry in list.entries where filter?.mayHold(mark: entry.words) ?? true {
      do throws(LexiconProblem) { try add(entry) } catch {
        throw LexiconError(error, at: list.source.location(ofByte: entry.start))
      }
    }
  }

  private mutating func addCurrency(_ line: LexiconLine) throws(LexiconProblem) {
    try add(CurrencyList.Entry(line))
  }

  private mutating func add(_ entry: CurrencyList.Entry) throws(LexiconProblem) {
    let codes = try entry.codes()
    for phrase in try PhrasePattern.phrases(entry.words)
    where filter?.mayHold(mark: Array(phrase.utf8)[...]) ?? true {
      let symbols = try tokenizer.symbols(phrase)
      lexicon.currencies.insert(symbols, currencies: codes)
    }
  }

  /// The two sides of `words = value`.
  private func entry(_ line: String) throws(LexiconProblem) -> (String, String) {
    let parts = line.split(separator: "=").map { trimmedSpaces(String($0)) }
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .badEntry(line) }
    return (parts[0], parts[1])
  }
}

extension LexiconPhrase.Role {
  fileprivate var countsWithWords: Bool {
    switch self {
    case .claim(let claim, _, _), .trap(let claim): claim.countsWithWords
    case .negatorBefore, .negatorAfter, .noNegator, .upTo: false
    }
  }
}

extension ValueTable.Value {
  /// Reads the right side of an entry: `2`, `50%`, `2 month`, `a month`, `tenths to pay`, `tenths off`.
  fileprivate init?(_ text: String) {
    switch text {
    case "tenths to pay": self = .tenthsToPay
    case "tenths off": self = .tenthsOff
    default:
      let words = text.split(separator: " ").map(String.init)
      if words.count == 2, words[0] == "a", let unit = SubscriptionPeriod.Unit(rawValue: words[1]) {
        self = .single(unit)
        return
      }
      let isPercent = text.hasSuffix("%")
      guard let first = words.first, words.count <= 2,
        let amount = plainNumber(isPercent ? String(first.dropLast()) : first)
      else { return nil }
      if isPercent, words.count == 1 {
        self = .percent(amount)
      } else if words.count == 1 {
        self = .number(amount)
      } else if let unit = SubscriptionPeriod.Unit(rawValue: words[1]) {
        self = .periods(amount, unit)
      } else {
        return nil
      }
    }
  }
}

private func plainNumber(_ text: String) -> ExactDecimal? {
  do throws(DecimalError) { return try ExactDecimal(parsing: text) } catch { return nil }
}
