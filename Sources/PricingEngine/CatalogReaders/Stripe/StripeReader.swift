/// Reads Stripe prices and products, as lists or single objects; several responses can stand in a JSON list.
///
/// A catalog product is a Stripe price, since that is what a customer buys; prices of one Stripe product form a
/// group. Amounts are in the minor units that Stripe defines per currency.
public enum StripeReader {
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
    var catalog = StripeCatalog()
    let pages = catalogPages(of: root, into: &findings)
    for page in pages { catalog.collect(page, into: &findings) }
    reportMissingPages(
      pages, names: { Set([$0["url"]?.plainString].compactMap(\.self)) },
      next: { page in page.present("has_more").flatMap { $0.isTrue ? $0 : nil } },
      into: &findings)
    catalog.readPrices(into: &findings)
    return CatalogReading(
      catalog: catalog.products.catalog(groups: catalog.groups, store: .web), findings: findings)
  }
}

/// What Stripe responses hold, while they are read.
struct StripeCatalog {
  private(set) var products = ProductCollection()
  private(set) var groups = GroupCollection()
  private var prices: [JSONObjectReader] = []
  private var priceIDs: Set<String> = []
  private var stripeProducts: [String: JSONObjectReader] = [:]
  private var storefronts = CurrencyStorefronts("Stripe")
  private var language = UnstatedLanguage("Stripe")
  private var testData: JSONReader?

  /// Finds the prices and products of a response, expanded ones too.
  mutating func collect(_ object: JSONObjectReader, into findings: inout [Finding]) {
    switch object["object"]?.plainString {
    case "list":
      for element in object.requiredList("data", into: &findings) {
        if let member = element.object(into: &findings) { collect(member, into: &findings) }
      }
    case "price":
      if let product = object.present("product"), case .object = product.node.kind,
        let expanded = product.object(into: &findings)
      {
        collect(expanded, into: &findings)
      }
      guard let id = object.required("id", into: &findings)?.text(into: &findings) else { return }
      if priceIDs.insert(id).inserted { prices.append(object.relabeled(id, productID: id)) }
    case "product":
      guard let id = object.required("id", into: &findings)?.text(into: &findings) else { return }
      stripeProducts[id] = object
      if let price = object.present("default_price"), case .object = price.node.kind,
        let expanded = price.object(into: &findings)
      {
        collect(expanded, into: &findings)
      }
    default:
      findings.append(
        object.reader.finding(
          .error, rule: "object-unknown",
          "expected an object 'price', 'product' or a list of them, got "
            + (object["object"]?.node.summary ?? "none")))
    }
  }

  /// Makes a product of every price that can be one.
  mutating func readPrices(into findings: inout [Finding]) {
    for price in prices { readPrice(price, into: &findings) }
    findings += storefronts.findings + language.findings
    if let testData {
      findings.append(
        testData.finding(.note, rule: "test-data", "some prices are Stripe test data"))
    }
  }

  private mutating func readPrice(_ object: JSONObjectReader, into findings: inout [Finding]) {
    let id = object.reader.productID ?? ""
    if object.present("active")?.bool(into: &findings) == false {
      findings.append(
        object.reader.finding(.note, rule: "product-inactive", "not read: the price is not active"))
      return
    }
    if let live = object.present("livemode"), live.bool(into: &findings) == false {
      testData = testData ?? live
    }
    let product = productName(of: object)
    guard let kind = StripeTerms.kind(of: object, groupID: product.id, into: &findings),
      StripeTerms.hasSinglePrice(object, into: &findings)
    else { return }
    var pricing: [Storefront: Product.Pricing] = [:]
    for money in StripeTerms.amounts(of: object, into: &findings) {
      for storefront in storefronts.storefronts(of: money.currency, at: object.reader) {
        pricing[storefront] = Product.Pricing(price: money)
      }
    }
    if case .autoRenewable = kind {
      groups.add(SubscriptionGroup(id: product.id, referenceName: product.name))
    }
    let localizations = language.localizations(
      name: product.name, description: product.description, at: object.reader)
    products.add(
      Product(
        id: id, kind: kind, localizations: localizations, isFamilyShareable: false,
        pricing: pricing),
      at: object.reader, into: &findings)
  }

  /// The product that a price belongs to; a price without one stands alone.
  private func productName(
    of price: JSONObjectReader
  ) -> (id: String, name: String, description: String) {
    let reader = price.present("product")
    let expanded: JSONObjectReader? = reader.flatMap { reader in
      guard case .object(let members) = reader.node.kind else { return nil }
      return JSONObjectReader(reader, members: members)
    }
    let id = reader?.plainString ?? expanded?["id"]?.plainString ?? price.reader.productID ?? ""
    let product = stripeProducts[id]
    return (
      id, product?["name"]?.plainString ?? "", product?["description"]?.plainString ?? ""
    )
  }
}
