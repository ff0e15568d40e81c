import CopyTemplates
import PricingEngine

extension CellCheck {
  static let currencyNotStorefront = CellCheck(
    LocalizationCheck(
      "currency-not-storefront", .prices, .error,
      requirement: "Prices are in the storefront's currency, and carry its symbol.",
      reason: "The store charges in its own currency, whatever the copy says.",
      fix: "Format the price with the currency of its storefront."),
    ofSection: { section throws(ICUError) in
      try section.forEachPrice { price throws(ICUError) in
        if case .rewritten(let range, .symbol(let symbol)) = price.match,
          try section.isForeign(symbol, to: price.money.currency)
        {
          return CellFault(
            "'\(section.text[range])' carries '\(symbol)', and the amount is in "
              + price.money.currency.code, at: range, fix: "write \(price.expected)")
        }
        let storefront = section.writing.storefront
        guard section.writing.store == .appStore, price.money.currency != storefront.currency,
          let range = price.range
        else { return nil }
        return CellFault(
          "the amount is in \(price.money.currency), and \(storefront.name) pays in "
            + storefront.currency.code, at: range)
      }
    })
}
