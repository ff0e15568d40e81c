/// Holds a catalog against what its store sells, whatever format it was read from.
///
/// A reader knows the exact place of a value and reports what its format can say wrong. What can be wrong in every
/// format is checked here, on the catalog itself, so that no format lets it pass.
enum CatalogChecks {
  /// A reading with the findings of the checks added, without those that its reader already has about a product.
  ///
  /// Products with errors are left out of the catalog, as readers do.
  static func checked(_ reading: CatalogReading, root: JSONReader) -> CatalogReading {
    guard let catalog = reading.catalog else { return reading }
    let known = Set(reading.findings.map(Key.init))
    let new = findings(in: catalog).filter { !known.contains(Key($0)) }
    guard !new.isEmpty else { return reading }
    let places = ProductPlaces(of: Set(new.compactMap(\.productID)), in: root)
    let placed = new.map { $0.placed(at: $0.productID.flatMap { places[$0] } ?? root.location) }
    let refused = Set(new.filter { $0.severity == .error }.compactMap(\.productID))
    return CatalogReading(
      catalog: catalog.without(refused), findings: reading.findings + placed)
  }

  /// Everything that is wrong with a catalog's products, in their order; each thing once per product.
  static func findings(in catalog: Catalog) -> [Finding] {
    var findings: [Finding] = []
    for product in catalog.products {
      let check = ProductCheck(product: product, store: catalog.store)
      var seen: Set<Finding> = []
      findings += check.findings.filter { seen.insert($0).inserted }
    }
    if let finding = catalog.unlikelyCurrency { findings.append(finding) }
    return findings
  }

  /// What two findings share that say the same: a product, and a rule.
  ///
  /// An offer's length is wrong in one of two ways.
  private struct Key: Hashable {
    let productID: String?
    let rule: String

    init(_ finding: Finding) {
      productID = finding.productID
      let isLength = finding.rule == StoreKitRule.periodNotSold.rawValue
      rule = isLength ? StoreKitRule.offerLength.rawValue : finding.rule
    }
  }
}

extension Finding {
  fileprivate func placed(at location: SourceLocation) -> Finding {
    Finding(
      severity, rule: rule, at: location, path: path, productID: productID, message, fix: fix)
  }
}

extension Catalog {
  fileprivate func without(_ productIDs: Set<String>) -> Catalog {
    guard !productIDs.isEmpty else { return self }
    return Catalog(
      products: products.filter { !productIDs.contains($0.id) }, groups: groups,
      storefront: storefront, namesStorefront: namesStorefront, defaultLocale: defaultLocale,
      policies: policies, store: store)
  }
}
