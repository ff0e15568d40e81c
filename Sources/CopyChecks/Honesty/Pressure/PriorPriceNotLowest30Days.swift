import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let priorPriceNotLowest30Days = HonestyRule(
    "prior-price-not-lowest-30-days", .pressure, .claim, .warning,
    requirement: "In the EU a reduction is measured from the lowest price of the last 30 days.",
    reason: "A price raised for a day makes no reduction.",
    source: "Directive 98/6/EC Art. 6a; CJEU C-330/23; PAngV §11",
    wrong: "79.99 instead of 99.99 (it was 69.99 two weeks ago).", right: "79.99 a year."
  ) { screen in
    guard screen.isInEuropeanEconomicArea, let promotion = screen.facts.policy.promotion,
      let reference = promotion.referencePrice,
      let lowest = promotion.lowestPrice30Days, lowest < reference
    else { return [] }
    return screen.formerPrices { block, price in
      guard price.amount == reference else { return nil }
      return Violation(
        price, in: block, nil, "the lowest price of the last 30 days was \(lowest.text)",
        fix: "measure from \(lowest.text)")
    }
  }
}
