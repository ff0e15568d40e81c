import CopyTemplates
import PricingEngine

extension CellCheck {
  static let currencyAmbiguous = CellCheck(
    LocalizationCheck(
      "currency-ambiguous", .prices, .warning,
      requirement:
        "The symbol of a price stands for no other currency of the storefront's country or the catalog.",
      reason: "A price of 19 US dollars that is read as 19 pesos is a false price.",
      fix: "Use the standard symbols or codes with --symbols."),
    ofSection: { section in
      for price in section.prices {
        guard let range = price.range else { continue }
        let symbol = PriceShape(section.text[range]).symbol
        guard
          let reading = section.writing.symbols.reading(of: symbol, for: price.money.currency)
        else { continue }
        return [
          CellFault(
            reading.message(symbol, price.money.currency, section.writing.storefront), at: range,
            level: reading.level)
        ]
      }
      return []
    })
}

extension SymbolReadings.Reading {
  /// Readers know what their own country pays with.
  var level: Finding.Severity { if case .tender = self { .error } else { .warning } }

  func message(_ symbol: String, _ currency: Currency, _ storefront: Storefront) -> String {
    switch self {
    case .tender(let code):
      "'\(symbol)' stands for \(currency) here, and for \(code) in \(storefront.name)"
    case .catalog(let code):
      "'\(symbol)' stands for \(currency) here, and for \(code) elsewhere in the catalog"
    }
  }
}
