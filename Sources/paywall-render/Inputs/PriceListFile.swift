import PricingEngine

/// A price list as `--prices` names it: `FILE`, or `ID=FILE` for a list that does not say which product it is of.
struct PriceListFile {
  /// The file.
  let path: String
  /// The product of the whole list: the one that is named, or the only one of the catalog.
  let productID: String?
  /// Whether the option names the product.
  private let isNamed: Bool

  /// Reads the option's value; a file whose own name has an equals sign is found too.
  ///
  /// - Throws: `InputError` when the catalog lacks the product that is named.
  init(_ text: String, catalog: Catalog, catalogFile: String) throws(InputError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !Paths.fileExists(text) else {
      path = text
      productID = catalog.products.count == 1 ? catalog.products.first?.id : nil
      isNamed = false
      return
    }
    let id = String(parts[0])
    guard catalog.product(id) != nil else {
      let nearest = nearestText(to: id, in: catalog.products.map(\.id))
      throw .message(
        "'--prices \(text)' names the product '\(id)', which \(catalogFile) lacks"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    guard !parts[1].isEmpty else { throw .message("expected a file after '--prices \(id)='") }
    path = String(parts[1])
    productID = id
    isNamed = true
  }

  /// Refuses a list that names other products than the option does.
  func check(_ list: PriceList) throws(InputError) {
    guard isNamed, let productID,
      let other = list.entries.first(where: { $0.productID != productID })
    else { return }
    throw .message(
      "\(other.location): the list names '\(quotable(other.productID))', and '--prices' names "
        + "'\(productID)'; leave out '\(productID)=' for a list that names its products")
  }
}
