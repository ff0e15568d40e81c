import PricingEngine

/// Reads catalogs.
enum CatalogInput {
  /// The catalog in a file, with everything that is wrong or worth knowing.
  static func read(_ source: SourceText) -> CatalogReading { StoreKitReader.read(source) }
}
