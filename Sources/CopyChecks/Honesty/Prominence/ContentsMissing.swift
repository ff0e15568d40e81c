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
    guard let quote = screen.quotes.first,
      screen.isLaidOut ? !screen.has(.benefit) : screen.hasOnlyTerms
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not say what the customer gets",
        fix: "state 'features' in paywall.json")
    ]
  }
}

extension ScreenReading {
  /// Whether a screen that this tool did not lay out has prices and something to press, and besides them nothing but terms.
  fileprivate var hasOnlyTerms: Bool {
    hasPurchaseControl && blocks.contains { !$0.prices.isEmpty }
      && blocks.allSatisfy { $0.block.isControl || $0.block.isHeading || $0.isOnlyTerms }
  }
}

extension BlockReading {
  /// Whether a block is a price with its plan, or says how the plan renews and ends; a longer text with a price may say what is bought.
  fileprivate var isOnlyTerms: Bool {
    if !prices.isEmpty { return block.text.utf8.count <= 60 }
    return mentions.contains { $0.claim.isDisclosure }
  }
}
