/// Reads App Store Connect API JSON: subscription groups, subscriptions and in-app purchases with their prices.
///
/// The file holds one response, or several in a JSON list. Localizations, prices and offers are joined to their
/// product through relationships and through the addresses of the calls; what is missing is named with the
/// `include` that brings it.
public enum AppStoreConnectReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - date: The day that prices are wanted for. Without it only prices and offers without dates are read.
  /// - Returns: The catalog with the findings; no catalog when the file is no JSON.
  public static func read(_ source: SourceText, asOf date: CalendarDate? = nil) -> CatalogReading {
    do throws(JSONError) {
      return read(JSONReader(try JSONDocument(parsing: source)), asOf: date)
    } catch {
      return CatalogReading(catalog: nil, findings: [error.finding])
    }
  }

  static func read(_ root: JSONReader, asOf date: CalendarDate?) -> CatalogReading {
    var findings: [Finding] = []
    let resources = ResourceSet(catalogPages(of: root, into: &findings), into: &findings)
    var products = AppStoreConnectProducts(resources, into: &findings)
    var prices = AppStoreConnectPrices(resources, into: &findings)
    var inForce = PricesInForce(asOf: date)
    for row in products.priceRows(from: &prices, into: &findings) { inForce.add(row) }
    let entries = inForce.entries(into: &findings)
    products.add(entries, into: &findings)
    let offers = AppStoreConnectOffers(resources: resources, date: date)
    products.add(offers, prices: &prices, into: &findings)
    findings += prices.findings
    return CatalogReading(catalog: products.catalog(into: &findings), findings: findings)
  }
}
