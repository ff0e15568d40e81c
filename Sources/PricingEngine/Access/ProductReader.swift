/// Reads product identifiers and compares them with the products there are.
struct ProductReader {
  /// The kinds of the products there are, by identifier; `nil` lets every product pass.
  private let kinds: [String: Product.Kind]?
  private var suggester: Suggester

  /// Creates a reader of identifiers of these products; `nil` lets every product pass.
  init(_ products: [Product]?) {
    kinds = products.map { products in
      Dictionary(products.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    }
    suggester = Suggester(kinds?.keys.sorted() ?? [])
  }

  /// An identifier; one that is not among the products is a warning.
  mutating func productID(_ reader: JSONReader?, into findings: inout [Finding]) -> String? {
    guard let reader, let text = reader.string(into: &findings) else { return nil }
    if text.isEmpty {
      findings.append(
        reader.finding(.error, rule: "facts-product-empty", "expected a product, got an empty text")
      )
    } else if let kinds, kinds[text] == nil {
      findings.append(
        reader.finding(
          .warning, rule: "facts-product-unknown", "no product '\(quotable(text))' in the catalog",
          fix: suggester.nearest(to: text).map { "write '\($0)'" }))
    }
    return text
  }

  /// The identifier of a subscription that renews; another kind of product is an error.
  ///
  /// - Parameters:
  ///   - reader: The identifier.
  ///   - fix: Where a product of another kind belongs.
  ///   - findings: Where everything that is wrong goes.
  /// - Returns: The identifier, of another kind of product too.
  mutating func subscriptionID(
    _ reader: JSONReader?, fix: String, into findings: inout [Finding]
  ) -> String? {
    guard let reader, let id = productID(reader, into: &findings) else { return nil }
    switch kinds?[id] {
    case nil, .autoRenewable?: break
    case .nonRenewing?, .consumable?, .nonConsumable?:
      findings.append(
        reader.finding(
          .error, rule: "facts-product-kind",
          "'\(quotable(id))' is no subscription that renews by itself", fix: fix))
    }
    return id
  }
}
