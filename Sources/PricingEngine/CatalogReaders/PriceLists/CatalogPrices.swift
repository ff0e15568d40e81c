extension Catalog {
  /// The catalog with the prices of a list added, and what is worth knowing about them.
  ///
  /// A price of the list replaces the catalog's own for the same product, way to pay and storefront; when the two
  /// differ, a warning says so. Offers stay where the catalog has them, since a price list holds none. A product
  /// without a price in a storefront stays without one.
  public func adding(_ list: PriceList) -> (catalog: Catalog, findings: [Finding]) {
    let entries = Dictionary(grouping: list.entries, by: \.productID)
    var findings = unknownProducts(in: list)
    let priced = products.map { product in
      entries[product.id].map { product.adding($0, soldBy: store, into: &findings) } ?? product
    }
    let catalog = Catalog(
      products: priced, groups: groups, storefront: storefront, namesStorefront: namesStorefront,
      defaultLocale: defaultLocale, policies: policies, store: store)
    return (catalog, findings)
  }

  /// A warning for each product that the list has prices of and the catalog lacks, up to `shownUnknownProducts`.
  ///
  /// A list of a whole company names thousands: the rest is counted.
  private func unknownProducts(in list: PriceList) -> [Finding] {
    let known = products.map(\.id)
    var seen = Set(known)
    let unknown = list.entries.filter { seen.insert($0.productID).inserted }
    let isAll = unknown.count <= shownUnknownProducts
    let shown = isAll ? unknown[...] : unknown.prefix(shownUnknownProducts - 1)
    var findings = shown.map { entry in
      let nearest = nearestText(to: entry.productID, in: known)
      return Finding(
        .warning, rule: "price-list-unknown-product", at: entry.location,
        productID: entry.productID,
        "the catalog has no product '\(quotable(entry.productID))': its prices are not used",
        fix: nearest.map { "write '\($0)'" })
    }
    if !isAll, let next = unknown.dropFirst(shown.count).first {
      findings.append(
        Finding(
          .warning, rule: "price-list-unknown-product", at: next.location,
          "the catalog lacks \(unknown.count - shown.count) more products of the list, from "
            + "'\(quotable(next.productID))' on: their prices are not used"))
    }
    return findings
  }
}

/// How many findings there are about products that a catalog lacks.
private let shownUnknownProducts = 10

extension Product {
  /// The product with the prices that a list has for it.
  func adding(
    _ entries: [PriceList.Entry], soldBy store: Store, into findings: inout [Finding]
  ) -> Product {
    var pricing = self.pricing
    let byStorefront = Dictionary(grouping: entries, by: \.storefront)
    for (storefront, entries) in byStorefront.sorted(by: { $0.key.code < $1.key.code }) {
      var plans = PaymentPlans(pricing[storefront])
      for entry in entries where accepts(entry, soldBy: store, into: &findings) {
        if let old = plans.replace(with: entry) {
          findings.append(difference(between: old, and: entry))
        }
      }
      guard let new = plans.pricing(keeping: pricing[storefront]) else { continue }
      pricing[storefront] = new
      if let first = new.seats?.tiers.first, first.price != new.price {
        findings.append(seatDifference(first.price, new.price, at: entries.first))
      }
    }
    findings += offersLeftBehind(in: pricing, entries: entries)
    return Product(
      id: id, kind: kind, localizations: localizations, isFamilyShareable: isFamilyShareable,
      pricing: pricing)
  }

  /// Whether a price can be one of the product: the App Store sells no subscription at zero, and only plans of one year are paid
  /// monthly, not everywhere.
  private func accepts(
    _ entry: PriceList.Entry, soldBy store: Store, into findings: inout [Finding]
  ) -> Bool {
    if entry.price.amount == .zero {
      let finding = zeroPrice(soldBy: store, at: entry.location)
      findings.append(finding)
      guard finding.severity != .error else { return false }
    }
    guard entry.billing == .monthly else { return true }
    guard case .autoRenewable(let subscription) = kind,
      subscription.period.hasSameLength(as: .one(.year))
    else {
      findings.append(
        Finding(
          .error, rule: "commitment-period", at: entry.location, productID: id,
          "expected a subscription of one year for a monthly price with a commitment"))
      return false
    }
    guard store.sellsMonthlyCommitment(in: entry.storefront) else {
      findings.append(
        Finding(
          .error, rule: "commitment-not-sold", at: entry.location, productID: id,
          "plans with a 12-month commitment are not sold in \(entry.storefront)"))
      return false
    }
    return true
  }

  private func zeroPrice(soldBy store: Store, at location: SourceLocation) -> Finding {
    guard case .autoRenewable = kind else {
      return Finding(
        .warning, rule: "price-zero", at: location, productID: id,
        "the product costs zero, so no copy offers it for sale", fix: "write what customers pay")
    }
    return Finding(
      store == .appStore ? .error : .warning, rule: "price-zero", at: location, productID: id,
      store == .appStore
        ? "the App Store sells no subscription at price zero" : "the subscription costs zero",
      fix: "write the regular price; a free period is an offer")
  }

  private func difference(between old: Money, and entry: PriceList.Entry) -> Finding {
    Finding(
      .warning, rule: "price-differs", at: entry.location, productID: id,
      "the catalog has \(old.amount) \(old.currency) in \(entry.storefront), the price list "
        + "\(entry.price.amount) \(entry.price.currency), which is used")
  }

  /// A list knows no seats: a price that is not that of the first seat leaves open what any of them costs.
  private func seatDifference(
    _ seat: Money, _ price: Money, at entry: PriceList.Entry?
  ) -> Finding {
    Finding(
      .error, rule: "seat-price", at: entry?.location, productID: id,
      "the price list has \(price.amount) \(price.currency), and the first seat costs "
        + "\(seat.amount) \(seat.currency) in the catalog",
      fix: "write the new prices per seat in the catalog")
  }

  /// A note when the catalog has offers, but not for all storefronts that the list adds.
  private func offersLeftBehind(
    in pricing: [Storefront: Pricing], entries: [PriceList.Entry]
  ) -> [Finding] {
    let added = Set(entries.map(\.storefront)).subtracting(self.pricing.keys)
    let withOffers = pricing.filter { !$0.value.offers.isEmpty }.keys.map(\.code).sorted()
    guard !added.isEmpty, !withOffers.isEmpty else { return [] }
    return [
      Finding(
        .note, rule: "price-list-no-offers", at: entries.first?.location, productID: id,
        "offers are known for \(withOffers.joined(separator: ", ")) only: a price list has none")
    ]
  }
}

/// What one payment costs in one storefront, by the way to pay.
private struct PaymentPlans {
  private var prices: [BillingPlan.Kind: Money] = [:]

  init(_ pricing: Product.Pricing?) {
    for plan in pricing?.billingPlans ?? [] { prices[plan.kind] = plan.price }
  }

  /// Takes a price over; returns the one it replaces, when that is another.
  mutating func replace(with entry: PriceList.Entry) -> Money? {
    let old = prices.updateValue(entry.price, forKey: entry.billing)
    return old == entry.price ? nil : old
  }

  /// The prices, with the offers and seat prices of those that they replace; `nil` when there are none.
  func pricing(keeping old: Product.Pricing?) -> Product.Pricing? {
    let plans = BillingPlan.Kind.allCases.compactMap { kind in
      prices[kind].map { BillingPlan(kind, price: $0) }
    }
    guard let total = prices[.upFront] ?? prices[.monthly].map(committedTotal) else { return nil }
    return Product.Pricing(
      price: total, billingPlans: plans, offers: old?.offers ?? [], seats: old?.seats)
  }
}

/// All payments of a commitment together.
func committedTotal(_ payment: Money) -> Money {
  Money(BillingPlan.committedPayments * payment.amount, payment.currency)
}
