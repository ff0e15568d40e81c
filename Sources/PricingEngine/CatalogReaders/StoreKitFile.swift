/// One StoreKit configuration file while it is read.
struct StoreKitFile {
  let root: JSONObjectReader
  var findings: [Finding] = []
  var settings = StoreKitSettings()
  var products: [Product] = []
  var groups = GroupCollection()
  /// Where each product identifier was first seen, products that were refused included.
  var places: [String: SourceLocation] = [:]
  /// Whether a simplified product was reported; one note per file is enough.
  var hasNotedLayout = false
  private var isRefused = false

  static let productLists = ["products", "nonRenewingSubscriptions", "subscriptionGroups"]

  init(_ root: JSONObjectReader) {
    self.root = root
  }

  mutating func read() -> CatalogReading {
    checkTopLevel()
    settings = StoreKitSettings(of: root, into: &findings)
    let policies = Policies(of: root, into: &findings)
    for member in root.members { readProducts(root[member: member], under: member.key) }
    checkWhole()
    let catalog = Catalog(
      products: products, groups: groups.all, storefront: settings.storefront,
      namesStorefront: settings.namesStorefront, defaultLocale: settings.locale,
      policies: policies)
    let isUsable = !isRefused && settings.isStorefrontKnown
    return CatalogReading(catalog: isUsable ? catalog : nil, findings: sortedFindings)
  }

  private mutating func readProducts(_ list: JSONReader, under key: String) {
    guard Self.productLists.contains(key), !list.isNull else { return }
    for element in list.elements(into: &findings) ?? [] {
      switch key {
      case "products": readProduct(element)
      case "nonRenewingSubscriptions": readNonRenewing(element)
      default: readGroup(element)
      }
    }
  }

  /// Adds a product that was read, unless something about it is wrong.
  mutating func add(_ product: Product?, of item: StoreKitItem, _ itemFindings: [Finding]) {
    findings += itemFindings
    guard let id = item.id else { return }
    if let first = places[id] {
      isRefused = true
      findings.append(
        (item.object["productID"] ?? item.object["id"] ?? item.object.reader).finding(
          .error, .productIDDuplicate,
          "the product id '\(quotable(id))' is already used on line \(first.line ?? 1)",
          fix: "give each product its own id"))
      return
    }
    places[id] = item.object.reader.location
    if let product, !itemFindings.hasErrors { products.append(product) }
  }

  private mutating func checkWhole() {
    if !Self.productLists.contains(where: { root[$0]?.present != nil }) {
      isRefused = true
      findings.append(
        root.reader.finding(
          .error, .noProductList,
          "expected one of the lists 'products', 'nonRenewingSubscriptions', 'subscriptionGroups'",
          fix: "check that it is a StoreKit configuration file"))
    } else if products.isEmpty, !findings.hasErrors {
      findings.append(
        root.reader.finding(
          .warning, .noProducts,
          settings.isLinked
            ? "the file holds no product: it is linked to an app record but was never synced"
            : "the file holds no product: it is an empty template",
          fix: settings.isLinked ? "sync it in Xcode" : "add a product in Xcode"))
    }
    checkCurrency()
  }

  /// Findings in the order of the file, those about the whole file first.
  private var sortedFindings: [Finding] {
    findings.sorted { left, right in
      let (left, right) = (left.location, right.location)
      return (left?.line ?? 0, left?.column ?? 0) < (right?.line ?? 0, right?.column ?? 0)
    }
  }
}
