/// The products of a catalog while it is read; their identifiers differ.
struct ProductCollection {
  /// The products, in the order they were added.
  private(set) var all: [Product] = []
  private var indices: [String: Int] = [:]
  private var locations: [SourceLocation] = []

  /// Adds a product; a second one with the same identifier is refused with an error.
  mutating func add(_ product: Product, at reader: JSONReader, into findings: inout [Finding]) {
    if let first = indices[product.id] {
      findings.append(
        reader.about(productID: product.id).finding(
          .error, rule: "product-id-duplicate",
          "the product id '\(quotable(product.id))' is already used on line "
            + "\(locations[first].line ?? 1)",
          fix: "give each product its own id"))
      return
    }
    indices[product.id] = all.count
    locations.append(reader.location)
    all.append(product)
  }

  /// The product with an identifier.
  func product(_ id: String) -> Product? { indices[id].map { all[$0] } }

  /// Gives a product other prices.
  mutating func replacePricing(of id: String, with pricing: [Storefront: Product.Pricing]) {
    guard let index = indices[id] else { return }
    let old = all[index]
    all[index] = Product(
      id: id, kind: old.kind, localizations: old.localizations,
      isFamilyShareable: old.isFamilyShareable, pricing: pricing)
  }

  /// The storefront to show when nobody asks for one, and whether the file leaves no other choice.
  ///
  /// Of a file with prices in one storefront it is that one, of every other the test environment's default.
  var defaultStorefront: (storefront: Storefront, isNamed: Bool) {
    let priced = Set(all.flatMap(\.pricing.keys))
    if priced.count == 1, let only = priced.first { return (only, true) }
    return (.testEnvironmentDefault, false)
  }

  /// The catalog of these products.
  func catalog(
    groups: GroupCollection, store: Store, defaultLocale: String? = nil
  ) -> Catalog {
    let (storefront, isNamed) = defaultStorefront
    return Catalog(
      products: all, groups: groups.all, storefront: storefront, namesStorefront: isNamed,
      defaultLocale: defaultLocale, store: store)
  }
}
