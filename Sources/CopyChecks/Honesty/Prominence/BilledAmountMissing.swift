import PricingEngine

extension HonestyRule {
  static let billedAmountMissing = HonestyRule(
    "billed-amount-missing", .prominence, .disclosure, .error,
    requirement:
      "Every product that can be bought on a screen shows the whole amount that is billed.",
    reason: "It is what the customer agrees to.",
    source:
      "Human Interface Guidelines, In-app purchase; Apple Developer Program License Agreement, Schedule 2 §3.8(b)",
    wrong: "Only 1.67 a month. [Subscribe]", right: "19.99 a year. [Subscribe]"
  ) { screen in
    screen.quotes.filter { !screen.shows($0) && !screen.showsCommitment($0) }.map { quote in
      Violation(
        productID: quote.id, "the screen does not show what '\(quote.id)' costs",
        fix: "show \(quote.plan.price.shownAmount.text), first and largest",
        evidence: quote.evidence)
    }
  }
}

extension ScreenReading {
  /// Whether the total of a commitment stands on the screen.
  fileprivate func showsCommitment(_ quote: Quote) -> Bool {
    guard let commitment = quote.plan.commitment else { return false }
    return blocks.contains { $0.shows(commitment.total) }
  }
}
