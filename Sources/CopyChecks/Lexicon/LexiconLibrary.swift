import PricingEngine
import Synchronization

/// The lexicons of all languages, each read when its first text is scanned.
public final class LexiconLibrary: Sendable {
  private let file: @Sendable (String) -> SourceText?
  private let read = Mutex<[String: ClaimLexicon]>([:])

  /// Creates a library over the files of `Lexicon/`.
  ///
  /// - Parameter file: Finds the text of a file by its name without the extension: `de`, `currencies`; `nil` when there is
  ///   none.
  public init(file: @escaping @Sendable (String) -> SourceText?) { self.file = file }

  /// The scanner for texts of a locale: its language's phrases, and the English ones.
  ///
  /// A locale without a lexicon of its own is scanned with the English phrases alone.
  /// - Throws: `LexiconError` when a file is wrong, or the English one is missing.
  public func scanner(for locale: LocaleTag) throws(LexiconError) -> ClaimScanner {
    let english = try lexicon(named: "en")
    let name = name(for: locale)
    return name == "en"
      ? ClaimScanner(english) : ClaimScanner(try lexicon(named: name), fallback: english)
  }

  /// The reader of numbers in texts of a locale.
  ///
  /// - Throws: `LexiconError` when a file is wrong, or the English one is missing.
  public func numberReader(for locale: LocaleTag) throws(LexiconError) -> NumberReader {
    NumberReader(try lexicon(named: name(for: locale)))
  }

  private func name(for locale: LocaleTag) -> String {
    Self.names(for: locale).first { file($0) != nil } ?? "en"
  }

  /// The lexicon with a name.
  ///
  /// - Throws: `LexiconError` when there is none, or its file is wrong.
  public func lexicon(named name: String) throws(LexiconError) -> ClaimLexicon {
    if let lexicon = read.withLock({ $0[name] }) { return lexicon }
    guard let source = file(name) else {
      throw LexiconError(.missingFile, at: SourceLocation(file: "\(name).txt"))
    }
    var base: ClaimLexicon?
    // A base extends nothing, so that files cannot go round in a circle.
    if let baseName = try ClaimLexicon.base(of: source), let text = file(baseName) {
      base = try ClaimLexicon(parsing: text, language: baseName, currencies: currencies())
    }
    let lexicon = try ClaimLexicon(
      parsing: source, language: name, extending: base, currencies: currencies())
    read.withLock { $0[name] = lexicon }
    return lexicon
  }

  private func currencies() throws(LexiconError) -> CurrencyList? {
    guard let source = file("currencies") else { return nil }
    return try CurrencyList(parsing: source)
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
