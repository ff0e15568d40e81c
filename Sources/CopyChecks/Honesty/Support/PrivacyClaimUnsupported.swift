import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let privacyClaimUnsupported = HonestyRule(
    "privacy-claim-unsupported", .support, .claim, .error,
    requirement: "'We collect nothing' is said only when that is so.",
    reason: "It is checked against the privacy label.",
    source: "App Review Guideline 5.1.1; FTC Act Section 5",
    wrong: "No tracking, no data collected.", right: "See our privacy policy."
  ) { screen in
    screen.refuse(
      .collectsNothing, unless: screen.facts.policy.collectsData == false,
      "no fact says that the app collects no data",
      fix: "leave it out, or state 'collectsData': false in paywall.json")
  }
}
