import PricingEngine

extension HonestyRule {
  static let pitchToEntitled = HonestyRule(
    "pitch-to-entitled", .prominence, .structure, .warning,
    requirement: "Nothing is sold to a customer who has it.",
    reason: "Paying twice is never wanted.",
    source: "Human Interface Guidelines, In-app purchase; App Review Guideline 3.1.2(b)",
    wrong: "[Unlock for 24.99] (shown to its owner)", right: "Unlocked. Thank you."
  ) { screen in
    guard screen.screen.state == .permanentlyUnlocked, screen.has(.purchase),
      let quote = screen.quotes.first(where: \.isPermanent)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the customer owns '\(quote.id)'",
        fix: "show where the customer stands instead",
        evidence: quote.evidence)
    ]
  }
}
