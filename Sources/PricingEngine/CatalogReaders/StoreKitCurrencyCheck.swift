extension StoreKitFile {
  /// Warns about prices that look like those of another currency, such as 9800 for a file that means yen.
  ///
  /// Nothing in a file names a currency, and the storefront is often missing or stale. In these currencies
  /// hardly any app asks for whole amounts only, and for a hundred or more among them.
  mutating func checkCurrency() {
    let currency = settings.storefront.currency
    let prices = products.compactMap { $0.pricing[settings.storefront]?.price.amount }
    guard settings.isStorefrontKnown, unlikelyInWholeHundreds.contains(currency.code),
      !prices.isEmpty, prices.allSatisfy({ $0.trimmed.fractionDigits == 0 }),
      let largest = prices.max(), largest >= ExactDecimal(coefficient: 100)
    else { return }
    let reader = root.present("settings") ?? root.reader
    findings.append(
      reader.finding(
        .warning, .currencyUnlikely,
        "all prices are whole and up to \(largest), which is unlikely in \(currency); they may be "
          + "of another storefront",
        fix: "check '_storefront' in 'settings'"))
  }
}

private let unlikelyInWholeHundreds: Set = ["USD", "EUR", "GBP", "AUD", "CAD", "NZD", "CHF", "SGD"]
