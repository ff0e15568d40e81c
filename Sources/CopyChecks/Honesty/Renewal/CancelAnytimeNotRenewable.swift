extension HonestyRule {
  static let cancelAnytimeNotRenewable = HonestyRule(
    "cancel-anytime-not-renewable", .renewal, .claim, .error,
    requirement: "'Cancel anytime' is said only of something that renews.",
    reason: "Elsewhere it invents an obligation, and a way out of it.",
    source: "App Store Connect Help, in-app purchase types; UCPD Art. 6",
    wrong: "24.99 once. Cancel anytime.", right: "24.99 once. There is nothing to cancel."
  ) { screen in
    screen.refuse(
      .cancelAnytime, .cancelBefore, fix: "leave it out, or say that there is nothing to cancel"
    ) { _, quote in
      quote.renews ? nil : "there is nothing to cancel: \(quote.plan.kindText)"
    }
  }
}
