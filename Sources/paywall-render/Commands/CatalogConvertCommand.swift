import PricingEngine

/// `catalog convert`: any catalog as the project's own `catalog.json`.
enum CatalogConvertCommand: Command {
  static let name = "catalog convert"
  static let summary = "write a catalog, with its price list, as catalog.json"
  static let options: [Option] = [.catalog, .catalogFormat, .prices, .asOf, .config, .output]
  static let formats: [String] = []
  static let example =
    "paywall-render catalog convert --catalog App.storekit --prices prices.csv --output catalog.json"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let source = try Inputs.source(at: try Workspace.catalogPath(options, command: name))
    let reading = try CatalogInput.readWithPrices(source, options)
    guard let catalog = reading.catalog,
      !reading.findings.hasErrors
    else { throw .findings(reading.findings, source: source) }
    console.report(reading.findings, in: source)
    try console.result(NativeCatalogWriter.text(of: catalog), to: options[.output])
    return .clean
  }
}
