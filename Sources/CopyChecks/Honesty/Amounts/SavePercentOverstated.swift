import PricingEngine

extension HonestyRule {
  static let savePercentOverstated = HonestyRule(
    "save-percent-overstated", .amounts, .claim, .error,
    requirement: "A percentage saved is at most the exact saving, rounded down to a whole percent.",
    reason: "A larger figure is a price advantage that does not exist.",
    source: "UCPD Art. 6(1)(d) and Annex I; 16 CFR 233; DMCC Act 2024",
    wrong: "Save 45% with the yearly plan (19.99 a year against 12 × 2.99).",
    right: "Save 44% with the yearly plan compared with paying monthly."
  ) { screen in
    screen.claims(.percentSavings).compactMap { claim in
      guard !claim.mention.isUpTo, let stated = claim.percent else { return nil }
      switch SavingTruth(of: claim, percent: stated) {
      case .saving(let savings, let quote) where stated.fraction > Fraction(Int128(savings.percent)):
        return Violation(
          claim, quote, "says \(stated.trimmed.text)%, the prices give \(savings.percent)%",
          fix: "say \(savings.percent)%, or let a placeholder say it", evidence: savings.evidence)
      case .former(let former, let quote) where stated.fraction > Fraction(former.percent):
        return Violation(
          claim, quote, "says \(stated.trimmed.text)%, the former price gives \(former.percent)%",
          fix: "say \(former.percent)%", evidence: former.evidence)
      case .notCheaper(let reason, let quote):
        return Violation(
          claim, quote,
          "says \(stated.trimmed.text)%, and the plan saves nothing: \(reason.explanation)",
          fix: "leave the saving out", evidence: quote.evidence)
      default: return nil
      }
    }
  }
}

extension ClaimReading {
  /// The percentage that the words state; `nil` when they state none.
  var percent: ExactDecimal? {
    mention.values.first { $0.kind == .percent }?.amount
  }
}

extension Savings {
  /// The sum of the percentage.
  var evidence: CheckFinding.Evidence {
    CheckFinding.Evidence(
      facts: ["compared with '\(comparedTo)'"], sum: percentSum, exact: exactPercentText,
      allowed: "\(percent)%")
  }
}
