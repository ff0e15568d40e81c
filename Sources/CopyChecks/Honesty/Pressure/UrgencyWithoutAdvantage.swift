import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let urgencyWithoutAdvantage = HonestyRule(
    "urgency-without-advantage", .pressure, .claim, .error,
    requirement: "A deadline changes something: a price or an offer.",
    reason: "Where nothing changes, the hurry is false.",
    source: "16 CFR 233.5; UCPD Annex I",
    wrong: "Until 31 March: 19.99 a year (as always).",
    right: "Until 31 March: 14.99 instead of 19.99."
  ) { screen in
    guard let promotion = screen.facts.policy.promotion, promotion.endsAt != nil,
      promotion.referencePrice == nil, screen.quotes.allSatisfy(\.plan.offers.isEmpty)
    else { return [] }
    return screen.claims(.urgency).map {
      Violation(
        $0, nil, "nothing changes when the promotion ends",
        fix: "leave it out, or state what changes")
    }
  }
}
