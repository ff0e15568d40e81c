import CopyChecks
import CopyTemplates
import PricingEngine

/// `catalog validate`: everything that is wrong with a catalog, or worth knowing.
enum CatalogValidateCommand: Command {
  static let name = "catalog validate"
  static let summary = "report everything that is wrong with a catalog"
  static let options: [Option] = [.catalog, .catalogFormat, .prices, .asOf, .config]
  static let formats: [String] = []
  static let example = "paywall-render catalog validate --catalog App.storekit"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let source = try Inputs.source(at: try Workspace.catalogPath(options, command: name))
    let reading = try CatalogInput.readWithPrices(source, options)
    let project = try projectFindings(reading.catalog, options)
    console.report(reading.findings, in: source)
    console.report(project)
    let findings = reading.findings + project
    let errors = findings.count(where: { $0.severity == .error })
    let warnings = findings.count(where: { $0.severity == .warning })
    guard let catalog = reading.catalog, errors == 0 else { return .failure }
    try console.result(
      "\(source.file): products \(catalog.products.count), storefront \(catalog.storefront), "
        + "\(catalog.storefront.currency), errors 0, warnings \(warnings)\n")
    return warnings > 0 ? .findings : .clean
  }

  /// What does not agree between the catalog and the project beside it.
  private static func projectFindings(
    _ catalog: Catalog?, _ options: ParsedOptions
  ) throws(InputError) -> [Finding] {
    guard let catalog else { return [] }
    guard let file = Workspace.projectFile(options) else {
      return StoreListingLengths.findings(in: catalog, limits: StoreListing())
    }
    var findings: [Finding] = []
    let source = try Inputs.source(at: file)
    guard let project = ProjectReader.read(source, into: &findings) else { return findings }
    return findings + ProjectProducts.findings(project: project, catalog: catalog, file: file)
      + StoreListingLengths.findings(in: catalog, limits: project.storeListing)
  }
}
