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
        if let format {
          return unlikeFormat(read(document, format: format, asOf: date), document, format)
        }
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
    let reading = CatalogChecks.checked(
      read(root, of: document, format: format, asOf: date), root: root)
    guard let catalog = reading.catalog, catalog.products.isEmpty, reading.findings.isEmpty else {
      return reading
    }
    // A file of one's own may be new; a response of a store without a product is not the one that was meant.
    let isOwn = format == .storekit || format == .catalog
    let empty = root.finding(
      isOwn ? .warning : .error, rule: "products-missing", "the file holds no product",
      fix: "check that it is the right file")
    return CatalogReading(catalog: catalog, findings: [empty])
  }

  /// A reading in a format that somebody named, with an error when it found nothing and the file is of another.
  private static func unlikeFormat(
    _ reading: CatalogReading, _ document: JSONDocument, _ format: CatalogFormat
  ) -> CatalogReading {
    guard let catalog = reading.catalog, catalog.products.isEmpty else { return reading }
    do throws(CatalogFormatError) {
      let likely = try CatalogFormat.detect(document)
      guard likely != format else { return reading }
      let finding = JSONReader(document).finding(
        .error, rule: "catalog-format-differs",
        "expected a catalog of the format \(format.rawValue), got one that looks like "
          + likely.rawValue,
        fix: "name the format \(likely.rawValue), or none")
      return CatalogReading(catalog: catalog, findings: [finding])
    } catch {
      return reading
    }
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
