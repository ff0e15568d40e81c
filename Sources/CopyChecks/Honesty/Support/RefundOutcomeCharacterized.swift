extension HonestyRule {
  static let refundOutcomeCharacterized = HonestyRule(
    "refund-outcome-characterized", .support, .claim, .warning,
    requirement: "Nothing predicts how a request for a refund ends.",
    reason: "The store decides each one.",
    source: "Human Interface Guidelines, refunds",
    wrong: "Refunds are always granted.", right: "You can ask the store for a refund."
  ) { screen in
    screen.refuse(
      .refundOutcome, unless: false, "it predicts how a request for a refund ends",
      fix: "say only where to ask")
  }
}
