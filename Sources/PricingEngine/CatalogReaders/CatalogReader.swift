/// Reads catalogs of every known format.
public enum CatalogReader {
  /// Reads a catalog file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: The format; by default it is found out from what the file holds, and where that tells nothing from
  ///     the name: a `.storekit` file is a StoreKit configuration file.
  ///   - date: The day that prices are wanted for, in formats that have prices with dates. Without it only prices
  ///     and offers without dates are read, and the others are reported.
  /// - Returns: The catalog with all findings; no catalog when the whole file was refused.
  public static func read(
    _ source: SourceText, format: CatalogFormat? = nil, asOf date: CalendarDate? = nil
  ) -> CatalogReading {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: source)
      do throws(CatalogFormatError) {
        if let format { return read(document, format: format, asOf: date) }
        return read(document, format: try detected(document), asOf: date)
      } catch {
        let finding = error.finding(at: SourceLocation(file: source.file))
        return CatalogReading(catalog: nil, findings: [finding])
      }
    } catch {
      let finding = isPriceList(source) ? priceList(source) : error.finding
      return CatalogReading(catalog: nil, findings: [finding])
    }
  }

  private static func detected(
    _ document: JSONDocument
  ) throws(CatalogFormatError) -> CatalogFormat {
    do throws(CatalogFormatError) {
      return try CatalogFormat.detect(document)
    } catch {
      if error == .unknown, document.source.file.hasSuffix(".storekit") { return .storekit }
      throw error
    }
  }

  private static func read(
    _ document: JSONDocument, format: CatalogFormat, asOf date: CalendarDate?
  ) -> CatalogReading {
    let root = JSONReader(document)
    let reading = read(root, of: document, format: format, asOf: date)
    guard let catalog = reading.catalog, catalog.products.isEmpty, reading.findings.isEmpty else {
      return reading
    }
    let empty = root.finding(
      .warning, rule: "products-missing", "the file holds no product",
      fix: "check that it is the right file")
    return CatalogReading(catalog: catalog, findings: [empty])
  }

  private static func read(
    _ root: JSONReader, of document: JSONDocument, format: CatalogFormat, asOf date: CalendarDate?
  ) -> CatalogReading {
    switch format {
    case .storekit: return StoreKitReader.read(root)
    case .catalog: return NativeCatalogReader.read(root)
    case .appStoreConnect: return AppStoreConnectReader.read(root, asOf: date)
    case .googlePlay: return GooglePlayReader.read(root)
    case .revenueCat: return RevenueCatReader.read(root)
    case .stripe: return StripeReader.read(root)
    }
  }

  /// Whether a text that is no JSON is a price list in CSV, which is given beside a catalog.
  private static func isPriceList(_ source: SourceText) -> Bool {
    do throws(CSVError) {
      let header = try CSVDocument(parsing: source).header
      var findings: [Finding] = []
      return PriceColumns(header, hasProductID: true, into: &findings) != nil
    } catch {
      return false
    }
  }

  private static func priceList(_ source: SourceText) -> Finding {
    Finding(
      .error, rule: "catalog-is-price-list", at: SourceLocation(file: source.file),
      "expected a catalog, got a price list", fix: "give it as the price list of a catalog")
  }
}
