/// Holds one product against what its store sells: its period, its prices in every storefront, its offers.
struct ProductCheck {
  let product: Product
  let store: Store

  /// Everything that is wrong, storefronts by code.
  var findings: [Finding] {
    var findings = identifierFindings + periodFindings
    for (storefront, pricing) in product.pricing.sorted(by: { $0.key.code < $1.key.code }) {
      findings += priceFindings(pricing, in: storefront)
      findings += seatFindings(pricing, in: storefront)
      findings += billingFindings(pricing, in: storefront)
      let plans = plans(in: storefront)
      for offer in pricing.offers {
        let check = OfferCheck(
          offer: offer, storefront: storefront,
          plan: plans.first { ($0.commitment != nil) == (offer.billing == .monthly) },
          period: period(paidBy: offer.billing))
        findings += check.problems(soldBy: store).map {
          finding($0.severity, $0.rule, $0.message, fix: $0.fix)
        }
      }
    }
    return findings
  }

  private var subscription: Product.Subscription? {
    if case .autoRenewable(let subscription) = product.kind { return subscription }
    return nil
  }

  /// What one payment of a subscription pays for.
  private func period(paidBy billing: BillingPlan.Kind) -> SubscriptionPeriod? {
    subscription.map { billing == .monthly ? .one(.month) : $0.period }
  }

  /// A product that cannot be bought has no plan for its offers to be compared with.
  private func plans(in storefront: Storefront) -> [Plan] {
    do throws(PlanError) {
      return try Plan.plans(of: product, in: storefront, soldBy: store)
    } catch {
      return []
    }
  }

  private func finding(
    _ severity: Finding.Severity, _ rule: String, _ message: String, fix: String?
  ) -> Finding {
    Finding(severity, rule: rule, productID: product.id, message, fix: fix)
  }

  /// An identifier is shown as it is, on terminals too.
  private var identifierFindings: [Finding] {
    guard let control = HiddenControl(in: product.id) else { return [] }
    return [
      finding(
        .error, "product-id-control-character",
        "the product's identifier '\(quotable(product.id))' holds \(control.name)",
        fix: "write the identifier that the store has")
    ]
  }

  private var periodFindings: [Finding] {
    guard store == .appStore, let period = subscription?.period,
      !StoreKitPeriod.contains(period, in: StoreKitPeriod.plans)
    else { return [] }
    return [
      finding(
        .warning, StoreKitRule.periodNotSold.rawValue,
        "the App Store does not sell a period of '\(period.iso)'",
        fix: "use one of \(StoreKitPeriod.plans.joined(separator: ", "))")
    ]
  }

  private func priceFindings(_ pricing: Product.Pricing, in storefront: Storefront) -> [Finding] {
    var findings: [Finding] = []
    let isFree = ([pricing.price] + pricing.billingPlans.map(\.price)).contains {
      $0.amount == .zero
    }
    if isFree {
      let isSubscription = subscription != nil
      let message =
        !isSubscription
        ? "the product costs zero, so no copy offers it for sale"
        : store == .appStore
          ? "the App Store sells no subscription at price zero" : "the subscription costs zero"
      findings.append(
        finding(
          isSubscription && store == .appStore ? .error : .warning, StoreKitRule.priceZero.rawValue,
          message,
          fix: isSubscription
            ? "write the regular price; a free period is an offer" : "write what customers pay"))
    }
    for (name, price) in pricing.namedPrices
    where price.amount.trimmed.fractionDigits > price.currency.fractionDigits {
      findings.append(
        finding(
          .warning, "price-digits",
          "\(name) in \(storefront) is \(price.amount) \(price.currency), and \(price.currency) has "
            + "\(price.currency.fractionDigits) fraction digits",
          fix: "check the amount"))
    }
    return findings
  }

  /// The price is that of one seat, so the first tier must say the same.
  private func seatFindings(_ pricing: Product.Pricing, in storefront: Storefront) -> [Finding] {
    guard let seats = pricing.seats, let first = seats.tiers.first else { return [] }
    var findings: [Finding] = []
    if first.price != pricing.price {
      findings.append(
        finding(
          .error, "seat-price",
          "the price in \(storefront) is \(pricing.price.amount) \(pricing.price.currency), and the first "
            + "seat costs \(first.price.amount) \(first.price.currency)",
          fix: "write the price of the first seat twice"))
    }
    if pricing.offers.contains(where: { $0.terms.price != nil }) {
      findings.append(
        finding(
          .error, "seat-offer",
          "a paid offer in \(storefront) stands beside prices per seat, and nothing says how many seats it "
            + "is for",
          fix: "remove the offer or 'seats'"))
    }
    return findings
  }

  /// Amounts of two currencies make no total and no saving.
  private func billingFindings(_ pricing: Product.Pricing, in storefront: Storefront) -> [Finding] {
    let own = pricing.price.currency
    let plans = pricing.billingPlans.filter { $0.price.currency != own }.map { plan in
      finding(
        .error, "billing-plan-currency",
        "the price in \(storefront) is in \(own), and its billing plan '\(plan.kind.rawValue)' in "
          + "\(plan.price.currency)",
        fix: "write both in one currency")
    }
    let offers = pricing.offers.compactMap(\.terms.price).filter { $0.currency != own }.map {
      price in
      finding(
        .error, "offer-currency",
        "the price in \(storefront) is in \(own), and an offer in \(price.currency)",
        fix: "write both in one currency")
    }
    return plans + offers
  }
}

extension Product.Pricing {
  /// Every amount that is written, with what it is; a way to pay only when it is another amount.
  fileprivate var namedPrices: [(String, Money)] {
    [("the price", price)]
      + billingPlans.filter { $0.price != price }.map { ("a payment", $0.price) }
      + offers.compactMap(\.terms.price).map { ("an offer's price", $0) }
      + (seats?.tiers ?? []).filter { $0.price != price }.map { ("a seat's price", $0.price) }
  }
}
