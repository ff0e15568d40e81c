import PricingEngine

/// `catalog list`: the products of a catalog.
enum CatalogListCommand: Command {
  static let name = "catalog list"
  static let summary = "list the products of a catalog with their kind, price and offers"
  static let options: [Option] = Workspace.options
  static let formats: [String] = []
  static let example = "paywall-render catalog list --catalog App.storekit"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let workspace = try Workspace.open(options)
    console.announce(workspace)
    let catalog = workspace.catalog
    let lines = catalog.products.map { line($0, in: catalog.storefront) }
    try console.result(lines.joined())
    return .clean
  }

  private static func line(_ product: Product, in storefront: Storefront) -> String {
    let pricing = product.pricing[storefront]
    var parts = [quotable(product.id), product.kind.name]
    if case .autoRenewable(let subscription) = product.kind {
      parts.append(subscription.period.iso)
    }
    if let price = pricing?.price { parts.append("\(price.shownAmount.text) \(price.currency)") }
    parts += (pricing?.offers ?? []).map { "\($0.kind.name):\($0.terms.mode)" }
    return parts.joined(separator: "  ") + "\n"
  }
}
