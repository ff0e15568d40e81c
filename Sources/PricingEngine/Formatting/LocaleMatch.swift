/// Which locale serves a request, and why.
public enum LocaleMatch: Sendable, Hashable {
  /// The requested locale itself is there.
  case exact(LocaleTag)
  /// Another locale of the same language and script serves it.
  case fallback(LocaleTag, Step)
  /// No locale can serve it; copy has to be in another language.
  case defaulted(Reason)

  /// The locale that serves the request in the reader's own language; `nil` when none does.
  public var served: LocaleTag? {
    switch self {
    case .exact(let locale), .fallback(let locale, _): locale
    case .defaulted: nil
    }
  }

  /// How a fallback was found.
  public enum Step: Sendable, Hashable {
    /// It is the same locale, written with or without its likely script or region: `zh-Hans` for
    /// `zh-CN`.
    case sameLocale
    /// It is what CLDR inherits from, by this tag: `es-419` for `es-MX`.
    case parent(String)
    /// It shares the nearest parent with the request: `en-GB` for `en-AU`, both of `en-001`.
    case relative
  }

  /// Why no locale serves a request.
  public enum Reason: Sendable, Hashable {
    /// None has the language.
    case noSuchLanguage
    /// The language is there only in another script, which the reader may not be able to read: `sr`
    /// for `sr-Latn`.
    case onlyOtherScript(LocaleTag)

    /// The reason in words: `the language is there only as 'sr', which is in another script`.
    public var text: String {
      switch self {
      case .noSuchLanguage: "the language is not there"
      case .onlyOtherScript(let locale):
        "the language is there only as '\(locale.tag)', which is in another script"
      }
    }
  }
}
