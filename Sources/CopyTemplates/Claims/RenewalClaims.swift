import PricingEngine

/// Only auto-renewable subscriptions renew.
func renewsAutomaticallyVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  guard case .autoRenewable(let subscription) = quote.plan.product.kind else {
    return .refused(reason: "\(quote.plan.kindText), and does not renew")
  }
  if let refusal = endingOfferRefusal(quote) { return refusal }
  let length = quote.plan.commitment?.length ?? subscription.period
  return .proven(
    evidence: "'\(quote.plan.productID)' is auto-renewable and renews every \(length.iso)")
}

/// Canceling ends something only where something renews, and at any time only without a commitment.
func cancelAnytimeVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  guard case .autoRenewable = quote.plan.product.kind else {
    return .refused(reason: "there is nothing to cancel: \(quote.plan.kindText)")
  }
  if let refusal = endingOfferRefusal(quote) { return refusal }
  if let commitment = quote.plan.commitment {
    return .refused(
      reason: "'\(quote.plan.productID)' is a commitment to \(commitment.payments) payments; "
        + "canceling does not end them")
  }
  return .proven(
    evidence: "'\(quote.plan.productID)' is auto-renewable, without a commitment")
}

/// What is bought with an offer that ends by itself neither renews nor needs to be canceled.
private func endingOfferRefusal(_ quote: Quote) -> ClaimRecord.Verdict? {
  guard quote.offer?.continuation == .ends else { return nil }
  return .refused(
    reason: "with the offer shown, '\(quote.plan.productID)' ends by itself and does not renew")
}

/// A subscription is what renews or ends; both kinds of it are one.
func noSubscriptionVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  switch quote.plan.product.kind {
  case .autoRenewable, .nonRenewing:
    .refused(reason: quote.plan.kindText)
  case .consumable, .nonConsumable:
    .proven(evidence: quote.plan.kindText)
  }
}

/// Exactly one charge follows the purchase.
func oneTimePurchaseVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  switch quote.plan.product.kind {
  case .autoRenewable: .refused(reason: "\(quote.plan.kindText), and is charged again")
  case .nonRenewing, .consumable, .nonConsumable: .proven(evidence: quote.plan.kindText)
  }
}

/// Nothing is charged that the customer does not order.
func noAutomaticChargeVerdict(_ quote: Quote) -> ClaimRecord.Verdict {
  switch quote.plan.product.kind {
  case .autoRenewable: .refused(reason: "\(quote.plan.kindText), and is charged automatically")
  case .nonRenewing, .consumable, .nonConsumable:
    .proven(evidence: "\(quote.plan.kindText), so no charge follows by itself")
  }
}

extension Plan {
  /// What kind of product it is, as the start of a sentence.
  public var kindText: String {
    switch product.kind {
    case .autoRenewable: "'\(productID)' is an auto-renewable subscription"
    case .nonRenewing: "'\(productID)' is a non-renewing subscription"
    case .consumable: "'\(productID)' is a consumable, bought once"
    case .nonConsumable: "'\(productID)' is a non-consumable, bought once and kept"
    }
  }
}
