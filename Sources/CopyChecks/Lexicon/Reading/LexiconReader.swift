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

  /// Calls `body` with each line that is neither empty nor a comment, and the byte it starts at.
  static func lines<Failure: Error>(
    of source: SourceText, upTo end: Int? = nil,
    _ body: (String, Int) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    let bytes = source.bytes[..<(end ?? source.bytes.endIndex)]
    for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = trimmedSpaces(String(decoding: piece, as: UTF8.self))
      if !line.isEmpty, line != "#", !line.hasPrefix("# ") { try body(line, start) }
      start += piece.count + 1
    }
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
    try lines(of: source, upTo: headerEnd(of: source)) { (line, start) throws(LexiconError) in
      do throws(LexiconProblem) { try header.read(line) } catch {
        throw LexiconError(error, at: source.location(ofByte: start))
      }
    }
    guard header.mode != nil || hasMode else {
      throw LexiconError(.missingKey("match"), at: SourceLocation(file: source.file))
    }
    return header
  }

  private mutating func readLines() throws(LexiconError) {
    try Self.lines(of: source) { (line, start) throws(LexiconError) in
      do throws(LexiconProblem) { try read(line, at: start) } catch {
        throw LexiconError(error, at: source.location(ofByte: start))
      }
    }
  }

  private mutating func read(_ line: String, at start: Int) throws(LexiconProblem) {
    if line.hasPrefix("["), line.hasSuffix("]") {
      let name = String(line.dropFirst().dropLast())
      guard let named = LexiconSection(name: name) else { throw .unknownSection(name) }
      section = named
      return
    }
    // The keys before the first section were read before.
    guard let section else { return }
    switch section {
    case .claim(let claim): try addPhrase(line, of: claim, at: start)
    case .negator(let role): try add(line, as: role, at: start)
    case .upTo: try add(line, as: .upTo, at: start)
    case .negativeEnding: try addEnding(line)
    case .values: try addValue(line)
    case .units: try addUnit(line)
    case .currencies: try add(CurrencyList.Entry(line, at: source.location(ofByte: start)))
    }
  }

  private mutating func addPhrase(
    _ line: String, of claim: LexiconClaim, at start: Int
  ) throws(LexiconProblem) {
    let isMarked = ["! ", "? ", "~ "].contains(line.prefix(2))
    let text = isMarked ? trimmedSpaces(String(line.dropFirst(2))) : line
    guard filter?.mayHold(text) ?? true else { return }
    switch line.prefix(2) {
    case "! ": try add(text, as: .trap(claim), at: start)
    case "? ": try add(text, as: .claim(claim, isWeak: true, isAmbiguous: false), at: start)
    case "~ ": try add(text, as: .claim(claim, isWeak: false, isAmbiguous: true), at: start)
    default: try add(line, as: .claim(claim, isWeak: false, isAmbiguous: false), at: start)
    }
  }

  private mutating func add(
    _ line: String, as role: LexiconPhrase.Role, at start: Int
  ) throws(LexiconProblem) {
    for text in try PhrasePattern.phrases(line) where filter?.mayHold(phrase: text) ?? true {
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
    for phrase in try PhrasePattern.phrases(words) {
      lexicon.values.insert(try tokenizer.tokens(phrase, counts: true), value: value)
    }
  }

  private mutating func addUnit(_ line: String) throws(LexiconProblem) {
    let (words, text) = try entry(line)
    guard let unit = SubscriptionPeriod.Unit(rawValue: text) else { throw .badEntry(line) }
    for phrase in try PhrasePattern.phrases(words) {
      lexicon.values.insert(try tokenizer.tokens(phrase, counts: false), unit: unit)
    }
  }

  private mutating func add(_ list: CurrencyList) throws(LexiconError) {
    for entry in list.entries {
      do throws(LexiconProblem) { try add(entry) } catch {
        throw LexiconError(error, at: entry.location)
      }
    }
  }

  private mutating func add(_ entry: CurrencyList.Entry) throws(LexiconProblem) {
    guard filter?.mayHold(mark: entry.words) ?? true else { return }
    for phrase in try PhrasePattern.phrases(entry.words)
    where filter?.mayHold(mark: phrase) ?? true {
      let symbols = try tokenizer.symbols(phrase)
      lexicon.currencies.insert(symbols, currencies: entry.codes)
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
