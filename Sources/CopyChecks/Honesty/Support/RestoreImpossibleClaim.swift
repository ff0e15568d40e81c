import PricingEngine

extension HonestyRule {
  static let restoreImpossibleClaim = HonestyRule(
    "restore-impossible-claim", .support, .claim, .error,
    requirement: "Nothing promises to restore what was used up.",
    reason: "Consumables are not restored.",
    source: "App Store Connect Help, in-app purchase types",
    wrong: "Restore your coins.", right: "Coins stay on this account."
  ) { screen in
    screen.refuse(.restorePurchases, fix: "leave it out") { claim, quote in
      claim.quotes.allSatisfy(\.isConsumable)
        ? "'\(quote.id)' is used up, and cannot be restored" : nil
    }
  }
}
