extension Catalog {
  /// A warning about prices that look like those of another currency, such as 9800 for a file that means yen.
  ///
  /// Nothing in a `.storekit` file names a currency, and the storefront is often missing or stale. In these currencies
  /// hardly any app asks for whole amounts only, and for a hundred or more among them. A catalog of another store says
  /// its currency itself.
  var unlikelyCurrency: Finding? {
    let prices = products.compactMap { $0.pricing[storefront]?.price }
    guard store == .appStore,
      let message = PricingEngine.unlikelyCurrency(of: prices, in: storefront)
    else { return nil }
    return Finding(
      .warning, rule: StoreKitRule.currencyUnlikely.rawValue, message, fix: "check the storefront")
  }
}

/// What is unlikely about the prices of a storefront; `nil` when nothing is.
func unlikelyCurrency(of prices: [Money], in storefront: Storefront) -> String? {
  let currency = storefront.currency
  guard unlikelyInWholeHundreds.contains(currency.code), !prices.isEmpty,
    prices.allSatisfy({ $0.currency == currency && $0.amount.trimmed.fractionDigits == 0 }),
    let largest = prices.map(\.amount).max(), largest >= ExactDecimal(coefficient: 100)
  else { return nil }
  return "all prices are whole and up to \(largest), which is unlikely in \(currency); they may be "
    + "of another storefront"
}

private let unlikelyInWholeHundreds: Set = ["USD", "EUR", "GBP", "AUD", "CAD", "NZD", "CHF", "SGD"]
