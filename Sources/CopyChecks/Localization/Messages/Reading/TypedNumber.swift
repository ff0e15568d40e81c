import PricingEngine

/// A number that a message writes itself, in digits or as a word.
struct TypedNumber {
  /// The digits or the word, in the pattern's bytes.
  let range: Range<Int>
  /// The same among the tokens of the sentence.
  let tokens: Range<Int>
  /// The number; `nil` when it is none of a few digits.
  let value: Int?
  /// Whether it is written as a word.
  let isWord: Bool
}

extension TypedNumber {
  /// The numbers of a sentence, in order.
  static func all(
    in sentence: MessageSentence, of message: MessageReading
  ) throws(ICUError) -> [TypedNumber] {
    let hasDigits = sentence.tokens.contains { $0.characterKind == .digit }
    let digits = hasDigits ? self.digits(in: sentence.tokens) : []
    let words =
      message.locale.joinsWords
      ? try joinedWords(in: sentence, of: message) : try words(in: sentence, of: message)
    return (digits + words).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// Runs of digits with the marks between them: `1,299.00`.
  private static func digits(in tokens: [MessageSentence.Token]) -> [TypedNumber] {
    var numbers: [TypedNumber] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].characterKind == .digit else {
        index += 1
        continue
      }
      let start = index
      var value: Int? = 0
      while index < tokens.count {
        if let digit = tokens[index].scalar?.decimalDigitValue {
          value = value.flatMap { $0 < 100_000 ? $0 * 10 + digit : nil }
        } else if index + 1 < tokens.count, tokens[index + 1].characterKind == .digit,
          let mark = tokens[index].scalar, ".,'’٫٬\u{A0}\u{202F}".unicodeScalars.contains(mark)
        {
          value = nil
        } else {
          break
        }
        index += 1
      }
      numbers.append(TypedNumber(tokens, start..<index, value: value, isWord: false))
    }
    return numbers
  }

  private init(
    _ tokens: [MessageSentence.Token], _ range: Range<Int>, value: Int?, isWord: Bool
  ) {
    self.range =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    self.tokens = range
    self.value = value
    self.isWord = isWord
  }

  /// Words between spaces.
  private static func words(
    in sentence: MessageSentence, of message: MessageReading
  ) throws(ICUError) -> [TypedNumber] {
    let known = try message.locale.numberWords()
    let homographs = NumberHomographs.words(of: message.locale.locale.language)
    return sentence.words.compactMap { word in
      guard let first = sentence.tokens[word.lowerBound].scalar, known.mayStart(with: first)
      else { return nil }
      let text = sentence.text(word).lowercased()
      guard let value = known.values[text], !homographs.contains(text) else { return nil }
      return TypedNumber(sentence.tokens, word, value: value, isWord: true)
    }
  }

  /// Words of a language that writes none between words, found as ICU's dictionary cuts them.
  private static func joinedWords(
    in sentence: MessageSentence, of message: MessageReading
  ) throws(ICUError) -> [TypedNumber] {
    let known = try message.locale.numberWords()
    let text = sentence.text
    let scalars = Set(text.unicodeScalars)
    let isPossible = known.values.keys.contains { $0.unicodeScalars.allSatisfy(scalars.contains) }
    guard isPossible else { return [] }
    let bytes = Array(text.utf8)
    let starts = tokensByOffset(of: sentence)
    var numbers: [TypedNumber] = []
    var start = 0
    for end in try wordBoundaries(of: text, locale: message.locale.locale) where end > start {
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      if let value = known.values[word], let first = starts[start], let last = starts[end],
        first < last
      {
        numbers.append(TypedNumber(sentence.tokens, first..<last, value: value, isWord: true))
      }
      start = end
    }
    return numbers
  }

  /// The token that begins at each offset of the sentence's text.
  private static func tokensByOffset(of sentence: MessageSentence) -> [Int: Int] {
    var starts: [Int: Int] = [0: 0]
    var offset = 0
    for (index, token) in sentence.tokens.enumerated() {
      // A value is U+FFFC, which has three bytes.
      offset += UTF8.width(token.scalar ?? "\u{FFFC}")
      starts[offset] = index + 1
    }
    return starts
  }
}

extension LocaleReading {
  /// Whether words follow each other without spaces.
  var joinsWords: Bool {
    ["Jpan", "Hans", "Hant", "Hanb", "Thai", "Laoo", "Khmr", "Mymr"].contains(locale.script)
  }
}

/// Words that mean a number and something else as often, so that a check cannot tell.
enum NumberHomographs {
  /// The words of a language.
  static func words(of language: String) -> Set<String> { byLanguage[language] ?? [] }

  private static let byLanguage: [String: Set<String>] = [
    "bn": ["নয়", "নয়"],  // is not
    "ca": ["nou"],  // new
    "fr": ["neuf"],  // new
    "hu": ["hat", "hét"],  // has an effect, week
    "it": ["sei"],  // you are
    "ro": ["nouă"],  // new
    "tr": ["altı", "yedi"],  // under it, ate
    "vi": ["ba", "năm", "chín"],  // father, year, ripe
  ]
}

extension MessageSentence {
  /// The runs of letters, marks and digits, as ranges of the tokens.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, token) in tokens.enumerated() {
      if token.isWordPart {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<tokens.count) }
    return words
  }

  /// The text of some tokens; a value is U+FFFC.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for token in tokens[range] { text.append(token.scalar ?? "\u{FFFC}") }
    return String(text)
  }

  /// The whole text; a value is U+FFFC.
  var text: String { text(tokens.indices) }

  /// Where some tokens stand in the pattern.
  func place(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return tokens[first].range
      .lowerBound..<max(
        tokens[first].range.upperBound, tokens[last].range.upperBound)
  }
}
