import CopyTemplates

extension HonestyRule {
  static let termsLinkMissing = HonestyRule(
    "terms-link-missing", .prominence, .disclosure, .error,
    requirement: "The terms of use can be reached from a screen that sells a subscription.",
    reason: "App review rejects paywalls for it.",
    source: "Apple Developer Program License Agreement, Schedule 2 §3.8(b)",
    wrong: "[Subscribe] [Restore Purchases]",
    right: "[Subscribe] [Restore Purchases] [Terms of Use] [Privacy Policy]"
  ) { screen in
    guard let quote = screen.quotes.first, !screen.says(.termsOfUse), !screen.hasTermsLink else {
      return []
    }
    return [
      Violation(
        productID: quote.id, "the screen has no link to the terms of use",
        fix: "state 'links.terms' in paywall.json", level: screen.renewing.isEmpty ? .note : nil)
    ]
  }
}

extension ScreenReading {
  fileprivate var hasTermsLink: Bool {
    isLaidOut && facts.links[.terms] != nil && blocks.contains { $0.block.role == .terms }
  }
}
