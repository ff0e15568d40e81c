import PricingEngine

/// A text of the app's own: one for every language, or an ICU message per language.
public struct AppText: Sendable, Hashable {
  /// The words.
  public let content: Content
  /// Where the text is written.
  public let location: SourceLocation?

  /// Creates a text.
  public init(_ content: Content, at location: SourceLocation? = nil) {
    self.content = content
    self.location = location
  }

  /// The words of a text.
  public enum Content: Sendable, Hashable {
    /// The same text in every language, such as an app's name; it is shown as it is.
    case everywhere(String)
    /// An ICU message per locale, by its canonical tag; never empty.
    case localized([String: String])
  }
}

extension AppText {
  /// The text in a locale or one that it inherits from; `nil` when there is none.
  public func pattern(for locale: LocaleTag) -> String? {
    switch content {
    case .everywhere(let text): return text
    case .localized(let texts):
      for tag in [locale.tag] + locale.parents {
        if let text = texts[tag] { return text }
      }
      return nil
    }
  }
}
