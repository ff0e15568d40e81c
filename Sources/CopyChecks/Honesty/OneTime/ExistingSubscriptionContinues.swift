extension HonestyRule {
  static let existingSubscriptionContinues = HonestyRule(
    "existing-subscription-continues", .oneTime, .disclosure, .warning,
    requirement:
      "A subscriber who is offered a one-time unlock is told that the subscription goes on until canceled.",
    reason: "Otherwise both are paid.",
    source: "UCPD Art. 7; practice",
    wrong: "Unlock forever for 49.99 (shown to a subscriber).",
    right: "Unlock for 49.99. Your subscription goes on until you cancel it."
  ) { screen in
    guard screen.screen.state == .subscribed, let quote = screen.quotes.first(where: \.isPermanent),
      !screen.has(.cancelTerms, orSays: .autoRenews, .cancelRoute)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not say that the subscription goes on",
        fix: "say that it goes on until canceled, and where to cancel it", evidence: quote.evidence)
    ]
  }
}
