import PricingEngine

/// The percentage is the saving's part of the reference total, rounded down.
func savingsPercentVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { savings in
    .proven(savings.evidence(savings.percentSum, savings.exactPercentText, "\(savings.percent)"))
  }
}

/// The amount is the difference of the two totals.
func savingsAmountVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { savings in
    guard let amount = savings.amount else {
      return .refused(reason: "the saving is below the smallest amount that can be shown")
    }
    return .proven(
      savings.evidence(savings.amountSum, savings.exactAmountText, amount.shownAmount.text))
  }
}

/// The months are whole ones of the plan compared with.
func monthsFreeVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { savings in
    guard let months = savings.monthsFree else {
      return .refused(
        reason: "the saving is no whole month of the other plan: \(savings.monthsSum)")
    }
    return .proven(
      savings.evidence(savings.monthsSum, savings.exactMonthsText, "\(months)"))
  }
}

extension Savings {
  /// A sum, with the prices that it is made from.
  fileprivate func evidence(_ sum: String, _ exact: String, _ allowed: String) -> ClaimEvidence {
    let price = comparison.total
    let reference = comparison.referencePrice
    return ClaimEvidence(
      facts: [
        "the plan costs \(price.shownAmount.text) \(price.currency) for the time compared",
        "compared with '\(comparedTo)' at \(reference.shownAmount.text) \(reference.currency)",
      ], sum: ClaimEvidence.Sum(text: sum, exact: exact, allowed: allowed))
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
