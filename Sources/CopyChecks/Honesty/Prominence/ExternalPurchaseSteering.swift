extension HonestyRule {
  static let externalPurchaseSteering = HonestyRule(
    "external-purchase-steering", .prominence, .claim, .error,
    requirement: "No copy invites to buy elsewhere, except where the store allows it.",
    reason: "The store rejects the app.",
    source: "App Review Guidelines 3.1.1(a) and 3.1.3",
    wrong: "Cheaper on our website.", right: "19.99 a year."
  ) { screen in
    let storefront = screen.quotes.first?.plan.storefront.code
    let isAllowed =
      storefront.map { screen.facts.policy.externalPurchaseStorefronts.contains($0) } ?? false
    return screen.refuse(
      .buyElsewhere, unless: isAllowed, "nothing says that the store allows it in this storefront",
      fix: "leave it out, or state 'externalPurchaseStorefronts' in paywall.json")
  }
}
