import PricingEngine

extension HonestyRule {
  static let discountWordingFalse = HonestyRule(
    "discount-wording-false", .amounts, .claim, .error,
    requirement: "Words that promise a lower price, with no figure, stand only where one is paid.",
    reason: "An offer can cost more than the same time at the regular price.",
    source: "UCPD Art. 6(1)(d); 16 CFR 233.1",
    wrong: "Save on your first 3 months (34.99 for 3 months, then 9.99 a month).",
    right: "34.99 for the first 3 months, then 9.99 a month."
  ) { screen in
    screen.claims(.discountWording).compactMap { claim in
      // A saving with a figure is judged by its figure.
      guard !claim.block.says(.percentSavings, .amountSavings, .monthsFree) else { return nil }
      return dearerOffer(in: claim) ?? missingDiscount(in: claim)
    }
  }
}

/// An offer that the words can mean and that costs as much as the regular price, or more.
private func dearerOffer(in claim: ClaimReading) -> Violation? {
  let compared = claim.quotes.flatMap { quote in quote.comparedOffers.map { ($0, quote) } }
  guard let (dearest, quote) = compared.first(where: { $0.0.comparison.verdict != .cheaper }),
    compared.allSatisfy({ $0.0.comparison.verdict != .cheaper }),
    claim.block.states(lengthOf: dearest.offer) || !claim.hasLowerPrice
  else { return nil }
  let comparison = dearest.comparison
  let total = comparison.total.shownAmount.text
  return Violation(
    claim, quote,
    comparison.verdict == .dearer
      ? "the offer costs more than the regular price for the same time"
      : "the offer costs as much as the regular price for the same time",
    fix: "say what it costs and how long it lasts, without words of a saving",
    evidence: CheckFinding.Evidence(
      facts: [quote.fact, "the offer costs \(total) in all"],
      sum: "\(comparison.basis), the offer \(total)"))
}

/// Words for which the product data has no lower price at all; codes and other stores' prices are not in it.
private func missingDiscount(in claim: ClaimReading) -> Violation? {
  guard let quote = claim.quotes.first, !claim.hasLowerPrice else { return nil }
  return Violation(
    claim, quote, "no offer, comparison or former price of '\(quote.id)' is a lower price",
    fix: "leave it out, or give the former price in paywall.json", level: .warning,
    evidence: quote.evidence)
}

extension ClaimReading {
  /// Whether one of the products is sold for less: by an offer, against another plan, or than before.
  fileprivate var hasLowerPrice: Bool {
    if quotes.contains(where: { $0.comparedOffers.contains { $0.comparison.verdict == .cheaper } })
    {
      return true
    }
    return switch SavingTruth(of: self) {
    case .saving, .former: true
    default: quotes.contains { FormerPriceSaving(of: $0, by: screen.facts.policy.promotion) != nil }
    }
  }
}

extension Quote {
  /// The offers that can be measured against the regular price, free ones too.
  fileprivate var comparedOffers: [(offer: Offer, comparison: TermComparison)] {
    var compared: [(offer: Offer, comparison: TermComparison)] = []
    for offer in plan.offers {
      do throws(ScheduleError) {
        compared.append((offer, try TermComparison(of: offer, on: plan)))
      } catch { continue }
    }
    return compared
  }
}
