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
    return CatalogReader.read(source, format: format, asOf: try Inputs.date(.asOf, options))
  }

  /// The same, with the prices of every `--prices` added in order.
  static func readWithPrices(
    _ source: SourceText, _ options: ParsedOptions
  ) throws(InputError) -> CatalogReading {
    let reading = try read(source, options)
    guard var catalog = reading.catalog else { return reading }
    var findings = reading.findings
    for text in options.all(.prices) {
      let file = try PriceListFile(text, catalog: catalog, catalogFile: source.file)
      let pricesSource = try Inputs.source(at: file.path)
      let prices = PriceListReader.read(
        pricesSource, productID: file.productID, asOf: try Inputs.date(.asOf, options),
        soldBy: catalog.store)
      guard let list = prices.list, !prices.findings.hasErrors
      else { throw .findings(prices.findings, source: pricesSource) }
      try file.check(list)
      let priced = catalog.adding(list)
      catalog = priced.catalog
      findings += prices.findings + priced.findings
    }
    return CatalogReading(catalog: catalog, findings: findings)
  }
}
