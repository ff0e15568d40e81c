/// Finds the storefronts for prices that name a currency and no country.
///
/// Such a price is what customers who pay in that currency are charged, so it holds in every storefront of it. That
/// is said once per file, as are currencies that no storefront has.
struct CurrencyStorefronts {
  private let store: String
  private var first: JSONReader?
  private var otherCurrencies: [String] = []
  private var firstOther: JSONReader?
  private static let byCurrency = Dictionary(grouping: Storefront.all, by: \.currency)

  /// Starts for a store with this name.
  init(_ store: String) { self.store = store }

  /// The storefronts of a currency; none when the App Store does not sell in it.
  mutating func storefronts(of currency: Currency, at reader: JSONReader) -> [Storefront] {
    first = first ?? reader
    if let storefronts = Self.byCurrency[currency] { return storefronts }
    firstOther = firstOther ?? reader
    if !otherCurrencies.contains(currency.code) { otherCurrencies.append(currency.code) }
    return []
  }

  /// One note for each thing that was assumed or left out.
  var findings: [Finding] {
    [
      first?.finding(
        .note, rule: "price-without-country",
        "\(store) prices have a currency and no country: each is read for all storefronts of its "
          + "currency"),
      firstOther?.finding(
        .note, rule: "currency-without-storefront",
        "not read: prices in currencies that no storefront has, "
          + otherCurrencies.joined(separator: ", ")),
    ].compactMap(\.self)
  }
}
