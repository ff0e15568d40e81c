extension HonestyRule {
  static let noSubscriptionFalse = HonestyRule(
    "no-subscription-false", .oneTime, .claim, .error,
    requirement: "'No subscription' is said only of a one-time purchase or a free evaluation.",
    reason: "A pass that ends is a subscription by the store's own name, renewed or not.",
    source: "App Store Connect Help, in-app purchase types; UCPD Art. 6",
    wrong: "No subscription (2.99 a month).", right: "2.99 a month."
  ) { screen in
    screen.refuse(.noSubscription, fix: "leave it out") { claim, quote in
      // On a mixed screen the claim may be about the one-time purchase; another rule asks it to say so.
      guard quote.renews || quote.isNonRenewing,
        claim.quotes.allSatisfy({ $0.renews || $0.isNonRenewing })
      else { return nil }
      return quote.plan.kindText
    }
  }
}
