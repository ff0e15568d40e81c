/// What an offer of the API says about payment, apart from the price.
struct AppStoreConnectOfferValues {
  let mode: StoreKitOffer.Mode
  let period: SubscriptionPeriod
  let count: Int
  let billing: BillingPlan.Kind

  /// The terms with a price.
  func terms(
    _ price: Money, against regular: StoreKitBilling.Regular?, at attributes: JSONObjectReader,
    into findings: inout [Finding]
  ) -> Offer.Terms? {
    guard mode != .payUpFront || count == 1 else {
      findings.append(
        (attributes["numberOfPeriods"] ?? attributes["periodCount"] ?? attributes.reader).finding(
          .error, .periodCountInvalid, "an offer paid up front has one period, got \(count)",
          fix: "write 1, and the whole length as 'duration'"))
      return nil
    }
    let before = findings.count
    let terms = StoreKitOfferTerms(
      mode, period: period, count: count, price: price.amount, currency: price.currency
    ).checked(against: regular, at: attributes, into: &findings)
    return findings[before...].hasErrors ? nil : terms
  }
}

extension Product.Pricing {
  /// What an offer for a way to pay is measured against; `nil` when that is not on sale.
  func regular(
    _ billing: BillingPlan.Kind, _ period: SubscriptionPeriod
  ) -> StoreKitBilling.Regular? {
    billingPlans.first { $0.kind == billing }.map { plan in
      StoreKitBilling.Regular(
        price: plan.price.amount, period: billing == .monthly ? .one(.month) : period)
    }
  }
}
