/// What a catalog reader made of a file.
public struct CatalogReading: Sendable {
  /// The catalog, without the products that were refused; `nil` when the whole file was refused.
  public let catalog: Catalog?
  /// Everything that is wrong or worth knowing, in the order of the file.
  ///
  /// An error about a product means that the product was refused. An error about the file means that the
  /// file was refused when `catalog` is `nil`, else that a part of it is not read.
  public let findings: [Finding]

  /// Creates a reading.
  public init(catalog: Catalog?, findings: [Finding]) {
    self.catalog = catalog
    self.findings = findings
  }
}
