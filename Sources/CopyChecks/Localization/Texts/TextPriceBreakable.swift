import PricingEngine

extension TextCheck {
  static let priceBreakable = TextCheck(CellCheck.priceBreakable.about, .warning) {
    text throws(ICUError) in
    guard !text.prices.isEmpty else { return [] }
    let breaks = try text.writing.breaker.breaks(in: text.string)
    return text.prices.compactMap { price in
      let inside = breaks.contains { price.range.lowerBound < $0 && $0 < price.range.upperBound }
      guard inside else { return nil }
      return CellFault(
        "a line can end inside '\(text.text[price.range])'", at: price.range,
        fix: "put a no-break space (U+00A0) into the price")
    }
  }
}
