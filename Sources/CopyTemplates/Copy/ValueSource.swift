import PricingEngine

/// Finds the values that a section can show: those of the app, and those of one plan.
struct ValueSource {
  /// The app's name in the reader's language, when it is known.
  let appName: String?
  /// The app's own evaluation.
  let evaluation: AppFacts.Evaluation?
  /// The plan, for a section about one.
  let quote: Quote?
  /// The plan's name in the reader's language, when the catalog has one.
  let productName: String?

  /// The value of a name; `nil` when there is none.
  func value(_ name: ValueName) -> CopyValue? {
    switch name {
    case .app: appName.map(CopyValue.name)
    case .product: productName.map(CopyValue.name)
    case .evaluationDays: evaluation.map { .count($0.days) }
    default: quote.flatMap { $0.value(name) }
    }
  }
}

extension Quote {
  fileprivate func value(_ name: ValueName) -> CopyValue? {
    switch name {
    case .app, .product, .evaluationDays: nil
    case .price: .money(plan.price)
    case .rate: plan.paymentPeriod.map { .period($0, .rate) }
    case .length: plan.term.map { .period($0, .length) }
    case .payments: plan.commitment.map { .count($0.payments) }
    case .commitmentTotal: plan.commitment.map { .money($0.total) }
    case .equivalentPrice: shownEquivalent.map { .money($0.amount) }
    case .equivalentRate: shownEquivalent.map { .period(.one($0.unit), .rate) }
    case .percent, .savedAmount, .savedMonths, .referencePrice, .referenceRate: savingValue(name)
    case .offerPrice, .offerRate, .offerLength, .offerFor, .offerAfter, .offerPayments, .offerTotal:
      introductoryOffer.flatMap { $0.terms.value(name) }
    }
  }

  private func savingValue(_ name: ValueName) -> CopyValue? {
    guard case .success(let savings) = savings else { return nil }
    return switch name {
    case .percent: .percent(savings.percent)
    case .savedAmount: savings.amount.map(CopyValue.money)
    case .savedMonths: savings.monthsFree.map(CopyValue.count)
    case .referencePrice: .money(savings.comparison.referencePrice)
    case .referenceRate: .period(savings.comparison.referencePeriod, .rate)
    default: nil
    }
  }
}

extension Offer.Terms {
  fileprivate func value(_ name: ValueName) -> CopyValue? {
    switch (name, self) {
    case (.offerPrice, .payAsYouGo(let price, _, _)), (.offerPrice, .payUpFront(let price, _)):
      .money(price)
    case (.offerRate, .payAsYouGo(_, let period, _)): .period(period, .rate)
    case (.offerPayments, .payAsYouGo(_, _, let count)): .count(count)
    case (.offerTotal, .payAsYouGo(let price, _, let count)): .money(count * price)
    case (.offerTotal, .payUpFront(let price, _)): .money(price)
    case (.offerLength, _): wholeLength.map { .period($0, .length) }
    case (.offerFor, _): wholeLength.map { .period($0, .duration) }
    case (.offerAfter, _): wholeLength.map { .period($0, .after) }
    default: nil
    }
  }

  /// The offer's length; `nil` when its periods together are longer than a period can be.
  private var wholeLength: SubscriptionPeriod? {
    do { return try length } catch { return nil }
  }
}
