/// Reads the price of a product in one storefront, with its ways to pay and its offers, from `catalog.json`.
struct NativePricingReader {
  private let kind: Product.Kind?
  private let store: Store

  /// Creates a reader for a product's kind; `nil` when the kind could not be read.
  init(kind: Product.Kind?, store: Store) {
    self.kind = kind
    self.store = store
  }

  /// Reads a price; `nil` after findings when it cannot be used.
  func pricing(
    _ element: JSONReader, in storefront: Storefront, into findings: inout [Finding]
  ) -> Product.Pricing? {
    guard let object = element.object(known: NativeCatalogKeys.pricing, into: &findings),
      let value = object.required("price", into: &findings),
      let price = value.money(into: &findings)
    else { return nil }
    checkCurrency(of: price, in: storefront, at: value, into: &findings)
    let plans = object["billingPlans"].map { billingPlans($0, price: price, into: &findings) }
    let offers = (object["offers"]?.elements(into: &findings) ?? []).compactMap { offer in
      NativeOfferReader(kind: kind, plans: plans ?? [BillingPlan(.upFront, price: price)])
        .offer(offer, into: &findings)
    }
    return Product.Pricing(
      price: price, billingPlans: plans, offers: offers,
      seats: object["seats"].flatMap { seats($0, into: &findings) })
  }

  /// The price per seat in tiers; `nil` after findings when it cannot be used.
  private func seats(
    _ reader: JSONReader, into findings: inout [Finding]
  ) -> GraduatedPrice? {
    var tiers: [GraduatedPrice.Tier] = []
    for element in reader.elements(into: &findings) ?? [] {
      guard let object = element.object(known: ["from", "price"], into: &findings),
        let from = object.required("from", into: &findings)?
          .integer(in: 1...GraduatedPrice.maximumSeats, into: &findings),
        let price = object.required("price", into: &findings)?.money(into: &findings)
      else { return nil }
      tiers.append(GraduatedPrice.Tier(from: from, price: price))
    }
    do throws(GraduatedPriceError) { return try GraduatedPrice(tiers: tiers) } catch {
      findings.append(reader.finding(.error, rule: "seat-tiers", error.description))
      return nil
    }
  }

  /// The App Store sells in one currency per storefront; of other stores that is not known.
  private func checkCurrency(
    of price: Money, in storefront: Storefront, at value: JSONReader,
    into findings: inout [Finding]
  ) {
    guard store == .appStore, price.currency != storefront.currency else { return }
    findings.append(
      value.finding(
        .warning, rule: "price-currency",
        "the price in \(storefront) is in \(price.currency); the App Store sells there in "
          + "\(storefront.currency)"))
  }

  private func billingPlans(
    _ reader: JSONReader, price: Money, into findings: inout [Finding]
  ) -> [BillingPlan] {
    var plans: [BillingPlan] = []
    for element in reader.elements(into: &findings) ?? [] {
      guard let object = element.object(known: NativeCatalogKeys.billingPlan, into: &findings),
        let kind = object.required("kind", into: &findings)?
          .word(NativeCatalogKeys.billingKinds, into: &findings),
        let payment = object.required("price", into: &findings)?.money(into: &findings)
      else { continue }
      if plans.contains(where: { $0.kind == kind }) {
        findings.append(
          element.finding(
            .error, rule: "billing-plan-duplicate",
            "a second billing plan of kind '\(kind.rawValue)'", fix: "remove one of the two"))
      }
      plans.append(BillingPlan(kind, price: payment))
    }
    check(plans, price: price, at: reader, into: &findings)
    return plans
  }

  private func check(
    _ plans: [BillingPlan], price: Money, at reader: JSONReader, into findings: inout [Finding]
  ) {
    guard !plans.isEmpty else {
      findings.append(
        reader.finding(
          .error, rule: "billing-plans-missing", "expected a way to pay, got an empty list",
          fix: "remove 'billingPlans' for a price paid up front"))
      return
    }
    let monthly = plans.first { $0.kind == .monthly }
    if monthly != nil, kind?.isYearly == false {
      findings.append(
        reader.finding(
          .error, rule: "commitment-period",
          "monthly payments with a commitment are for subscriptions of one year"))
    }
    let upFront = plans.first { $0.kind == .upFront }
    let total = upFront?.price ?? monthly.map { committedTotal($0.price) }
    if let total, total != price {
      findings.append(
        reader.finding(
          .warning, rule: "billing-plan-price",
          "the price is \(price.amount), its billing plan costs \(total.amount)",
          fix: "write the same price twice"))
    }
  }
}

extension Product.Kind {
  /// Whether it is a subscription of one year.
  var isYearly: Bool {
    guard case .autoRenewable(let subscription) = self else { return false }
    return subscription.period.hasSameLength(as: .one(.year))
  }
}

extension JSONReader {
  /// An amount of a currency: `{"amount": "19.99", "currency": "EUR"}`.
  func money(into findings: inout [Finding]) -> Money? {
    guard let object = object(known: NativeCatalogKeys.money, into: &findings) else { return nil }
    let amount = object.required("amount", into: &findings)?.amount(into: &findings)
    let currency = object.required("currency", into: &findings)?.currency(into: &findings)
    guard let amount, let currency else { return nil }
    return Money(amount, currency)
  }
}
