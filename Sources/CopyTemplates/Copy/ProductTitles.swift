import PricingEngine

/// The names of products as one reader sees them.
public struct ProductTitles: Sendable {
  private var titles: [String: TextChooser.Choice<String>] = [:]

  /// Chooses the names.
  ///
  /// - Parameters:
  ///   - products: The products.
  ///   - locale: The reader's locale.
  ///   - catalogLocale: The catalog's own default locale, when it states one.
  public init(of products: [Product], for locale: LocaleTag, catalogLocale: LocaleTag?) {
    self.init(of: products, by: TextChooser(locale: locale, catalogLocale: catalogLocale))
  }

  init(of products: [Product], by chooser: TextChooser) {
    for product in products where titles[product.id] == nil {
      titles[product.id] = chooser.displayName(of: product)
    }
  }

  /// The name of a product; `nil` when the catalog has none.
  subscript(id: String) -> TextChooser.Choice<String>? { titles[id] }
}
