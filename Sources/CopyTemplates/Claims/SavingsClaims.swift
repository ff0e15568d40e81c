import PricingEngine

/// 35.88 − 19.99 = 15.89, and 15.89 of 35.88 is 44.2865… %, rounded down to 44.
func savingsPercent(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { savings in
    let sum = savings.comparison
    let rounding = sum.savedPercent.isWhole ? "" : ", rounded down to \(savings.percent) %"
    return .proven(evidence: "\(sum.difference); \(sum.savedPercentText) %\(rounding)")
  }
}

/// The difference itself, in the digits of the prices.
func savingsAmount(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { savings in
    guard let amount = savings.amount else {
      return .refused(reason: "the saving is below the smallest amount that can be shown")
    }
    let rounding = savings.amountRounding == .exact ? "" : ", rounded down"
    return .proven(
      evidence: "\(savings.comparison.difference), "
        + "\(amount.amount.text) \(amount.currency)\(rounding)")
  }
}

/// 15.89 / 2.99 = 5.3144…, rounded down to 5 months.
func monthsFree(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { savings in
    let sum = savings.comparison
    let exact = sum.saved / sum.referencePrice.amount.fraction
    let division = "\(sum.difference) = \(exact.decimalText(digits: 4)) × \(sum.referenceText)"
    guard let months = savings.monthsFree else {
      return .refused(reason: "the saving is no whole month of the other plan: \(division)")
    }
    return .proven(evidence: "\(division), so \(months) whole months")
  }
}

extension Result where Success == Savings, Failure == NoSavings {
  fileprivate func verdict(_ proof: (Savings) -> ClaimRecord.Verdict) -> ClaimRecord.Verdict {
    switch self {
    case .success(let savings): proof(savings)
    case .failure(let reason): .refused(reason: reason.explanation)
    }
  }
}

extension TermComparison {
  /// `12 × 2.99 = 35.88, less 19.99 is 15.89`.
  fileprivate var difference: String {
    let digits = max(total.shownFractionDigits, referencePrice.shownFractionDigits)
    let difference = saved.decimalText(digits: max(4, digits), minimum: digits)
    return "\(basis), less \(total.shownAmount.text) is \(difference)"
  }

  fileprivate var referenceText: String { referencePrice.shownAmount.text }
}
