import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let privacyLinkMissing = HonestyRule(
    "privacy-link-missing", .prominence, .disclosure, .error,
    requirement: "The privacy policy can be reached from a screen that sells something.",
    reason: "App review rejects paywalls for it.",
    source:
      "Apple Developer Program License Agreement, Schedule 2 §3.8(b); App Review Guideline 5.1.1(i)",
    wrong: "[Subscribe] [Terms of Use]", right: "[Subscribe] [Terms of Use] [Privacy Policy]"
  ) { screen in
    guard let quote = screen.quotes.first, !screen.has(.privacy, orSays: .privacyPolicy) else {
      return []
    }
    return [
      Violation(
        productID: quote.id, "the screen has no link to the privacy policy",
        fix: "state 'links.privacy' in paywall.json")
    ]
  }
}
