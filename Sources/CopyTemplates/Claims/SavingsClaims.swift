import PricingEngine

/// The percentage is the saving's part of the reference total, rounded down.
func savingsPercentVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { .proven(evidence: $0.percentSum) }
}

/// The amount is the difference of the two totals.
func savingsAmountVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { savings in
    guard savings.amount != nil else {
      return .refused(reason: "the saving is below the smallest amount that can be shown")
    }
    return .proven(evidence: savings.amountSum)
  }
}

/// The months are whole ones of the plan compared with.
func monthsFreeVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  quote.savings.verdict { savings in
    guard savings.monthsFree != nil else {
      return .refused(
        reason: "the saving is no whole month of the other plan: \(savings.monthsSum)")
    }
    return .proven(evidence: savings.monthsSum)
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
