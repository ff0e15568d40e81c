import PricingEngine

/// What search engines call the pages of a site: a language for one storefront, or a language for everybody else.
///
/// Values are of ISO 639 languages, ISO 15924 scripts and ISO 3166-1 regions, as search engines ask for
/// (developers.google.com/search/docs/specialty/international/localized-versions): German for Austria is `de-AT`, Chinese in
/// traditional characters for Taiwan `zh-Hant-TW`, German for all others `de`. Of locales of one language each value is that of
/// the locale that serves those readers, so that no value is there twice: among `en` and `en-GB`, `en-GB` is that of `en-GB` in
/// the United Kingdom, and `en-GB` for Japan has none.
public struct HreflangTable: Sendable {
  private let values: [[String?]]
  private let languages: [String?]

  /// Works out the values of some locales and storefronts.
  ///
  /// - Throws: `LocaleError` when ICU does not take one of the values as a tag.
  public init(locales: [LocaleTag], storefronts: [Storefront]) throws(LocaleError) {
    var values: [[String?]] = locales.map { _ in storefronts.map { _ in nil } }
    var languages: [String?] = locales.map { _ in nil }
    for (language, members) in Self.groups(locales) {
      let group = members.map { locales[$0] }
      if let owner = try Self.owner(of: language, in: group) {
        languages[members[owner]] = language
      }
      for (place, storefront) in storefronts.enumerated() {
        guard let region = Self.region(storefront) else { continue }
        let value = "\(language)-\(region)"
        if let owner = try Self.owner(of: value, in: group) {
          values[members[owner]][place] = value
        }
      }
    }
    self.values = values
    self.languages = languages
  }

  /// The value of a locale's page for a storefront, by their places; `nil` when another locale serves those readers.
  public func value(locale: Int, storefront: Int) -> String? { values[locale][storefront] }

  /// The value of a locale's page for all readers of its language; `nil` when another locale serves them.
  public func language(locale: Int) -> String? { languages[locale] }

  /// The places of locales that are the same to search engines but for the region, by language.
  private static func groups(_ locales: [LocaleTag]) -> [(String, [Int])] {
    var groups: [String: [Int]] = [:]
    for (place, locale) in locales.enumerated() {
      groups[locale.writtenLanguage, default: []].append(place)
    }
    return groups.sorted { $0.key < $1.key }
  }

  /// The place of the locale that serves the readers of a value.
  private static func owner(of value: String, in group: [LocaleTag]) throws(LocaleError) -> Int? {
    if group.count == 1 { return 0 }
    let served = LocaleMatcher.match(try LocaleTag(value), available: group).served
    return group.firstIndex { $0 == served }
  }

  /// The region of a storefront; Kosovo's code is not of ISO 3166-1, which leaves codes with X to their users.
  private static func region(_ storefront: Storefront) -> String? {
    storefront.alpha2.hasPrefix("X") ? nil : storefront.alpha2
  }
}
