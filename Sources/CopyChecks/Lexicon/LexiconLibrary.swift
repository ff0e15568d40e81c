import PricingEngine
import Synchronization

/// The lexicons of all languages, each read when its first text is scanned.
public final class LexiconLibrary: Sendable {
  private let file: @Sendable (String) throws(DocumentError) -> SourceText?
  private let read = Mutex<[String: ClaimLexicon]>([:])
  private let needed = Mutex<[String: Needed]>([:])
  private let names = Mutex<[LocaleTag: String]>([:])
  /// What was read with the lexicons.
  let readTexts = ReadTexts()
  private let parsedCurrencies = Mutex<CurrencyList?>(nil)
  private let reading: Reading

  /// How much of a lexicon is read.
  public enum Reading: Sendable {
    /// All of it, once, for any number of texts.
    case whole
    /// Of each language only the phrases that its texts can hold: a few milliseconds for a program that judges one screen.
    case asNeeded
    /// As `asNeeded`, and all of English, which texts of all languages are scanned with: for many screens in many languages.
    case asNeededByLanguage
  }

  /// For which texts a language is read, and what was read for them.
  private struct Needed {
    var texts: Set<String> = []
    var lexicon: ClaimLexicon?

    /// Adds texts; what was read for fewer is read anew.
    mutating func add(_ more: [String]) {
      guard !texts.isSuperset(of: more) else { return }
      texts.formUnion(more)
      lexicon = nil
    }
  }

  /// Creates a library over the files of `Lexicon/`.
  ///
  /// - Parameters:
  ///   - reading: How much of a lexicon is read for a screen.
  ///   - file: Finds the text of a file by its name without the extension: `de`, `currencies`; `nil` when there is none.
  public init(
    reading: Reading = .whole,
    file: @escaping @Sendable (String) throws(DocumentError) -> SourceText?
  ) {
    self.reading = reading
    self.file = file
  }

  /// The scanner for texts of a locale: its language's phrases, and the English ones.
  ///
  /// A locale without a lexicon of its own is scanned with the English phrases alone.
  /// - Throws: `LexiconError` when a file is wrong, or the English one is missing.
  public func scanner(for locale: LocaleTag) throws(LexiconError) -> ClaimScanner {
    try readers(for: locale, texts: nil).scanner
  }

  /// The scanner for texts of a locale, and the reader of their numbers.
  ///
  /// - Parameters:
  ///   - locale: The language of the texts.
  ///   - texts: All texts that will be read, which allows to read no more of the lexicon than they need.
  /// - Returns: The two, to be used for these texts only.
  /// - Throws: `LexiconError` when a file is wrong, or the English one is missing.
  func readers(
    for locale: LocaleTag, texts: [String]?
  ) throws(LexiconError) -> (scanner: ClaimScanner, numbers: NumberReader) {
    let name = try name(for: locale)
    let own = try own(named: name, for: texts)
    let english = name == "en" ? nil : try english(for: texts)
    return (ClaimScanner(own, fallback: english), NumberReader(own))
  }

  private func own(
    named name: String, for texts: [String]?
  ) throws(LexiconError) -> ClaimLexicon {
    guard reading != .whole, let texts, name != "en" || reading == .asNeeded else {
      return try lexicon(named: name, for: nil)
    }
    let known = needed.withLock { needed in
      needed[name, default: Needed()].add(texts)
      return needed[name, default: Needed()]
    }
    if let lexicon = known.lexicon { return lexicon }
    let lexicon = try lexicon(named: name, for: Array(known.texts))
    needed.withLock { needed in
      // Another thread may ask for more texts by now.
      if needed[name]?.texts == known.texts { needed[name]?.lexicon = lexicon }
    }
    return lexicon
  }

  /// Tells which texts of a locale will be read, so that its lexicon is read once for all of them.
  ///
  /// A library that reads all makes no use of it.
  func expect(_ texts: [String], in locale: LocaleTag) {
    guard reading != .whole else { return }
    do throws(LexiconError) {
      let name = try name(for: locale)
      needed.withLock { $0[name, default: Needed()].add(texts) }
    } catch {
      // Whoever reads the texts is told what is wrong with the file.
    }
  }

  /// English, which untranslated words in all languages are scanned with.
  private func english(for texts: [String]?) throws(LexiconError) -> ClaimLexicon {
    try own(named: "en", for: texts)
  }

  private func name(for locale: LocaleTag) throws(LexiconError) -> String {
    // There is one English for all regions, and looking for others would read it twice.
    if locale.language == "en" { return "en" }
    if let known = names.withLock({ $0[locale] }) { return known }
    var name = "en"
    for candidate in Self.names(for: locale) where try text(named: candidate) != nil {
      name = candidate
      break
    }
    names.withLock { $0[locale] = name }
    return name
  }

  /// The lexicon with a name.
  ///
  /// - Throws: `LexiconError` when there is none, or its file is wrong.
  public func lexicon(named name: String) throws(LexiconError) -> ClaimLexicon {
    try lexicon(named: name, for: nil)
  }

  private func lexicon(
    named name: String, for texts: [String]?
  ) throws(LexiconError) -> ClaimLexicon {
    if let lexicon = read.withLock({ $0[name] }) { return lexicon }
    let source = try existingText(named: name)
    var base: ClaimLexicon?
    // A base extends nothing, so that files cannot go round in a circle.
    if let baseName = try ClaimLexicon.base(of: source) {
      base = try ClaimLexicon(
        parsing: existingText(named: baseName), language: baseName, extending: nil,
        currencies: currencies(), for: texts)
    }
    let lexicon = try ClaimLexicon(
      parsing: source, language: name, extending: base, currencies: currencies(), for: texts)
    if texts == nil { read.withLock { $0[name] = lexicon } }
    return lexicon
  }

  /// The currencies of all languages, parsed once.
  private func currencies() throws(LexiconError) -> CurrencyList? {
    if let known = parsedCurrencies.withLock({ $0 }) { return known }
    guard let source = try text(named: "currencies") else { return nil }
    let list = try CurrencyList(parsing: source)
    parsedCurrencies.withLock { $0 = list }
    return list
  }

  private func existingText(named name: String) throws(LexiconError) -> SourceText {
    guard let text = try text(named: name) else {
      throw LexiconError(.missingFile, at: SourceLocation(file: "\(name).txt"))
    }
    return text
  }

  private func text(named name: String) throws(LexiconError) -> SourceText? {
    do throws(DocumentError) { return try file(name) } catch {
      throw LexiconError(.notText(error), at: SourceLocation(file: "\(name).txt"))
    }
  }

  /// The names under which a locale's lexicon may be, the nearest first: `es-MX`, `es-419`, `es` for `es-MX`.
  static func names(for locale: LocaleTag) -> [String] {
    var names = [locale.baseTag] + locale.parents.filter { $0 != locale.language }
    if locale.language == "zh" || locale.language == "pt" {
      names.append(scriptName(of: locale))
    }
    // The Spanish of the Americas.
    if names.contains("es-419") { names.append("es-MX") }
    names.append(locale.language)
    // Norwegian without more is Bokmål, and Nynorsk is near it.
    if ["no", "nn"].contains(locale.language) { names.append("nb") }
    return names
  }

  /// Chinese by its script, Portuguese by its side of the ocean.
  private static func scriptName(of locale: LocaleTag) -> String {
    if locale.language == "pt" { return "pt-BR" }
    return "zh-\(locale.script)"
  }
}
