extension HonestyRule {
  static let priceLockUnsupported = HonestyRule(
    "price-lock-unsupported", .renewal, .claim, .error,
    requirement:
      "That the price of a subscription never changes is said only when that is the policy.",
    reason: "Every store lets the price of a running subscription rise.",
    source: "Apple, Auto-renewable subscriptions: managing prices",
    wrong: "Your price will never go up.", right: "2.99 a month."
  ) { screen in
    guard screen.facts.policy.keepsPrices != true else { return [] }
    return screen.refuse(.priceLock, fix: "leave it out, or state 'keepsPrices' in paywall.json") {
      _, quote in
      quote.renews ? "nothing says that the price of '\(quote.id)' stays" : nil
    }
  }
}
