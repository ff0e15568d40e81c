import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let refundPromiseUnsupported = HonestyRule(
    "refund-promise-unsupported", .support, .claim, .error,
    requirement: "No refund is promised, unless the developer pays it: the store decides.",
    reason: "Nobody can promise what another decides.",
    source: "Human Interface Guidelines, refunds; CAP Code 3.53",
    wrong: "Money-back guarantee.", right: "You can ask the store for a refund."
  ) { screen in
    screen.refuse(
      .guaranteeRefund, .riskFree, unless: screen.facts.policy.refundsByDeveloper == true,
      "nothing says that the developer pays refunds",
      fix: "leave it out, or state 'refundsByDeveloper' in paywall.json")
  }
}
