extension HonestyRule {
  static let quantityBonusMismatch = HonestyRule(
    "quantity-bonus-mismatch", .amounts, .claim, .error,
    requirement: "More for the money follows from quantities and prices that are known.",
    reason: "No catalog states how many coins a pack holds, so nothing proves the figure.",
    source: "UCPD Art. 6(1)(d)",
    wrong: "20% more coins!", right: "550 coins for 4.99."
  ) { screen in
    screen.claims(.bonusQuantity).compactMap { claim in
      guard let quote = claim.quotes.first(where: \.isConsumable) else { return nil }
      return Violation(
        claim, quote, "no fact says how much more the pack holds",
        fix: "name the quantity instead", evidence: quote.evidence)
    }
  }
}
