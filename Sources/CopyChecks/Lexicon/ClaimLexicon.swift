import PricingEngine

/// The phrases by which copy of one language makes claims, ready for searching.
///
/// Reading one takes some tens of milliseconds, so it is done when the first text of its language is scanned; see
/// `LexiconLibrary`.
public struct ClaimLexicon: Sendable {
  /// The lexicon's name, which is its file's: `de`, `es-MX`, `zh-Hant`.
  public private(set) var language: String
  /// How far its phrases can be trusted.
  public private(set) var trust: LexiconTrust = .certain

  let mode: MatchMode
  let rules: FoldingRules
  private(set) var style = NumberStyle()
  private(set) var trie = PhraseTrie()
  private(set) var phrases: [LexiconPhrase] = []
  var values: ValueTable
  var currencies = CurrencyMarks()
  /// The endings of negative verbs, folded.
  var negativeEndings: [[UInt32]] = []

  /// Reads a lexicon file.
  ///
  /// - Parameters:
  ///   - source: The file; docs/lexicon.md describes its form.
  ///   - language: Its name without the extension: `de`.
  ///   - base: The lexicon that the file's `extends` names.
  ///   - currencies: The marks of currencies; without them only ISO codes make a number a price. Those of `base` stay.
  /// - Throws: `LexiconError` for the first line that is wrong: an empty phrase, a phrase that stands twice.
  public init(
    parsing source: SourceText, language: String, extending base: ClaimLexicon? = nil,
    currencies: CurrencyList? = nil
  ) throws(LexiconError) {
    self = try LexiconReader.read(
      source, language: language, extending: base, currencies: currencies)
  }

  /// Reads of a lexicon file what some short texts need, or all of it; scanning others with it would miss claims.
  init(
    parsing source: SourceText, language: String, extending base: ClaimLexicon?,
    currencies: CurrencyList?, for texts: [String]?
  ) throws(LexiconError) {
    self = try LexiconReader.read(
      source, language: language, extending: base, currencies: currencies, texts: texts)
  }

  /// The name that a file's `extends` gives; `nil` for a file of its own.
  ///
  /// - Throws: `LexiconError` when a key before the first section is wrong.
  public static func base(of source: SourceText) throws(LexiconError) -> String? {
    try LexiconReader.base(of: source)
  }

  init(language: String, mode: MatchMode) {
    self.language = language
    self.mode = mode
    rules = FoldingRules(
      language: String(language.prefix { $0 != "-" }), removesSpaces: mode == .substring)
    values = ValueTable(mode: mode)
  }

  /// Whether ICU finds the words of the language with a dictionary.
  var hasDictionaryWords: Bool {
    mode == .substring && ["th", "ja", "zh"].contains(String(language.prefix { $0 != "-" }))
  }

  /// Takes what a file says before its first section.
  mutating func adopt(_ header: LexiconHeader, language: String) {
    self.language = language
    trust = header.trust
    style = header.style
  }

  /// Adds a phrase.
  ///
  /// The result is the number of the same phrase in the same role, if there is one; then nothing was added.
  mutating func insert(
    _ tokens: [PhraseTrie.Token], text: String, role: LexiconPhrase.Role
  ) -> Int? {
    if let other = trie.phrases(of: tokens).first(where: { phrases[$0].role == role }) {
      return other
    }
    trie.insert(tokens)
    phrases.append(LexiconPhrase(role: role, text: text))
    return nil
  }
}
