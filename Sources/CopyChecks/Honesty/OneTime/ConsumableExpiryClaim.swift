extension HonestyRule {
  static let consumableExpiryClaim = HonestyRule(
    "consumable-expiry-claim", .oneTime, .claim, .error,
    requirement: "Bought credits do not expire, and no copy says so.",
    reason: "The store forbids it.",
    source: "App Review Guideline 3.1.1",
    wrong: "Coins expire after 30 days.", right: "550 coins, to use whenever you like."
  ) { screen in
    screen.refuse(.creditsExpire, fix: "leave it out") { _, quote in
      quote.isConsumable ? "what '\(quote.id)' gives must not expire" : nil
    }
  }
}
