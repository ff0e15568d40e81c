import CopyTemplates
import PricingEngine

extension CellCheck {
  static let currencyCodeShown = CellCheck(
    LocalizationCheck(
      "currency-code-shown", .prices, .note,
      requirement: "Readers at home see their own currency's sign, where it has one.",
      reason: "A code such as EGP is clear but looks foreign to those who write a sign.",
      fix: "Nothing, unless readers of the storefront know the sign in this language."),
    ofCell: { cell throws(ICUError) in
      guard cell.writing.formatter.width != .isoCode,
        cell.writing.locale.likelyRegion == cell.writing.storefront.alpha2
      else { return [] }
      for (index, section) in cell.sections.enumerated() {
        for price in section.prices {
          let currency = price.money.currency
          guard let range = price.range, price.symbol == currency.code,
            try cell.writing.hasSymbol(for: currency)
          else { continue }
          return [CellFault("the price shows the code \(currency)", at: range, in: index)]
        }
      }
      return []
    })
}

extension CellWriting {
  /// Whether a currency has a sign of its own in the storefront's country or the reader's language.
  fileprivate func hasSymbol(for currency: Currency) throws(ICUError) -> Bool {
    try currencySpellings(of: currency, locale: locale, storefront: storefront)
      .contains { $0 != currency.code }
  }
}
