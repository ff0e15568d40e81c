extension HonestyRule {
  static let renewalUndisclosed = HonestyRule(
    "renewal-undisclosed", .renewal, .disclosure, .error,
    requirement:
      "That a subscription renews until it is canceled stands on the screen that sells it.",
    reason: "A charge that nobody announced is the commonest complaint about subscriptions.",
    source:
      "App Review Guideline 3.1.2(c); ROSCA; CRD Art. 6(1)(o); Google Play, Subscriptions policy",
    wrong: "66.99 per year. [Continue]",
    right: "66.99 per year. Renews automatically until canceled. [Subscribe]"
  ) { screen in
    guard let quote = screen.renewing.first,
      !screen.has(.renewalTerms, orSays: .autoRenews)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not say that the subscription renews",
        fix: "say that it renews automatically until it is canceled", evidence: quote.evidence)
    ]
  }
}
