import PricingEngine

extension HonestyRule {
  static let familySharingFalse = HonestyRule(
    "family-sharing-false", .support, .claim, .error,
    requirement: "'Share with your family' is said only of what can be shared.",
    reason: "The family finds out after paying.",
    source: "Human Interface Guidelines, In-app purchase; App Store Connect Help, Family Sharing",
    wrong: "Share with your family (not enabled).", right: "For you alone, on all your devices."
  ) { screen in
    screen.refuse(.familySharing, fix: "leave it out") { claim, quote in
      quote.plan.product.isFamilyShareable ? nil : "'\(quote.id)' cannot be shared with a family"
    }
  }
}
