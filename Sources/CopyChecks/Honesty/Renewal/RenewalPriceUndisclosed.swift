import PricingEngine

extension HonestyRule {
  static let renewalPriceUndisclosed = HonestyRule(
    "renewal-price-undisclosed", .renewal, .disclosure, .error,
    requirement:
      "The full price at which a subscription renews stands on the screen, with its period.",
    reason: "The customer agrees to that price, not to the first one.",
    source:
      "Apple Developer Program License Agreement, Schedule 2 §3.8(b); Cal. Bus. & Prof. Code §17602",
    wrong: "The first 7 days are free. Renews until canceled.",
    right: "The first 7 days are free, then 39.99 per year until canceled."
  ) { screen in
    screen.renewing.compactMap { quote in
      guard !screen.shows(quote) else { return nil }
      return Violation(
        productID: quote.id, "the screen does not show the price at which '\(quote.id)' renews",
        fix: "show \(quote.plan.price.shownAmount.text) with its period", evidence: quote.evidence)
    }
  }
}

extension ScreenReading {
  /// Whether the price of a product stands on the screen, by this tool or in words.
  func shows(_ quote: Quote) -> Bool {
    blocks.contains { block in
      if block.block.role == .billedAmount, block.block.productID ?? quote.id == quote.id {
        return true
      }
      return block.shows(quote.plan.price)
    }
  }
}
