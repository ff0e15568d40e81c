extension StoreKitFile {
  /// Warns about prices that look like those of another currency, at the settings that name the storefront.
  mutating func checkCurrency() {
    let prices = products.compactMap { $0.pricing[settings.storefront]?.price }
    guard settings.isStorefrontKnown,
      let message = unlikelyCurrency(of: prices, in: settings.storefront)
    else { return }
    let reader = root.present("settings") ?? root.reader
    findings.append(
      reader.finding(
        .warning, .currencyUnlikely, message, fix: "check '_storefront' in 'settings'"))
  }
}
