/// The products of a catalog while it is read; their identifiers differ.
struct ProductCollection {
  /// The products, in the order they were added.
  private(set) var all: [Product] = []
  private var places: [String: SourceLocation] = [:]

  /// Adds a product; a second one with the same identifier is refused with an error.
  mutating func add(_ product: Product, at reader: JSONReader, into findings: inout [Finding]) {
    if let first = places[product.id] {
      findings.append(
        reader.about(productID: product.id).finding(
          .error, rule: "product-id-duplicate",
          "the product id '\(quotable(product.id))' is already used on line \(first.line ?? 1)",
          fix: "give each product its own id"))
      return
    }
    places[product.id] = reader.location
    all.append(product)
  }

  /// The product with an identifier.
  func product(_ id: String) -> Product? { all.first { $0.id == id } }

  /// Gives a product other prices.
  mutating func replacePricing(of id: String, with pricing: [Storefront: Product.Pricing]) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
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
    groups: [SubscriptionGroup], store: Store, defaultLocale: String? = nil
  ) -> Catalog {
    let (storefront, isNamed) = defaultStorefront
    return Catalog(
      products: all, groups: groups, storefront: storefront, namesStorefront: isNamed,
      defaultLocale: defaultLocale, store: store)
  }
}
