/// Which locale serves a request, and why.
public enum LocaleMatch: Sendable, Hashable {
  /// The requested locale itself is there.
  case exact(LocaleTag)
  /// Another locale of the same language and script serves it.
  case fallback(LocaleTag, through: Step)
  /// No locale can serve it, so the default one does.
  case defaulted(LocaleTag, because: Reason)

  /// The locale that is served.
  public var served: LocaleTag {
    switch self {
    case .exact(let locale), .fallback(let locale, _), .defaulted(let locale, _): locale
    }
  }

  /// How a fallback was found.
  public enum Step: Sendable, Hashable {
    /// It is the same locale written with or without its likely script or region: `zh-Hans` for `zh-CN`.
    case sameLocale
    /// It is what CLDR inherits from, by this tag: `es-419` for `es-MX`.
    case parent(String)
    /// It is the nearest of the same language and script by CLDR's language matching: `en-GB` for `en-AU`.
    case nearest
  }

  /// Why the default locale is served.
  public enum Reason: Sendable, Hashable {
    /// No available locale has the language.
    case noSuchLanguage
    /// The language is there only in another script, which the reader may not be able to read: `sr` for `sr-Latn`.
    case onlyOtherScript(LocaleTag)
  }
}
