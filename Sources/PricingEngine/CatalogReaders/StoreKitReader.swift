/// Reads StoreKit configuration files (`.storekit`) of every version that Xcode has written.
///
/// What a file may hold is told by its keys: the version number does not bind the content. The simplified
/// layout that people write by hand is read as well (`products` with `id`, `type`, `price`,
/// `subscriptionPeriod`). Private keys and account identifiers never reach a finding.
public enum StoreKitReader {
  /// The newest version of the format that is known: 6.3, of Xcode 27.
  public static let newestVersion = (major: 6, minor: 3)

  /// Reads a file and reports everything that is wrong or worth knowing at once.
  ///
  /// - Parameter source: The file.
  /// - Returns: The catalog with the findings; without a catalog when the file is no JSON, holds no product
  ///   list, holds a product identifier twice, or names a storefront that does not exist.
  public static func read(_ source: SourceText) -> CatalogReading {
    do {
      return read(JSONReader(try JSONDocument(parsing: source)))
    } catch {
      return CatalogReading(catalog: nil, findings: [error.finding])
    }
  }

  static func read(_ root: JSONReader) -> CatalogReading {
    guard root.node.isObject else {
      let finding = root.finding(
        .error, .notAnObject, "expected an object, got \(root.node.summary)",
        fix: "check that it is a StoreKit configuration file")
      return CatalogReading(catalog: nil, findings: [finding])
    }
    var file = StoreKitFile(JSONObjectReader(root))
    return file.read()
  }
}
