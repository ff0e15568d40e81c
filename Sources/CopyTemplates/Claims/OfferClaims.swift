import PricingEngine

/// A store's free trial is an introductory offer whose mode is free; nothing else may be called free.
func freeTrialVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  guard let offer = quote.offer else { return noOffer(quote) }
  guard case .freeTrial(let period) = offer.terms else {
    return .refused(
      reason: "the introductory offer of '\(quote.plan.productID)' is paid (\(offer.terms.mode))")
  }
  return .proven(
    evidence: "introductory offer of '\(quote.plan.productID)': free for \(period.iso), "
      + "then \(quote.plan.regularPriceText)")
}

/// A reduced price must be lower than the regular price for the same time.
func introductoryPriceVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  guard let offer = quote.offer else { return noOffer(quote) }
  if case .freeTrial = offer.terms {
    return .refused(
      reason: "the introductory offer of '\(quote.plan.productID)' is free and has no price")
  }
  if case .oneTime(let price) = offer.terms, quote.plan.paymentPeriod == nil {
    return oneTimePriceVerdict(price, instead: quote.plan.price)
  }
  do throws(ScheduleError) {
    let comparison = try TermComparison(of: offer, on: quote.plan)
    let sum = "\(comparison.total.shownAmount.text) against \(comparison.basis)"
    guard comparison.verdict == .cheaper else {
      return .refused(
        reason: "the introductory price is not below the regular price for the same time: \(sum)")
    }
    return .proven(evidence: "\(offer.terms.mode): \(sum), then \(quote.plan.regularPriceText)")
  } catch {
    return .refused(reason: "the introductory offer does not fit the plan: \(error.explanation)")
  }
}

/// A product that is bought once has no time to compare: its price with the offer must be below the one without.
private func oneTimePriceVerdict(_ price: Money, instead regular: Money) -> ClaimRecord.Verdict {
  let sum = "\(price.shownAmount.text) instead of \(regular.shownAmount.text)"
  guard price.currency == regular.currency, price.amount < regular.amount else {
    return .refused(reason: "the price with the offer is not below the regular price: \(sum)")
  }
  return .proven(evidence: "oneTime: \(sum)")
}

private func noOffer(_ quote: Quote) -> ClaimRecord.Verdict {
  .refused(reason: "'\(quote.plan.productID)' has no introductory offer")
}

extension Plan {
  /// `19.99 USD per P1Y`.
  var regularPriceText: String {
    let amount = "\(price.shownAmount.text) \(price.currency)"
    return paymentPeriod.map { "\(amount) per \($0.iso)" } ?? amount
  }
}

extension ScheduleError {
  /// The reason as a sentence.
  var explanation: String {
    switch self {
    case .oneTimePurchase(let productID): "'\(productID)' is bought once"
    case .oneTimeOffer(let productID, let period):
      "the offer is paid once, and '\(productID)' renews every \(period.iso)"
    case .freePlan(let productID): "'\(productID)' costs nothing"
    case .otherBillingPlan(let offer, let plan):
      "the offer belongs to the billing plan '\(offer.rawValue)', not '\(plan.rawValue)'"
    case .offerPeriod(let expected, let got):
      "expected the plan's period \(expected.iso), got \(got.iso)"
    case .unlikeCurrencies(let offer, let plan):
      "the offer is in \(offer) and the plan in \(plan)"
    case .offerLength: "the offer has no whole length"
    }
  }
}
