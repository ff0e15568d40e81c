import PricingEngine

/// Chooses the text of the app's own, or a product's name, that a reader should see.
struct TextChooser {
  /// The reader's locale.
  let locale: LocaleTag
  /// The catalog's own default locale, when it states one.
  let catalogLocale: LocaleTag?

  /// A chosen entry, and whether it is in the reader's language.
  struct Choice<Entry> {
    let entry: Entry
    let locale: LocaleTag
    let isReadersLanguage: Bool
  }

  /// The entry for the reader: same language and script, then the catalog's default, then American or any English,
  /// then the first.
  func choose<Entry>(_ entries: [(LocaleTag, Entry)]) -> Choice<Entry>? {
    guard let first = entries.first else { return nil }
    let available = entries.map(\.0)
    if let served = LocaleMatcher.served(locale, available: available) {
      return choice(entries, served, isReadersLanguage: true)
    }
    let fallbacks = [catalogLocale].compactMap(\.self) + LocaleTag.englishFallbacks
    for fallback in fallbacks {
      if let served = LocaleMatcher.served(fallback, available: available) {
        return choice(entries, served, isReadersLanguage: false)
      }
    }
    return Choice(entry: first.1, locale: first.0, isReadersLanguage: false)
  }

  private func choice<Entry>(
    _ entries: [(LocaleTag, Entry)], _ locale: LocaleTag, isReadersLanguage: Bool
  ) -> Choice<Entry>? {
    entries.first { $0.0 == locale }
      .map { Choice(entry: $0.1, locale: $0.0, isReadersLanguage: isReadersLanguage) }
  }
}
