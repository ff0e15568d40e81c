/// Reads RevenueCat offerings and products; several responses can stand in a JSON list.
///
/// Offerings (API v1 and v2) say which products are shown, in which order. Products of API v2 add kind and period but
/// no price, so that a price list must follow. Products of web billing have prices by currency.
public enum RevenueCatReader {
  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The catalog with the findings; no catalog when the file is no JSON.
  public static func read(_ source: SourceText) -> CatalogReading {
    do throws(JSONError) {
      return read(JSONReader(try JSONDocument(parsing: source)))
    } catch {
      return CatalogReading(catalog: nil, findings: [error.finding])
    }
  }

  static func read(_ root: JSONReader) -> CatalogReading {
    var findings: [Finding] = []
    var catalog = RevenueCatCatalog()
    let pages = catalogPages(of: root, into: &findings)
    for page in pages { catalog.read(page, into: &findings) }
    reportMissingPages(
      pages, names: { Set([$0["url"]?.plainString].compactMap(\.self)) },
      next: { $0.present("next_page") }, into: &findings)
    return CatalogReading(catalog: catalog.catalog(into: &findings), findings: findings)
  }
}

/// What RevenueCat responses hold, while they are read.
struct RevenueCatCatalog {
  var products: [String: Product] = [:]
  var order: [String] = []
  /// The products that offerings name, in the order of the packages; of the current offering first.
  private var shown: [(id: String, reader: JSONReader)] = []
  var groups = GroupCollection()
  var storefronts = CurrencyStorefronts("RevenueCat")
  var language = UnstatedLanguage("RevenueCat")
  var stores = RevenueCatStores()
  private var apps: [String] = []
  private var appIDs: Set<String> = []
  private var firstProduct: JSONReader?

  /// Reads a response, or an object in one.
  mutating func read(_ object: JSONObjectReader, into findings: inout [Finding]) {
    if object["product_details"] != nil { readWebProducts(object, into: &findings) }
    if let offerings = object.present("offerings"), object["object"] == nil {
      readOfferings(
        offerings, current: object["current_offering_id"]?.plainString, into: &findings)
    }
    switch object["object"]?.plainString {
    case "list":
      for element in object.requiredList("items", into: &findings) {
        if let item = element.object(into: &findings) { read(item, into: &findings) }
      }
    case "app": stores.add(app: object)
    case "product": readProduct(object, into: &findings)
    case "offering": readPackages(of: object, into: &findings)
    case "package": readPackage(object, into: &findings)
    default: break
    }
  }

  /// Offerings of API v1: packages name products by the store's identifier.
  private mutating func readOfferings(
    _ reader: JSONReader, current: String?, into findings: inout [Finding]
  ) {
    let offerings = (reader.elements(into: &findings) ?? []).compactMap {
      $0.object(into: &findings)
    }
    let first = offerings.filter { $0["identifier"]?.plainString == current }
    let others = offerings.filter { $0["identifier"]?.plainString != current }
    for offering in first + others {
      for element in offering.list("packages", into: &findings) {
        guard let package = element.object(into: &findings),
          let value = package.required("platform_product_identifier", into: &findings),
          let id = value.text(into: &findings)
        else { continue }
        let plan = package["platform_product_plan_identifier"]?.plainString
        shown.append((plan.map { "\(id):\($0)" } ?? id, value))
      }
    }
  }

  /// Packages of API v2, in the order of their positions.
  private mutating func readPackages(
    of offering: JSONObjectReader, into findings: inout [Finding]
  ) {
    let list = offering.present("packages")?.object(into: &findings)
    let packages = (list?.list("items", into: &findings) ?? []).compactMap {
      $0.object(into: &findings)
    }
    var positioned: [(position: Int, package: JSONObjectReader)] = []
    for package in packages {
      let position = package.present("position")?.integer(into: &findings)
      positioned.append((position ?? Int.max, package))
    }
    for entry in positioned.sorted(by: { $0.position < $1.position }) {
      readPackage(entry.package, into: &findings)
    }
  }

  private mutating func readPackage(
    _ package: JSONObjectReader, into findings: inout [Finding]
  ) {
    let list = package.present("products")?.object(into: &findings)
    for element in list?.list("items", into: &findings) ?? [] {
      guard let entry = element.object(into: &findings),
        let product = entry.present("product")?.object(into: &findings)
      else { continue }
      readProduct(product, into: &findings)
      if let id = product["store_identifier"], let text = id.plainString {
        shown.append((text, id))
      }
    }
  }

  /// Notes a product and the app it belongs to: one file should hold one app's.
  mutating func add(_ product: Product, of app: String?, at reader: JSONReader) {
    firstProduct = firstProduct ?? reader
    if let app, appIDs.insert(app).inserted { apps.append(app) }
    if products[product.id] == nil { order.append(product.id) }
    products[product.id] = product
  }

  /// The catalog: products in the order of the offerings, then the others.
  func catalog(into findings: inout [Finding]) -> Catalog {
    reportMissing(into: &findings)
    reportLimits(into: &findings)
    findings += storefronts.findings + language.findings
    var seen: Set<String> = []
    let ids = (shown.map(\.id) + order).filter { seen.insert($0).inserted }
    var collection = ProductCollection()
    guard let reader = firstProduct else {
      return collection.catalog(groups: GroupCollection(), store: .other)
    }
    for id in ids {
      if let product = products[id] { collection.add(product, at: reader, into: &findings) }
    }
    return collection.catalog(groups: groups, store: stores.store)
  }

  private func reportMissing(into findings: inout [Finding]) {
    guard !products.isEmpty || shown.isEmpty else {
      findings.append(
        shown[0].reader.finding(
          .error, rule: "products-missing",
          "offerings say which products are shown, not their kind, period or price",
          fix: "add the products of API v2 to the file, or use the catalog of the store itself"))
      return
    }
    var seen: Set<String> = []
    var suggester = Suggester(order)
    for (id, reader) in shown where products[id] == nil && seen.insert(id).inserted {
      let nearest = suggester.nearest(to: id)
      findings.append(
        reader.finding(
          .error, rule: "product-unknown",
          "the offering shows '\(quotable(id))', which is not among the products",
          fix: nearest.map { "write '\($0)'" } ?? "add the product to the file"))
    }
  }

  private func reportLimits(into findings: inout [Finding]) {
    guard let reader = firstProduct else { return }
    if apps.count > 1 {
      findings.append(
        reader.finding(
          .warning, rule: "several-apps",
          "the products belong to \(apps.count) apps: \(apps.joined(separator: ", "))",
          fix: "keep the products of one app"))
    }
    if let finding = stores.finding(at: reader) { findings.append(finding) }
    if products.values.contains(where: { $0.pricing.isEmpty }) {
      findings.append(
        reader.finding(
          .warning, rule: "price-missing", "RevenueCat products have no price",
          fix: "give a price list"))
    }
    if !groups.all.isEmpty {
      findings.append(
        reader.finding(
          .note, rule: "group-missing",
          "RevenueCat names no subscription groups: each subscription stands alone",
          fix: "convert the catalog and write the groups"))
    }
  }
}
