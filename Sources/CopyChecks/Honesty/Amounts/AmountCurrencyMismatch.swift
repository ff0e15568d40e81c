import PricingEngine

extension HonestyRule {
  static let amountCurrencyMismatch = HonestyRule(
    "amount-currency-mismatch", .amounts, .claim, .error,
    requirement: "An amount is in the currency that the storefront charges.",
    reason: "The same figure in another currency is another price.",
    source: "Human Interface Guidelines, In-app purchase",
    wrong: "€19.99 a year (the storefront charges US dollars).", right: "$19.99 a year."
  ) { screen in
    let currencies = Set(screen.quotes.map(\.plan.price.currency))
    guard !currencies.isEmpty else { return [] }
    return screen.foreignPrices { block, price in
      guard !currencies.contains(where: { price.canBe(in: $0) }) else { return nil }
      let codes = currencies.map(\.code).sorted().joined(separator: ", ")
      return Violation(
        price, in: block, block.quotes.count == 1 ? block.quotes.first : nil,
        "the amount is not in \(codes), which the storefront charges",
        fix: "write the price in \(codes)", evidence: block.quotes.evidence)
    }
  }
}
