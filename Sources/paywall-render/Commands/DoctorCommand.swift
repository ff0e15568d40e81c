import CopyTemplates
import PricingEngine

/// `doctor`: what the program would use here, and whether it all works.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "show versions, locations and the settings in effect"
  static let options: [Option] =
    Workspace.options + TemplateLibrary.options + MessageLibrary.options
  static let formats: [String] = []
  static let example = "paywall-render doctor"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    try console.result("version    " + (VersionText.text()))
    let library = try MessageLibrary.open(options)
    try console.result("locales    \(library.tags.joined(separator: ", "))\n")
    let templates = try TemplateLibrary.open(options)
    try console.result("templates  \(try templates.names().joined(separator: ", "))\n")
    for name in try templates.names() {
      let template = try templates.template(name, contract: library.contract)
      for kind in [LayoutKind.text, .fragment, .page] { _ = try template.layout(kind) }
    }
    let workspace = try Workspace.open(options)
    try console.result(
      """
      project    \(workspace.projectFile ?? "none")
      catalog    \(workspace.catalogFile.file)
      products   \(workspace.catalog.products.count)
      storefront \(workspace.catalog.storefront) (\(workspace.catalog.storefront.name), \
      \(workspace.catalog.storefront.currency))

      """)
    console.report(workspace.findings, in: workspace.catalogFile)
    return .clean
  }
}
