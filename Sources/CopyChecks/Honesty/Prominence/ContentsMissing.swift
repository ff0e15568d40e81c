import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let contentsMissing = HonestyRule(
    "contents-missing", .prominence, .disclosure, .warning,
    requirement: "What the customer gets stands on the screen.",
    reason: "A price for nothing cannot be judged.",
    source: "App Review Guideline 3.1.2(c); Human Interface Guidelines, In-app purchase",
    wrong: "19.99 a year. [Subscribe]",
    right: "Unlimited brews and statistics, 19.99 a year. [Subscribe]"
  ) { screen in
    guard let quote = screen.quotes.first, screen.isLaidOut, !screen.has(.benefit) else {
      return []
    }
    return [
      Violation(
        productID: quote.id, "the screen does not say what the customer gets",
        fix: "state 'features' in paywall.json")
    ]
  }
}
