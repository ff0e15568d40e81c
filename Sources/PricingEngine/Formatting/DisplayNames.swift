internal import CICU

/// The names of languages and regions in the words of one locale, as lists to choose from show them.
///
/// All names are CLDR's, and come from ICU.
public struct DisplayNames: Sendable {
  /// The locale whose words they are.
  public let locale: LocaleTag

  /// Creates names in a locale.
  public init(_ locale: LocaleTag) { self.locale = locale }

  /// The name of a locale: `zh-Hant` is `Traditional Chinese` in `en` and `繁體中文` in `zh-Hant`.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func name(of other: LocaleTag) throws(ICUError) -> String {
    try icuText { buffer, capacity, status in
      other.tag.withICUText { shown, shownLength in
        locale.tag.withICUText {
          cicu_locale_display_name(shown, shownLength, $0, $1, buffer, capacity, &status)
        }
      }
    }
  }

  /// The name of a storefront's country or region: that of `DEU` is `Deutschland` in `de`.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func name(of storefront: Storefront) throws(ICUError) -> String {
    try icuText { buffer, capacity, status in
      storefront.alpha2.withICUText { region, regionLength in
        locale.tag.withICUText {
          cicu_region_display_name(region, regionLength, $0, $1, buffer, capacity, &status)
        }
      }
    }
  }

  /// What a name can be the name of.
  public enum Kind: Sendable {
    /// A language.
    case language
    /// A country or region.
    case region
  }

  /// A name with what it names: `Deutsch` is `Sprache: Deutsch` in `de` (CLDR, `codePatterns`).
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func labeled(_ name: String, as kind: Kind) throws(ICUError) -> String {
    let number = Int32(kind == .language ? CICU_PATTERN_LANGUAGE : CICU_PATTERN_REGION)
    let pattern = try icuText { buffer, capacity, status in
      locale.tag.withICUText { cicu_code_pattern(number, $0, $1, buffer, capacity, &status) }
    }
    guard let place = pattern.firstRange(of: "{0}") else { return name }
    return pattern[..<place.lowerBound] + name + pattern[place.upperBound...]
  }

  /// The places of texts in the order of the language's dictionaries (CLDR collation); equal texts keep their order.
  ///
  /// In `sv`, `["Ö", "A", "Z"]` gives `[1, 2, 0]`.
  /// - Throws: `ICUError` when ICU fails.
  public func order(of texts: [String]) throws(ICUError) -> [Int] {
    var order = [Int32](repeating: 0, count: texts.count)
    try icuCall { status in
      withICUTexts(texts) { texts in
        locale.tag.withICUText {
          cicu_collated_order($0, $1, texts, Int32(texts.count), &order, &status)
        }
      }
    }
    return order.map(Int.init)
  }
}
