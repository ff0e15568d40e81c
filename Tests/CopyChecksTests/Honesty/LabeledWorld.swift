import CopyTemplates
import PricingEngine
import Testing

/// What an invented app of the labeled set sells.
struct LabeledWorld {
  let catalog: Catalog
  let project: Project

  static func named(_ name: String) throws -> LabeledWorld {
    let folder = "Tests/Fixtures/honesty/worlds/\(name)"
    let storeKit = "\(folder)/\(name.prefix(1).uppercased() + name.dropFirst()).storekit"
    let path = RepositoryFile.exists(storeKit) ? storeKit : "\(folder)/catalog.json"
    let catalog = CatalogReader.read(try RepositoryFile.source(path)).catalog
    var findings: [Finding] = []
    let project = ProjectReader.read(
      try RepositoryFile.source("\(folder)/paywall.json"), into: &findings)
    return LabeledWorld(catalog: try #require(catalog), project: try #require(project))
  }

  /// The products that are sold together in a storefront, by the last words of their identifiers; all without a list.
  func quotes(in storefront: Storefront, only names: [String] = []) throws -> [Quote] {
    let plans = try catalog.products.filter { product in
      project.plans.contains(product.id)
        && (names.isEmpty || names.contains { product.id.hasSuffix(".\($0)") })
    }.flatMap { try Plan.plans(of: $0, in: storefront) }
    return Quote.quotes(for: plans, among: plans, comparedTo: project.comparedTo)
  }
}
