import PricingEngine

/// The names of languages and regions in the gallery, which people who make the site read; a code where ICU has no name.
enum GalleryNames {
  /// A language in its own words.
  static func language(_ tag: String) -> String {
    do {
      let locale = try LocaleTag(tag)
      return try DisplayNames(locale).name(of: locale)
    } catch { return tag }
  }

  /// A region in English.
  static func region(_ code: String) -> String {
    do {
      return try DisplayNames(LocaleTag("en")).name(of: Storefront(code: code))
    } catch { return code }
  }
}
