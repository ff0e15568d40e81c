import PricingEngine

/// `catalog validate`: everything that is wrong with a catalog, or worth knowing.
enum CatalogValidateCommand: Command {
  static let name = "catalog validate"
  static let summary = "report everything that is wrong with a catalog"
  static let options: [Option] = [.catalog]
  static let formats: [String] = []
  static let example = "paywall-render catalog validate --catalog App.storekit"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    guard let path = options[.catalog] else {
      throw .usage(.conflict("expected '--catalog FILE' for 'catalog validate'"))
    }
    let source = try Inputs.source(at: path)
    let reading = CatalogInput.read(source)
    console.report(reading.findings, in: source)
    let errors = reading.findings.count(where: { $0.severity == .error })
    let warnings = reading.findings.count(where: { $0.severity == .warning })
    guard let catalog = reading.catalog, errors == 0 else { return .failure }
    try console.result(
      "\(path): \(catalog.products.count) products for \(catalog.storefront) in "
        + "\(catalog.storefront.currency), no errors, \(warnings) warnings\n")
    return warnings > 0 ? .findings : .clean
  }
}
