import PricingEngine

/// Tells which lines of a lexicon a few short texts can hold, by how their words start, without reading the lines.
///
/// It never says no to a line that a text holds. Most lines are told apart by their first three characters, which makes a
/// lexicon that is read for one text cost a tenth of the whole.
struct PhraseFilter: Sendable {
  /// The first characters of every word, one to three of them.
  private var starts: Set<UInt64> = []
  /// The characters at every place, for what follows a number.
  private var anywhere: Set<UInt64> = []
  private var hasDigit = false
  private var folder: TextFolder
  private let mode: MatchMode
  private let foldsAlways: Bool

  /// Creates a filter for texts by the rules of a language.
  ///
  /// - Throws: `ICUError` when ICU's data cannot be read.
  init(texts: [String], language: String, mode: MatchMode, rules: FoldingRules) throws(ICUError) {
    self.mode = mode
    // Spaces are left out, or a letter depends on the one before: what is written is not what is compared.
    foldsAlways = mode == .substring || rules.isVietnamese || rules.isTurkic
    folder = TextFolder(rules: rules)
    let hasClitics = !Clitics(language: language).isEmpty
    starts.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
    anywhere.reserveCapacity(3 * starts.capacity)
    for text in texts {
      let folded = try folder.fold(text)
      hasDigit = hasDigit || folded.kinds.contains(.digit)
      for start in 0..<folded.count {
        let isStart = mode == .substring || hasClitics || folded.isWordStart(start)
        var gram: UInt64 = 0
        for symbol in folded.symbols[start..<min(start + Self.length, folded.count)] {
          gram = Self.longer(gram, symbol)
          anywhere.insert(gram)
          if isStart { starts.insert(gram) }
        }
      }
    }
  }

  /// Whether one of the texts can hold one of the phrases of a line, which is without its mark.
  mutating func mayHold(_ line: ArraySlice<UInt8>) -> Bool {
    mayStart(line, anywhere: false) && holdsWords(of: line) && holdsFoldedWords(of: line)
  }

  /// Whether the characters at the start of a mark, of a currency say, stand anywhere in the texts.
  mutating func mayHold(mark: ArraySlice<UInt8>) -> Bool { mayStart(mark, anywhere: true) }

  /// Whether one of the texts can hold one alternative of a line.
  func mayHold(alternative: ArraySlice<UInt8>) -> Bool { holdsWords(of: alternative) }

  /// Whether one of the texts can hold a phrase without alternatives.
  mutating func mayHold(phrase: String) -> Bool {
    let bytes = Array(phrase.utf8)[...]
    if !hasDigit, holdsPrice(bytes) { return false }
    return holdsWords(of: bytes) && holdsFoldedWords(of: bytes)
  }

  /// Whether a phrase has a price in it; a search for it as text would take longer than all else here.
  private func holdsPrice(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains {
      bytes[$0] == UInt8(ascii: "{") && bytes[$0...].starts(with: "{price}".utf8)
    }
  }

  /// Whether all plain words that every phrase of a line has start somewhere in the texts.
  private func holdsWords(of bytes: ArraySlice<UInt8>) -> Bool {
    guard !foldsAlways else { return true }
    return Self.wordStarts(in: bytes) { word in
      guard let gram = plainGram(of: bytes, from: word), Self.isWhole(gram) else { return true }
      return anywhere.contains(gram)
    }
  }

  /// The same for words that must be folded to be compared.
  private mutating func holdsFoldedWords(of bytes: ArraySlice<UInt8>) -> Bool {
    guard !foldsAlways, bytes.contains(where: { $0 >= 0x80 }) else { return true }
    return Self.wordStarts(in: bytes) { word in
      guard bytes[word] >= 0x80 else { return true }
      let letters = bytes[word...].prefix { $0 != UInt8(ascii: " ") }
      return mayHold(literal: letters, startingIn: anywhere)
    }
  }

  /// Whether all places satisfy a condition at which a word starts that every phrase of a line has.
  private static func wordStarts(
    in bytes: ArraySlice<UInt8>, allSatisfy holds: (Int) -> Bool
  ) -> Bool {
    var isOptional = false
    var isStart = true
    for index in bytes.indices {
      let byte = bytes[index]
      if isSpecial(byte) { isOptional = true }
      if isStart, !isOptional, !holds(index) { return false }
      isStart = byte == UInt8(ascii: " ")
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { isOptional = false }
    }
    return true
  }

  /// Whether there are as many characters as fit.
  private static func isWhole(_ gram: UInt64) -> Bool { gram >> 42 != 0 }

  /// Whether numbers can be prices, which needs the marks of currencies.
  var holdsDigits: Bool { hasDigit }

  private static let length = 3

  private static func longer(_ gram: UInt64, _ symbol: UInt32) -> UInt64 {
    gram << 21 | UInt64(symbol)
  }

  private mutating func mayStart(
    _ bytes: ArraySlice<UInt8>, anywhere isAnywhere: Bool
  ) -> Bool {
    guard let first = bytes.first else { return true }
    switch first {
    case UInt8(ascii: "("):
      guard let close = bytes.firstIndex(of: UInt8(ascii: ")")) else { return true }
      return mayStart(bytes, withAlternativesTo: close, anywhere: isAnywhere)
    case UInt8(ascii: "{"):
      guard let close = bytes.firstIndex(of: UInt8(ascii: "}")) else { return true }
      let rest = bytes[(close + 1)...].drop { $0 == UInt8(ascii: " ") }
      return mayStart(rest, anywhere: true)
    default:
      let starting = isAnywhere ? anywhere : starts
      if !foldsAlways, let gram = plainGram(of: bytes, from: bytes.startIndex) {
        return starting.contains(gram)
      }
      return mayHold(literal: bytes, startingIn: starting)
    }
  }

  /// Whether a text can hold one of the alternatives that a line starts with, together with what follows them.
  private mutating func mayStart(
    _ line: ArraySlice<UInt8>, withAlternativesTo close: Int, anywhere isAnywhere: Bool
  ) -> Bool {
    var start = line.startIndex + 1
    while start <= close {
      if !foldsAlways, let gram = plainGram(of: line, from: start, inAlternativesTo: close) {
        if isAnywhere ? anywhere.contains(gram) : starts.contains(gram) { return true }
      } else {
        let alternative = line[start..<close].prefix { $0 != UInt8(ascii: "|") }
        let rest = line[(close + 1)...].prefix(Self.wordLength)
        if mayStart((Array(alternative) + rest)[...], anywhere: isAnywhere) { return true }
      }
      while start < close, line[start] != UInt8(ascii: "|") { start += 1 }
      start += 1
    }
    return false
  }

  /// How many bytes of a line are looked at.
  private static let wordLength = 40
  /// How many of them are folded: a string of so many needs no memory of its own.
  private static let foldedLength = 15

  /// Whether the texts can hold the start of a line up to an alternative or a slot: its first characters are in `starting`, and all
  /// three letters in a row that follow are anywhere.
  private mutating func mayHold(
    literal bytes: ArraySlice<UInt8>, startingIn starting: Set<UInt64>
  ) -> Bool {
    let literal = bytes.prefix(Self.foldedLength).prefix { !Self.isSpecial($0) }
    let isCut = literal.count < bytes.count
    let anywhere = anywhere
    do {
      return try folder.withSymbols(of: String(decoding: literal, as: UTF8.self)) { text in
        Self.isHeld(text, isCut: isCut, startingIn: starting, anywhere: anywhere)
      }
    } catch {
      return true
    }
  }

  private static func isHeld(
    _ text: SearchText, isCut: Bool, startingIn starting: Set<UInt64>, anywhere: Set<UInt64>
  ) -> Bool {
    let end = isCut ? wholeEnd(of: text) : text.count
    var first = text.symbols[..<min(length, end)]
    if first.last == Punctuation.space { first.removeLast() }
    guard !first.isEmpty else { return true }
    guard starting.contains(first.reduce(0, longer)) else { return false }
    guard end > length else { return true }
    for start in 1...(end - length) {
      let place = start..<(start + length)
      // Between words a phrase may stand apart in a text.
      guard text.kinds[place].allSatisfy({ $0 == .letter }) else { continue }
      if !anywhere.contains(text.symbols[place].reduce(0, longer)) { return false }
    }
    return true
  }

  /// Where what is certain of a text that goes on ends: its last character may have been cut in two, or depend on what follows.
  private static func wholeEnd(of text: SearchText) -> Int {
    var end = text.count
    while end > 0, text.kinds[end - 1] == .mark { end -= 1 }
    return max(0, end - 1)
  }

  /// The same for characters that are compared as they are written, from a place of a line on; `nil` for others.
  ///
  /// With `close`, where the alternatives end of which one starts at the place, the others are passed over.
  private func plainGram(
    of line: ArraySlice<UInt8>, from start: Int, inAlternativesTo close: Int? = nil
  ) -> UInt64? {
    var gram: UInt64 = 0
    var index = start
    while !Self.isWhole(gram), index < line.endIndex {
      let byte = line[index]
      if let close, index <= close, index == close || byte == UInt8(ascii: "|") {
        index = close + 1
        continue
      }
      if Self.isSpecial(byte) { break }
      guard (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) else {
        return byte == UInt8(ascii: " ") && gram != 0 ? gram : nil
      }
      gram = Self.longer(gram, UInt32(byte))
      index += 1
    }
    return gram == 0 ? nil : gram
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
  }
}
