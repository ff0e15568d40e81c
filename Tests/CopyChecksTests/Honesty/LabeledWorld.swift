import CopyTemplates
import PricingEngine
import Testing

/// What an invented app of the labeled set sells.
struct LabeledWorld {
  let catalog: Catalog
  let project: Project

  static func named(_ name: String) throws -> LabeledWorld {
    let folder = "Tests/Fixtures/honesty/worlds/\(name)"
    let catalogPath =
      RepositoryFile.exists("\(folder)/catalog.json")
      ? "\(folder)/catalog.json" : "\(folder)/\(name.prefix(1).uppercased() + name.dropFirst()).storekit"
    let catalog = CatalogReader.read(try RepositoryFile.source(catalogPath)).catalog
    var findings: [Finding] = []
    let project = ProjectReader.read(
      try RepositoryFile.source("\(folder)/paywall.json"), into: &findings)
    return LabeledWorld(catalog: try #require(catalog), project: try #require(project))
  }
}
