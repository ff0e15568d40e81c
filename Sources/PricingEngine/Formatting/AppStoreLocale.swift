/// A language that App Store product pages can be written in.
public struct AppStoreLocale: Sendable, Hashable {
  /// The code that App Store Connect gives it: `ar-SA`, `no`.
  public let code: String
  /// The canonical tag of the language's messages, no longer than it must be: `ar`, `nb`.
  public let tag: String
  /// The English name.
  public let name: String

  private init(_ code: String, _ tag: String, _ name: String) {
    self.code = code
    self.tag = tag
    self.name = name
  }

  /// All of them, by their names.
  ///
  /// Source: App Store Connect Help, App Store localizations, read in 2026.
  public static let all: [AppStoreLocale] = [
    AppStoreLocale("ar-SA", "ar", "Arabic"),
    AppStoreLocale("bn-BD", "bn", "Bangla"),
    AppStoreLocale("ca", "ca", "Catalan"),
    AppStoreLocale("zh-Hans", "zh-Hans", "Chinese (Simplified)"),
    AppStoreLocale("zh-Hant", "zh-Hant", "Chinese (Traditional)"),
    AppStoreLocale("hr", "hr", "Croatian"),
    AppStoreLocale("cs", "cs", "Czech"),
    AppStoreLocale("da", "da", "Danish"),
    AppStoreLocale("nl-NL", "nl", "Dutch"),
    AppStoreLocale("en-AU", "en-AU", "English (Australia)"),
    AppStoreLocale("en-CA", "en-CA", "English (Canada)"),
    AppStoreLocale("en-GB", "en-GB", "English (U.K.)"),
    AppStoreLocale("en-US", "en", "English (U.S.)"),
    AppStoreLocale("fi", "fi", "Finnish"),
    AppStoreLocale("fr-FR", "fr", "French"),
    AppStoreLocale("fr-CA", "fr-CA", "French (Canada)"),
    AppStoreLocale("de-DE", "de", "German"),
    AppStoreLocale("el", "el", "Greek"),
    AppStoreLocale("gu-IN", "gu", "Gujarati"),
    AppStoreLocale("he", "he", "Hebrew"),
    AppStoreLocale("hi", "hi", "Hindi"),
    AppStoreLocale("hu", "hu", "Hungarian"),
    AppStoreLocale("id", "id", "Indonesian"),
    AppStoreLocale("it", "it", "Italian"),
    AppStoreLocale("ja", "ja", "Japanese"),
    AppStoreLocale("kn-IN", "kn", "Kannada"),
    AppStoreLocale("ko", "ko", "Korean"),
    AppStoreLocale("ms", "ms", "Malay"),
    AppStoreLocale("ml-IN", "ml", "Malayalam"),
    AppStoreLocale("mr-IN", "mr", "Marathi"),
    AppStoreLocale("no", "nb", "Norwegian"),
    AppStoreLocale("or-IN", "or", "Odia"),
    AppStoreLocale("pl", "pl", "Polish"),
    AppStoreLocale("pt-BR", "pt-BR", "Portuguese (Brazil)"),
    AppStoreLocale("pt-PT", "pt-PT", "Portuguese (Portugal)"),
    AppStoreLocale("pa-IN", "pa", "Punjabi"),
    AppStoreLocale("ro", "ro", "Romanian"),
    AppStoreLocale("ru", "ru", "Russian"),
    AppStoreLocale("sk", "sk", "Slovak"),
    AppStoreLocale("sl-SI", "sl", "Slovenian"),
    AppStoreLocale("es-MX", "es-MX", "Spanish (Mexico)"),
    AppStoreLocale("es-ES", "es", "Spanish (Spain)"),
    AppStoreLocale("sv", "sv", "Swedish"),
    AppStoreLocale("ta-IN", "ta", "Tamil"),
    AppStoreLocale("te-IN", "te", "Telugu"),
    AppStoreLocale("th", "th", "Thai"),
    AppStoreLocale("tr", "tr", "Turkish"),
    AppStoreLocale("uk", "uk", "Ukrainian"),
    AppStoreLocale("ur-PK", "ur", "Urdu"),
    AppStoreLocale("vi", "vi", "Vietnamese"),
  ]

  /// Whether a text is the canonical tag of one of them, which saves ICU the question.
  static func isKnown(tag: String) -> Bool { all.contains { $0.tag == tag } }
}

extension LocaleTag {
  /// The canonical form of a tag, without all that a locale knows of itself.
  ///
  /// - Throws: `LocaleError`, as the locale itself does.
  public static func canonical(_ text: String) throws(LocaleError) -> String {
    AppStoreLocale.isKnown(tag: text) ? text : try LocaleTag(text).tag
  }

  /// The locale of a tag, or `nil` when it is none: for tags whose mistakes somebody else reports.
  public static func known(_ tag: String) -> LocaleTag? {
    do throws(LocaleError) { return try LocaleTag(tag) } catch { return nil }
  }
}
