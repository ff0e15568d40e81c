import PricingEngine

extension HonestyRule {
  static let localizationIncomplete = HonestyRule(
    "localization-incomplete", .prominence, .disclosure, .error,
    requirement: "Prices and required statements are in the language of the screen.",
    reason: "What the customer cannot read was not said.",
    source: "Google Play, Subscriptions policy (violation examples); Human Interface Guidelines",
    wrong: "Jährlich 19,99 €. Renews automatically until canceled.",
    right: "Jährlich 19,99 €. Verlängert sich automatisch bis zur Kündigung."
  ) { screen in
    // The pseudo-locale ar-XB is English on purpose.
    guard screen.screen.locale.language != "en", screen.screen.locale.region != "XB" else {
      return []
    }
    return screen.blocks.filter { $0.block.provenClaims == nil }.compactMap { block in
      block.mentions.first(where: isStatement).map { mention in
        Violation(
          ClaimReading(mention: mention, block: block, screen: screen.screen), nil,
          "a required statement is in English on a screen in '\(screen.screen.locale.tag)'",
          fix: "translate it")
      }
    }
  }
}

/// Whether English words state what must be stated.
private func isStatement(_ mention: ClaimMention) -> Bool {
  guard mention.language == "en" else { return false }
  return switch mention.claim {
  case .autoRenews, .cancelBefore, .thenPrice: true
  default: false
  }
}
