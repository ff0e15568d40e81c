import PricingEngine

extension TextCheck {
  static let currencyAmbiguous = TextCheck(CellCheck.currencyAmbiguous.about, .warning) {
    text throws(ICUError) in
    guard let formatter = text.writing.formatter, let symbols = text.writing.symbols else {
      return []
    }
    var faults: [CellFault] = []
    for price in text.prices {
      guard let currency = text.writing.currencies.first(where: { price.canBe(in: $0) })
      else { continue }
      let symbol = PriceShape(text.text[price.range]).symbol
      let fix = "write \(try formatter.price(Money(price.amount, currency)))"
      if let reading = symbols.reading(of: symbol, for: currency) {
        faults.append(
          CellFault(
            reading.message(symbol, currency, formatter.storefront), at: price.range,
            level: reading.level, fix: fix))
      } else if try formatter.isAmbiguous(symbol, for: currency) {
        faults.append(
          CellFault(
            "'\(symbol)' stands for \(currency) here, and readers of '\(text.writing.locale.tag)' "
              + "can take it for another currency", at: price.range, fix: fix))
      }
    }
    return faults
  }
}
