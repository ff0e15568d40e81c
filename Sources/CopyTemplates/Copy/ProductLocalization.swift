import PricingEngine

extension Product.Localization {
  /// The locale as a tag; `nil` when the catalog's text is none that CLDR knows.
  package var tag: LocaleTag? { LocaleTag.known(locale) }
}
