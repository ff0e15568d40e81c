import PricingEngine

extension HonestyRule {
  static let savePercentUnderstated = HonestyRule(
    "save-percent-understated", .amounts, .claim, .warning,
    requirement: "A saving is stated as large as the prices give it.",
    reason: "A smaller figure is not dishonest, but it is stale: it was true for other prices.",
    source: "Consistency of copy and data",
    wrong: "Save 40% with the yearly plan (19.99 a year against 12 × 2.99).",
    right: "Save 44% with the yearly plan compared with paying monthly."
  ) { screen in
    screen.claims(.percentSavings).compactMap { claim in understatedPercent(claim) }
      + screen.savedMonthsClaims.compactMap { claim in understatedMonths(claim) }
  }
}

private func understatedPercent(_ claim: ClaimReading) -> Violation? {
  guard !claim.mention.isUpTo, let stated = claim.percent,
    case .saving(let savings, let quote) = SavingTruth(of: claim, percent: stated),
    stated.fraction < Fraction(Int128(savings.percent))
  else { return nil }
  return Violation(
    claim, quote, "says \(stated.trimmed.text)%, the prices give \(savings.percent)%",
    fix: "say \(savings.percent)%, or let a placeholder say it", evidence: savings.evidence)
}

private func understatedMonths(_ claim: ClaimReading) -> Violation? {
  guard let stated = claim.months, case .saving(let savings, let quote) = SavingTruth(of: claim),
    let months = savings.monthsFree, stated.fraction < Fraction(Int128(months))
  else { return nil }
  return Violation(
    claim, quote, "says \(stated.trimmed.text) months free, the prices give \(months)",
    fix: "say \(months), or let a placeholder say it", evidence: savings.monthsEvidence)
}
