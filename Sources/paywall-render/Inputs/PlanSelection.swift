import CopyTemplates
import PricingEngine

/// Chooses the products of a catalog that a command shows, and prices them in a storefront.
struct PlanSelection {
  let workspace: Workspace
  let storefront: Storefront
  /// The product that savings are measured against, when somebody named one.
  let comparedTo: String?

  /// The options that decide which products are shown.
  static let options: [Option] = [.storefront, .products, .compareTo]

  init(_ options: ParsedOptions, workspace: Workspace) throws(InputError) {
    self.workspace = workspace
    storefront =
      try options[.storefront].map(Inputs.storefront) ?? workspace.catalog.storefront
    comparedTo = options[.compareTo] ?? workspace.project.comparedTo
    if let comparedTo { _ = try product(comparedTo) }
  }

  /// Who named the storefront.
  func source(_ options: ParsedOptions) -> StorefrontSource {
    if options.has(.storefront) { return .option }
    return workspace.catalog.namesStorefront ? .catalog : .default
  }

  /// The quotes of all products, or of those that are named, for lists.
  func allQuotes(_ options: ParsedOptions) throws(InputError) -> [Quote] {
    try quotes(of: try named(options) ?? workspace.catalog.products)
  }

  /// The quotes of the products that a template shows.
  func quotes(
    _ options: ParsedOptions, for template: TemplateDefinition
  ) throws(InputError) -> [Quote] {
    if let products = try named(options) { return try quotes(of: products) }
    return try quotes(of: try suggested(for: template))
  }

  private func quotes(of products: [Product]) throws(InputError) -> [Quote] {
    var plans: [Plan] = []
    do throws(PlanError) {
      for product in products { plans += try Plan.plans(of: product, in: storefront) }
    } catch {
      throw .message("\(workspace.catalogFile.file): error: \(error.message)")
    }
    return Quote.quotes(for: plans, among: candidates, comparedTo: comparedTo)
  }

  /// The plans that savings may be measured against: all that are sold in the storefront.
  private var candidates: [Plan] {
    workspace.catalog.products.flatMap { product in
      do throws(PlanError) { return try Plan.plans(of: product, in: storefront) } catch {
        return []
      }
    }
  }

  private func named(_ options: ParsedOptions) throws(InputError) -> [Product]? {
    guard let text = options[.products] else { return nil }
    var products: [Product] = []
    for id in text.split(separator: ",", omittingEmptySubsequences: false) {
      products.append(try product(String(id)))
    }
    return products
  }

  private func product(_ id: String) throws(InputError) -> Product {
    if let product = workspace.catalog.product(id) { return product }
    let ids = workspace.catalog.products.map(\.id)
    let hint = nearestText(to: id, in: ids).map { "; did you mean '\($0)'?" } ?? ""
    throw .message(
      "\(workspace.catalogFile.file): error: no product '\(id)'\(hint) "
        + "products: \(ids.joined(separator: ", "))")
  }

  /// The products that the project names and the template can show, else those that the template clearly means.
  private func suggested(for template: TemplateDefinition) throws(InputError) -> [Product] {
    var named: [Product] = []
    for id in workspace.project.plans { named.append(try product(id)) }
    let products = (named.isEmpty ? workspace.catalog.products : named)
      .filter { template.kinds.contains($0.kind.name) }
    guard !products.isEmpty else {
      throw .message(
        "\(workspace.catalogFile.file): error: template '\(template.name)' shows "
          + "\(template.kinds.joined(separator: ", ")), and the catalog has none")
    }
    if named.isEmpty { try checkClear(products, for: template) }
    return products
  }

  /// Several groups, or more products than the template shows, are a choice that nobody made.
  private func checkClear(
    _ products: [Product], for template: TemplateDefinition
  ) throws(InputError) {
    let groups = Set(products.compactMap(\.groupID))
    let tooMany = template.maximumPlans.map { products.count > $0 } ?? false
    guard groups.count > 1 || tooMany else { return }
    let ids = products.map(\.id).joined(separator: ",")
    let problem = groups.count > 1 ? "several subscription groups" : "several products"
    throw .message(
      "\(workspace.catalogFile.file): error: the catalog has \(problem); "
        + "choose with --products, or with \"plans\" in paywall.json: \(ids)")
  }
}

extension Product {
  /// The subscription group; `nil` for a product that has none.
  var groupID: String? {
    if case .autoRenewable(let subscription) = kind { return subscription.groupID }
    return nil
  }
}
