extension HonestyRule {
  static let noSubscriptionScopeUnclear = HonestyRule(
    "no-subscription-scope-unclear", .oneTime, .claim, .error,
    requirement:
      "Where subscriptions are sold too, 'no subscription' names the product that it is about.",
    reason: "Above several products it is read as being about all of them.",
    source: "UCPD Art. 6 and 7",
    wrong: "No subscription! Yearly 19.99, or lifetime 49.99.",
    right: "Lifetime 49.99: no subscription."
  ) { screen in
    screen.claims(.noSubscription).compactMap { claim in
      guard let quote = claim.quotes.first(where: { $0.renews || $0.isNonRenewing }),
        claim.quotes.contains(where: { !$0.renews && !$0.isNonRenewing })
      else { return nil }
      return Violation(
        claim, quote, "it is about several products, and '\(quote.id)' is a subscription",
        fix: "name the product that is bought once", evidence: claim.quotes.evidence)
    }
  }
}
