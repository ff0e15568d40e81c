extension HonestyRule {
  static let trialNoCardFalse = HonestyRule(
    "trial-no-card-false", .trials, .claim, .error,
    requirement: "'No card required' is not said of a store's trial.",
    reason: "The store account must have a way to pay before the trial starts.",
    source: "UCPD Art. 6",
    wrong: "7 days free, no credit card required.",
    right: "7 days free, then 39.99 a year is charged to your store account."
  ) { screen in
    screen.refuse(.noCard, fix: "leave it out") { _, quote in
      quote.renews ? "the store asks for a way to pay before '\(quote.id)' starts" : nil
    }
  }
}
