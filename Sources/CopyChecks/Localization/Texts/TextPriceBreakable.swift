import PricingEngine

extension TextCheck {
  static let priceBreakable = TextCheck(CellCheck.priceBreakable.about, .warning) {
    text throws(ICUError) in
    guard !text.prices.isEmpty else { return [] }
    let breaks = try text.writing.breaker.breaks(in: text.string)
    return text.prices.compactMap { price in
      guard price.range.isBroken(by: breaks) else { return nil }
      return CellFault(
        "a line can end inside '\(text.text[price.range])'", at: price.range,
        fix: "put a no-break space (U+00A0) into the price")
    }
  }
}
