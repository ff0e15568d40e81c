import PricingEngine

extension HonestyRule {
  static let titleMissing = HonestyRule(
    "title-missing", .prominence, .disclosure, .error,
    requirement: "The name of a subscription stands on the screen that sells it.",
    reason: "The customer must recognize it on the bill.",
    source: "Apple Developer Program License Agreement, Schedule 2 §3.8(b)",
    wrong: "19.99 a year. [Subscribe]", right: "BrewLog Pro Yearly: 19.99 a year. [Subscribe]"
  ) { screen in
    screen.renewing.filter { !screen.names($0) }.map { quote in
      Violation(
        productID: quote.id, "the screen does not name '\(quote.id)'", fix: "show its display name",
        evidence: quote.evidence)
    }
  }
}

extension ScreenReading {
  /// Whether a product's name stands on the screen; a product without a name needs none.
  fileprivate func names(_ quote: Quote) -> Bool {
    if blocks.contains(where: { $0.block.role == .productName && $0.block.productID == quote.id }) {
      return true
    }
    let names = quote.plan.product.localizations.map(\.displayName).filter { !$0.isEmpty }
    return names.isEmpty
      || blocks.contains { block in names.contains { block.block.text.contains($0) } }
  }
}
