extension HonestyRule {
  static let oneTimeOnRecurring = HonestyRule(
    "one-time-on-recurring", .oneTime, .claim, .error,
    requirement: "'Pay once' is said only where exactly one charge follows.",
    reason: "A subscription is charged again.",
    source: "Google Play, Subscriptions policy; UCPD Art. 6",
    wrong: "Pay once (19.99 a year).", right: "19.99 a year."
  ) { screen in
    screen.refuse(.oneTime, fix: "leave it out") { claim, quote in
      guard quote.renews, claim.quotes.allSatisfy(\.renews) else { return nil }
      return "\(quote.plan.kindText), and is charged again"
    }
  }
}
