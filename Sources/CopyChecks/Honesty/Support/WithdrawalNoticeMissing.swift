import PricingEngine

extension HonestyRule {
  static let withdrawalNoticeMissing = HonestyRule(
    "withdrawal-notice-missing", .support, .disclosure, .note,
    requirement:
      "In the EU the 14-day right of withdrawal is dealt with where the customer sees it.",
    reason: "The store handles it at checkout; a word of it helps.",
    source: "CRD Art. 6(1)(h), 11a and 16(m)",
    wrong: "39.99 € pro Jahr.", right: "39,99 € pro Jahr. Es gilt das Widerrufsrecht."
  ) { screen in
    guard let quote = screen.quotes.first, screen.isInEuropeanEconomicArea,
      !screen.says(.withdrawalRight)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not speak of the right of withdrawal",
        fix: "say where to read about it")
    ]
  }
}
