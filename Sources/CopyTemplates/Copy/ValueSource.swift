import PricingEngine

/// Finds the values that a section can show.
struct ValueSource {
  /// What the section's words depend on.
  let situation: Situation
  /// The product that the reader has, for a change of plan.
  let currentProduct: Product?

  /// The value of a name; `nil` when there is none.
  func value(_ name: ValueName) -> OutlineValue? {
    switch name {
    case .app: situation.facts.name == nil ? nil : .appName
    case .product: situation.quote.flatMap { Self.name(of: $0.plan.product) }
    case .currentProduct: currentProduct.flatMap(Self.name)
    default: plainValue(name).map(OutlineValue.value)
    }
  }

  /// The name of a product; `nil` when the catalog has none in any language.
  private static func name(of product: Product) -> OutlineValue? {
    product.localizations.contains { $0.tag != nil } ? .productName(id: product.id) : nil
  }

  /// A value that is the same in all languages.
  private func plainValue(_ name: ValueName) -> CopyValue? {
    switch name {
    case .service: situation.facts.otherService.map(CopyValue.name)
    case .evaluationDays, .daysLeft, .used, .limit, .remaining: situation.count(name)
    case .currentPrice: situation.change.map { $0.current.value(of: $0.current.price) }
    case .currentRate:
      situation.change.flatMap { $0.current.paymentPeriod }.map { .period($0, .rate) }
    case .newPrice: situation.newPrice.map(CopyValue.money)
    case .increaseDate: situation.priceIncrease.map { .date($0.date) }
    case .seats, .seatTotal: situation.seatValue(name)
    default: situation.quote?.value(name)
    }
  }
}

extension Situation {
  fileprivate func count(_ name: ValueName) -> CopyValue? {
    let limit = facts.freeTier?.limit
    return switch (name, state) {
    case (.evaluationDays, _): facts.evaluation.map { .count($0.days) }
    case (.daysLeft, .evaluation(let days)): .count(days.value)
    case (.limit, _): limit.map(CopyValue.count)
    // Things that are left from a subscription do not use up more than there is: all 20 of 20.
    case (.used, .free(let count)): .count(min(count.value, limit ?? count.value))
    case (.remaining, .free): freeRemaining.map(CopyValue.count)
    default: nil
    }
  }

  fileprivate var newPrice: Money? {
    guard let priceIncrease, let quote else { return nil }
    return Money(priceIncrease.newAmount, quote.plan.price.currency)
  }

  fileprivate func seatValue(_ name: ValueName) -> CopyValue? {
    guard let plan = quote?.plan, let count = plan.seatCount else { return nil }
    return name == .seats ? .count(count) : .money(plan.price)
  }
}

extension Quote {
  fileprivate func value(_ name: ValueName) -> CopyValue? {
    switch name {
    case .price: plan.value(of: plan.price)
    case .rate: plan.paymentPeriod.map { .period($0, .rate) }
    case .length: plan.term.map { .period($0, .length) }
    case .payments: plan.commitment.map { .count($0.payments) }
    case .commitmentTotal: plan.commitment.map { .money($0.total) }
    case .equivalentPrice: shownEquivalent.map { plan.value(of: $0.amount) }
    case .equivalentRate: shownEquivalent.map { .period(.one($0.unit), .rate) }
    case .percent, .savedAmount, .savedMonths, .referencePrice, .referenceRate: savingValue(name)
    case .offerPrice, .offerRate, .offerLength, .offerFor, .offerAfter, .offerPayments, .offerTotal:
      offer.flatMap { $0.terms.value(name) }
    default: nil
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

extension Plan {
  /// An amount of the plan, said per seat while nobody named how many are bought.
  fileprivate func value(of amount: Money) -> CopyValue {
    isPricedPerSeat ? .moneyPerSeat(amount) : .money(amount)
  }
}

extension Offer.Terms {
  fileprivate func value(_ name: ValueName) -> CopyValue? {
    switch (name, self) {
    case (.offerPrice, .payAsYouGo(let price, _, _)), (.offerPrice, .payUpFront(let price, _)),
      (.offerPrice, .oneTime(let price)):
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

  /// The offer's length; `nil` when it has none, or its periods together are longer than a period can be.
  private var wholeLength: SubscriptionPeriod? {
    do { return try length } catch { return nil }
  }
}
