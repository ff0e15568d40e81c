import PricingEngine

/// Reads catalogs and the price lists that are added to them.
enum CatalogInput {
  /// The catalog in a file, with everything that is wrong or worth knowing.
  static func read(
    _ source: SourceText, _ options: ParsedOptions
  ) throws(InputError) -> CatalogReading {
    var format: CatalogFormat?
    if options.has(.catalogFormat) {
      format = try options.checkedChoice(.catalogFormat, default: CatalogFormat.storekit)
    }
    return CatalogReader.read(source, format: format, asOf: try date(options))
  }

  /// The same, with the prices of `--prices`.
  static func readWithPrices(
    _ source: SourceText, _ options: ParsedOptions
  ) throws(InputError) -> CatalogReading {
    let reading = try read(source, options)
    guard let path = options[.prices], let catalog = reading.catalog else { return reading }
    let pricesSource = try Inputs.source(at: path)
    let only = catalog.products.count == 1 ? catalog.products.first?.id : nil
    let prices = PriceListReader.read(
      pricesSource, productID: only, asOf: try date(options), soldBy: catalog.store)
    guard let list = prices.list, !prices.findings.contains(where: { $0.severity == .error })
    else { throw .findings(prices.findings, source: pricesSource) }
    let priced = catalog.adding(list)
    return CatalogReading(
      catalog: priced.catalog, findings: reading.findings + prices.findings + priced.findings)
  }

  private static func date(_ options: ParsedOptions) throws(InputError) -> CalendarDate? {
    guard let text = options[.asOf] else { return nil }
    do throws(CalendarDateError) { return try CalendarDate(iso: text) } catch {
      throw .message(error.message)
    }
  }
}
