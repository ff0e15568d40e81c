import PricingEngine

/// The longest price of each product in any storefront of a catalog, as one reader sees it.
///
/// Of the storefronts that share a currency the dearest stands for all: one whose own currency it is, and one where it is a
/// foreign one, which is named by a longer symbol.
struct LongestPrices: Sendable {
  private var texts: [String: String] = [:]

  private struct Group: Hashable {
    let currency: Currency
    let isNational: Bool
  }

  init(of catalog: Catalog, like formatter: CopyFormatter) throws(ICUError) {
    // With one storefront the cell itself shows what there is.
    let products = catalog.products.filter { $0.pricing.count > 1 }
    var formatters: [Storefront: CopyFormatter] = [:]
    for product in products {
      var longest = (text: "", count: 0)
      for (storefront, price) in Self.dearest(of: product) {
        if formatters[storefront] == nil {
          formatters[storefront] = try CopyFormatter(
            locale: formatter.locale, storefront: storefront, width: formatter.width)
        }
        guard let text = try formatters[storefront]?.price(price) else { continue }
        let count = try graphemeCount(of: text)
        if count > longest.count { longest = (text, count) }
      }
      texts[product.id] = longest.text
    }
  }

  /// The longest price of a product; `nil` when the catalog has one storefront.
  subscript(productID: String) -> String? { texts[productID] }

  /// The dearest price of each group of storefronts, in the order of their codes.
  private static func dearest(of product: Product) -> [(Storefront, Money)] {
    var groups: [Group: (Storefront, Money)] = [:]
    for (storefront, pricing) in product.pricing.sorted(by: { $0.key.code < $1.key.code }) {
      let price = pricing.price
      let group = Group(
        currency: price.currency,
        isNational: storefront.isPricedInNationalCurrency && storefront.currency == price.currency)
      guard let known = groups[group] else {
        groups[group] = (storefront, price)
        continue
      }
      if price.amount > known.1.amount { groups[group] = (storefront, price) }
    }
    return groups.values.sorted { $0.0.code < $1.0.code }
  }
}
