import PricingEngine

extension HonestyRule {
  static let renewalClaimedOnOneTime = HonestyRule(
    "renewal-claimed-on-one-time", .renewal, .claim, .error,
    requirement:
      "What does not renew is not spoken of as a subscription: no 'subscribe', no 'renews', no price per month.",
    reason: "It makes a purchase look like something else.",
    source: "App Store Connect Help, in-app purchase types; Google Play, Subscriptions policy",
    wrong: "Subscribe for 24.99 (bought once).", right: "Unlock for 24.99, once."
  ) { screen in
    screen.refuse(
      .subscriptionWording, .autoRenews, .pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear,
      fix: "say what it is: bought once, or ending by itself"
    ) { claim, quote in
      // Words about another plan of the screen are not about this product.
      guard !quote.renews, claim.quotes.allSatisfy({ !$0.renews }) else { return nil }
      // "Unless you cancel", said of an evaluation, is a conversion, and another rule's matter.
      guard claim.mention.claim != .autoRenews || claim.evaluation == nil else { return nil }
      return "\(quote.plan.kindText), and does not renew"
    }
  }
}
