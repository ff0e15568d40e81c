/// The ways to pay for a subscription: once per period, or monthly with a commitment to twelve payments.
///
/// A plan that is not enabled is not sold and passes unread. Without a list there is one way, up front.
struct StoreKitBilling {
  /// What an offer for a way to pay is measured against.
  struct Regular {
    /// What one payment costs; `nil` when that is not known.
    let price: ExactDecimal?
    /// The time that one payment pays for; `nil` when that is not known.
    let period: SubscriptionPeriod?
  }

  /// The ways to pay that are on sale.
  private(set) var regular: [BillingPlan.Kind: Regular] = [:]
  private var hasEnabledPlan = false
  private let displayPrice: ExactDecimal?
  private let period: SubscriptionPeriod?
  private let storefront: Storefront

  /// Reads `billingPlans`, which versions before 5.0 do not have.
  init(
    _ object: JSONObjectReader, displayPrice: ExactDecimal?, period: SubscriptionPeriod?,
    storefront: Storefront, into findings: inout [Finding]
  ) {
    self.displayPrice = displayPrice
    self.period = period
    self.storefront = storefront
    let plans = object.list("billingPlans", into: &findings)
    for plan in plans { read(plan, into: &findings) }
    if !plans.isEmpty, !hasEnabledPlan {
      findings.append(
        (object["billingPlans"] ?? object.reader).finding(
          .warning, .billingPlansDisabled,
          "no billing plan is enabled; the subscription is read as paid up front",
          fix: "enable a billing plan"))
    }
    if regular.isEmpty { regular[.upFront] = Regular(price: displayPrice, period: period) }
    checkOnlyCommitment(object, into: &findings)
  }

  /// The prices with the given offers; `nil` when a price is not known.
  func pricing(offers: [Offer]) -> Product.Pricing? {
    let currency = storefront.currency
    var plans: [BillingPlan] = []
    for kind in [BillingPlan.Kind.upFront, .monthly] {
      guard let terms = regular[kind] else { continue }
      guard let price = terms.price else { return nil }
      plans.append(BillingPlan(kind, price: Money(price, currency)))
    }
    guard let price = regular[.upFront]?.price ?? commitmentTotal else { return nil }
    return Product.Pricing(price: Money(price, currency), billingPlans: plans, offers: offers)
  }

  /// What all payments of a commitment cost.
  private var commitmentTotal: ExactDecimal? {
    regular[.monthly]?.price.map { BillingPlan.committedPayments * $0 }
  }

  private mutating func read(_ element: JSONReader, into findings: inout [Finding]) {
    guard let object = element.object(into: &findings),
      object.flag("isEnabled", missing: true, into: &findings)
    else { return }
    hasEnabledPlan = true
    let misspelled = StoreKitKeys.billingPlan.check(object, into: &findings)
    guard let value = object.present("billingPlanType") else {
      if !misspelled.contains("billingPlanType") {
        findings.append(
          object.missing(
            "billingPlanType", .billingPlanUnknown, "the billing plan has no type",
            fix: "add 'billingPlanType', 'BILLED_UPFRONT' or 'MONTHLY'"))
      }
      return
    }
    guard let kind = value.billingPlanKind(into: &findings) else { return }
    guard regular[kind] == nil else {
      findings.append(
        value.finding(
          .warning, .billingPlanDuplicate, "a second billing plan of this type; the first is kept",
          fix: "remove one of the two"))
      return
    }
    let price = object.planPrice("displayPrice", unless: misspelled, into: &findings)
    switch kind {
    case .upFront: readUpFront(price, of: object, into: &findings)
    case .monthly: readMonthly(price, of: object, at: value, into: &findings)
    }
  }

  /// Takes the subscription's own price: Xcode leaves the plan's at the default of 0.99 when that is edited.
  private mutating func readUpFront(
    _ price: ExactDecimal?, of object: JSONObjectReader, into findings: inout [Finding]
  ) {
    regular[.upFront] = Regular(price: displayPrice, period: period)
    guard let price, let displayPrice, price != displayPrice else { return }
    findings.append(
      (object["displayPrice"] ?? object.reader).finding(
        .warning, .billingPlanPrice,
        "the up-front plan costs \(price) and the subscription \(displayPrice); "
          + "\(displayPrice) is used",
        fix: "write the same price twice"))
  }

  private mutating func readMonthly(
    _ price: ExactDecimal?, of object: JSONObjectReader, at type: JSONReader,
    into findings: inout [Finding]
  ) {
    regular[.monthly] = Regular(price: price, period: .one(.month))
    let payments = BillingPlan.committedPayments
    if let period, period.length != .months(payments) {
      findings.append(
        type.finding(
          .error, .commitmentPeriod,
          "monthly payments are for subscriptions of one year, not of '\(period.iso)'",
          fix: "remove the billing plan, or disable it"))
    }
    if !storefront.sellsMonthlyCommitment {
      findings.append(
        type.finding(
          .note, .commitmentNotSold,
          "the App Store does not sell monthly payments with a commitment in \(storefront)"))
    }
    guard let price, let value = object.present("commitmentDisplayPrice"),
      let stated = value.price(into: &findings), stated != payments * price
    else { return }
    findings.append(
      value.finding(
        .warning, .commitmentTotal,
        "\(payments) payments of \(price) are \(payments * price), not \(stated); "
          + "the payments count",
        fix: "write '\(payments * price)', or correct the payment"))
  }

  /// Says which price counts when the up-front plan is not on sale.
  private func checkOnlyCommitment(
    _ object: JSONObjectReader, into findings: inout [Finding]
  ) {
    guard regular[.upFront] == nil, let total = commitmentTotal, let displayPrice,
      total != displayPrice
    else { return }
    findings.append(
      (object["displayPrice"] ?? object.reader).finding(
        .warning, .billingPlanPrice,
        "the subscription costs \(displayPrice), but all payments of the only plan on sale "
          + "are \(total); \(total) is used",
        fix: "enable the up-front plan, or write '\(total)'"))
  }
}

extension JSONReader {
  /// Reads the type of a billing plan.
  func billingPlanKind(into findings: inout [Finding]) -> BillingPlan.Kind? {
    guard let text = string(into: &findings) else { return nil }
    switch text {
    case "BILLED_UPFRONT": return .upFront
    case "MONTHLY": return .monthly
    default: break
    }
    let likely =
      plainWord(text) == "upfront"
      ? "BILLED_UPFRONT" : nearestText(to: text, in: ["BILLED_UPFRONT", "MONTHLY"])
    findings.append(
      finding(
        .error, .billingPlanUnknown,
        "expected 'BILLED_UPFRONT' or 'MONTHLY', got '\(quotable(text))'",
        fix: likely.map { "write '\($0)'" }))
    return nil
  }
}

extension JSONObjectReader {
  /// Reads the price of a billing plan or paid offer, which must have one.
  func planPrice(
    _ key: String, unless misspelled: Set<String>, into findings: inout [Finding]
  ) -> ExactDecimal? {
    if let value = present(key) { return value.price(into: &findings) }
    if !misspelled.contains(key) {
      findings.append(
        missing(key, .priceMissing, "it has no price", fix: "add '\(key)', such as \"4.99\""))
    }
    return nil
  }
}
