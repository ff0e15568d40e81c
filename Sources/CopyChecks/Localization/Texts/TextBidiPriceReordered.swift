import PricingEngine

extension TextCheck {
  /// On which side a symbol is seen is a matter of taste in foreign text; only a price in pieces is a fault.
  static let bidiPriceReordered = TextCheck(CellCheck.bidiPriceReordered.about, .warning) {
    text throws(ICUError) in
    let string = text.string
    guard !text.prices.isEmpty, !text.hasDirectionMarkup, string.hasRightToLeft else { return [] }
    var faults: [CellFault] = []
    let direction = text.writing.locale.direction
    let order = try SeenOrder(of: string, in: direction)
    for price in text.prices where order.order(of: price.range) == nil {
      faults.append(
        CellFault(
          "the price '\(text.text[price.range])' is seen in pieces in a \(direction.words) text",
          at: price.range))
    }
    return faults
  }
}
