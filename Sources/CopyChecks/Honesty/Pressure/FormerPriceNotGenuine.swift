import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let formerPriceNotGenuine = HonestyRule(
    "former-price-not-genuine", .pressure, .claim, .error,
    requirement: "A former price was really charged, not long ago and for at least 30 days.",
    reason: "A price that nobody paid is no price.",
    source: "16 CFR 233.1; UCPD Art. 6; CAP Code",
    wrong: "Was 99.99, now 66.99 (it was never 99.99).", right: "66.99 a year."
  ) { screen in
    let promotion = screen.facts.policy.promotion
    return screen.formerPrices { block, price in
      let isCharged = promotion?.proves(price.amount, of: block.quotes) ?? false
      guard !isCharged || promotion?.isShortLived ?? false else { return nil }
      return Violation(
        price, in: block, block.quotes.count == 1 ? block.quotes.first : nil,
        isCharged
          ? "\(price.amount.text) was charged for less than 30 days"
          : "nothing says that \(price.amount.text) was ever charged",
        fix: "leave it out, or state 'promotion' with 'referencePrice' in paywall.json",
        evidence: block.quotes.evidence)
    }
  }
}

extension PolicyFacts.Promotion {
  /// Whether an amount is the former price of what a text speaks of.
  fileprivate func proves(_ amount: ExactDecimal, of quotes: [Quote]) -> Bool {
    amount == referencePrice && (productID.map { id in quotes.contains { $0.id == id } } ?? true)
  }

  /// Whether the former price is known to have been charged for less than thirty days.
  fileprivate var isShortLived: Bool {
    guard let referenceFrom, let startsAt else { return false }
    return referenceFrom.days(until: startsAt) < 30
  }
}
