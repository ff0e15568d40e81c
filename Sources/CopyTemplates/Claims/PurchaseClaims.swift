import PricingEngine

extension ClaimSubject {
  /// Only the app's own evaluation starts without a payment method; a store's trial does not.
  var noPaymentToStart: ClaimRecord.Verdict {
    if let evaluation {
      let days = evaluation.days == 1 ? "1 day" : "\(evaluation.days) days"
      return .proven(evidence: "the app's own evaluation of \(days) takes no payment")
    }
    return .refused(reason: "the project states no free evaluation")
  }
}

/// The store keeps subscriptions and non-consumables for the buyer; consumables are used up.
///
/// Not every store keeps anything: a web checkout knows only the app's own accounts.
func restoreAvailableVerdict(_ quote: Quote, _ store: Store) -> ClaimRecord.Verdict {
  guard store.restoresPurchases else {
    return .refused(
      reason: "'\(quote.plan.productID)' is sold by \(store.phrase), which restores no purchases")
  }
  return switch quote.plan.product.kind {
  case .autoRenewable, .nonConsumable:
    .proven(evidence: "\(quote.plan.kindText), which the store restores")
  case .nonRenewing, .consumable:
    .refused(reason: "\(quote.plan.kindText), which the store does not restore")
  }
}

/// Apple's Family Sharing is a setting of the product.
func familySharingVerdict(_ quote: Quote, _ store: Store) -> ClaimRecord.Verdict {
  let id = quote.plan.productID
  guard store == .appStore else {
    return .refused(
      reason: "Family Sharing is the App Store's, and '\(id)' is sold by \(store.phrase)")
  }
  return quote.plan.product.isFamilyShareable
    ? .proven(evidence: "Family Sharing is on for '\(id)'")
    : .refused(reason: "Family Sharing is off for '\(id)'")
}

extension Store {
  /// Who sells, inside a sentence.
  var phrase: String {
    switch self {
    case .appStore: "the App Store"
    case .googlePlay: "Google Play"
    case .web: "a web checkout"
    case .other: "another or an unknown store"
    }
  }
}
