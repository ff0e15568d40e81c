import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let restoreMissing = HonestyRule(
    "restore-missing", .support, .disclosure, .error,
    requirement: "Where something can be restored, the screen has the action.",
    reason: "A new device must not mean paying again.",
    source: "App Review Guideline 3.1.1; Human Interface Guidelines, In-app purchase",
    wrong: "[Unlock] [Not now]", right: "[Unlock] [Not now] [Restore Purchases]"
  ) { screen in
    guard let quote = screen.quotes.first(where: { $0.renews || $0.isPermanent }),
      !screen.has(.restore, orSays: .restorePurchases)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen has no way to restore purchases",
        fix: "add 'Restore Purchases'",
        evidence: quote.evidence)
    ]
  }
}
