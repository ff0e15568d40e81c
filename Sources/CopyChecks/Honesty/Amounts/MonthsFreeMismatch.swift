import PricingEngine

extension HonestyRule {
  static let monthsFreeMismatch = HonestyRule(
    "months-free-mismatch", .amounts, .claim, .error,
    requirement:
      "The months called free cost no more, at the monthly price, than the yearly plan saves.",
    reason:
      "A month that is paid for is not free; 99.99 a year against 9.99 a month is one free month, nine cents short of two.",
    source: "UCPD Annex I (free); 16 CFR 251.1",
    wrong: "2 months free (99.99 a year against 9.99 a month).",
    right: "1 month free compared with paying monthly."
  ) { screen in
    screen.savedMonthsClaims.compactMap { claim in
      guard let stated = claim.months, let truth = SavingTruth(of: claim) else { return nil }
      switch truth {
      case .saving(let savings, let quote):
        let months = savings.monthsFree ?? 0
        guard stated.fraction > Fraction(Int128(months)) else { return nil }
        return Violation(
          claim, quote,
          "says \(stated.trimmed.text) months free, the prices give \(months)\(savings.shortfall(of: stated))",
          fix: months > 0 ? "say \(months), or let a placeholder say it" : "leave the claim out",
          evidence: savings.monthsEvidence)
      case .introductory(_, let quote), .noReference(_, let quote),
        .former(_, let quote), .unlike(_, let quote),
        .notCheaper(_, let quote):
        return Violation(
          claim, quote,
          "says \(stated.trimmed.text) months free, and there is no monthly plan to measure that against",
          fix: "leave the claim out", evidence: quote.evidence)
      }
    }
  }
}

extension ClaimReading {
  /// The months that the words call free; `nil` when they state none, or count in other units.
  var months: ExactDecimal? {
    mention.values.first { $0.kind == .number && ($0.unit ?? .month) == .month }?.amount
  }
}

extension Savings {
  /// The sum of the months.
  var monthsEvidence: CheckFinding.Evidence {
    CheckFinding.Evidence(
      facts: ["compared with '\(comparedTo)'"], sum: monthsSum, allowed: monthsFree.map { "\($0)" })
  }

  /// What the saving lacks of so many months: `, 0.09 short`.
  func shortfall(of months: ExactDecimal) -> String {
    let wanted = months.fraction * comparison.referencePrice.amount.fraction
    let digits = comparison.referencePrice.shownFractionDigits
    return ", " + (wanted - comparison.saved).decimalText(digits: max(4, digits), minimum: digits)
      + " \(comparison.referencePrice.currency.code) short"
  }
}
