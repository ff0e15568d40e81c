import PricingEngine

/// Only the project knows what customers choose, and only with evidence that has a name.
func mostPopularVerdict(_ quote: Quote, _ popular: MostPopular?) -> ClaimRecord.Verdict {
  guard let popular else {
    return .refused(reason: "the project names no evidence that anything is popular")
  }
  guard popular.productID == quote.plan.productID else {
    return .refused(reason: "the evidence is for '\(popular.productID)'")
  }
  return .proven(
    evidence: "\(popular.kind.rawValue) of \(popular.date.iso), by '\(popular.source)'")
}

/// The exact price per month is below that of every other plan that renews; equal is not lower.
///
/// Plans whose price depends on seats have no single price per month.
func lowestPricePerMonthVerdict(_ quote: Quote, among shown: [Quote]) -> ClaimRecord.Verdict {
  let id = quote.plan.productID
  guard let own = monthly(quote) else {
    return .refused(reason: "'\(id)' has no one price per month")
  }
  let renewing = shown.filter { $0.plan.paymentPeriod != nil }
  let others = renewing.filter { $0.plan != quote.plan }
  guard !others.isEmpty else { return .refused(reason: "no other plan that renews is shown") }
  for other in others {
    guard let price = monthly(other), price.price.currency == own.price.currency else {
      return .refused(reason: "'\(other.plan.productID)' has no comparable price per month")
    }
    guard own.exact < price.exact else {
      return .refused(
        reason: "'\(other.plan.productID)' costs no more per month: \(price.calculation) "
          + "against \(own.calculation)")
    }
  }
  return .proven(evidence: "\(own.calculation) per month, below every other plan shown")
}

private func monthly(_ quote: Quote) -> Equivalent? {
  guard quote.plan.seats == nil else { return nil }
  do { return try quote.plan.equivalent(per: .month) } catch { return nil }
}

extension ClaimSubject {
  /// One payment gives everything: either nothing else is sold, or one product that is kept gives every feature.
  var noSubscriptionNeeded: ClaimRecord.Verdict {
    guard !quotes.isEmpty else { return .refused(reason: "there is no product to claim it of") }
    let kept = quotes.filter { quote in
      if case .nonConsumable = quote.plan.product.kind { true } else { false }
    }
    guard let first = kept.first else {
      return .refused(reason: "no product that is bought once and kept is shown")
    }
    if kept.count == shown.count {
      return .proven(evidence: "every product shown is bought once and kept")
    }
    guard !features.isEmpty else {
      return .refused(
        reason: "the project names no features, so nobody knows what one payment gives")
    }
    let whole = kept.first { quote in features.allSatisfy { $0.isGiven(by: quote.plan.productID) } }
    guard let whole else {
      return .refused(reason: "'\(first.plan.productID)' does not give every feature")
    }
    return .proven(
      evidence: "'\(whole.plan.productID)' is bought once and gives all features")
  }
}
