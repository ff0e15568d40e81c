extension HonestyRule {
  static let lifetimeNotPermanent = HonestyRule(
    "lifetime-not-permanent", .oneTime, .claim, .error,
    requirement:
      "'Lifetime', 'forever' and 'yours to keep' are said only of what is bought once and never ends.",
    reason: "Everything else ends.",
    source: "App Store Connect Help, in-app purchase types",
    wrong: "Lifetime access (19.99 a year).", right: "49.99 once, yours to keep."
  ) { screen in
    screen.refuse(.lifetime, fix: "leave it out") { claim, quote in
      guard claim.quotes.allSatisfy({ !$0.isPermanent }) else { return nil }
      return quote.isConsumable
        ? "\(quote.plan.kindText), and is used up" : "\(quote.plan.kindText), and ends"
    }
  }
}
