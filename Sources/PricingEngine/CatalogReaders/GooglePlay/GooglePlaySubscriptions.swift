/// Subscriptions and their base plans.
extension GooglePlayCatalog {
  /// Reads a subscription: a product for each base plan, all in one group.
  mutating func readSubscription(_ object: JSONObjectReader, into findings: inout [Finding]) {
    guard let id = object.required("productId", into: &findings)?.text(into: &findings) else {
      return
    }
    let subscription = object.relabeled(id, productID: id)
    let localizations = localizations(of: subscription, into: &findings)
    for element in subscription.requiredList("basePlans", into: &findings) {
      guard let raw = element.object(into: &findings),
        let planID = raw.required("basePlanId", into: &findings)?.text(into: &findings)
      else { continue }
      let plan = raw.relabeled(planID, productID: "\(id):\(planID)")
      guard isActive(plan, what: "base plan", into: &findings),
        let terms = BasePlanTerms(plan, groupID: id, into: &findings)
      else { continue }
      let pricing = pricing(of: plan, terms, into: &findings)
      products.add(
        Product(
          id: "\(id):\(planID)", kind: terms.kind, localizations: localizations,
          isFamilyShareable: false, pricing: pricing),
        at: plan.reader, into: &findings)
      if case .autoRenewable = terms.kind {
        groups.add(SubscriptionGroup(id: id, referenceName: id))
      }
    }
  }

  private mutating func pricing(
    of plan: JSONObjectReader, _ terms: BasePlanTerms, into findings: inout [Finding]
  ) -> [Storefront: Product.Pricing] {
    var pricing: [Storefront: Product.Pricing] = [:]
    for element in plan.list("regionalConfigs", into: &findings) {
      guard let region = element.object(into: &findings) else { continue }
      let isOpen = region.present("newSubscriberAvailability")?.bool(into: &findings) ?? false
      guard let found = regions.price(in: region, isOpen: isOpen, into: &findings) else { continue }
      pricing[found.storefront] = terms.pricing(found.price)
    }
    if let other = plan.present("otherRegionsConfig") { regions.noteOther(other) }
    return pricing
  }
}

/// How a base plan is paid.
private struct BasePlanTerms {
  let kind: Product.Kind
  private let isCommitment: Bool

  /// Reads the one of three types that a base plan has; `nil` after a finding when a catalog has no place for it.
  init?(_ plan: JSONObjectReader, groupID: String, into findings: inout [Finding]) {
    let types = ["autoRenewingBasePlanType", "prepaidBasePlanType", "installmentsBasePlanType"]
    let found = types.filter { plan.present($0) != nil }
    guard found.count == 1, let type = plan.present(found[0]),
      let object = type.object(into: &findings)
    else {
      findings.append(
        plan.reader.finding(
          .error, rule: "base-plan-type",
          "expected one of \(types.joined(separator: ", ")), got \(found.count)"))
      return nil
    }
    guard
      let period = object.required("billingPeriodDuration", into: &findings)?
        .period(into: &findings)
    else { return nil }
    switch found[0] {
    case types[0]:
      kind = .autoRenewable(.init(period: period, groupID: groupID, level: nil))
      isCommitment = false
    case types[1]:
      findings.append(
        type.finding(
          .warning, rule: "prepaid-length",
          "a prepaid plan is read as a subscription that does not renew; its length, "
            + "'\(period.iso)', is not carried over"))
      kind = .nonRenewing
      isCommitment = false
    default:
      guard object.isYearOfMonths(period, into: &findings) else { return nil }
      kind = .autoRenewable(.init(period: .one(.year), groupID: groupID, level: nil))
      isCommitment = true
    }
  }

  /// The pricing for the price that Google states, which for installments is one payment.
  func pricing(_ price: Money) -> Product.Pricing {
    guard isCommitment else { return Product.Pricing(price: price) }
    return Product.Pricing(
      price: committedTotal(price), billingPlans: [BillingPlan(.monthly, price: price)])
  }
}

extension JSONObjectReader {
  /// Whether installments are what a catalog can hold: twelve monthly payments, committed to again at renewal.
  fileprivate func isYearOfMonths(
    _ period: SubscriptionPeriod, into findings: inout [Finding]
  ) -> Bool {
    let count = required("committedPaymentsCount", into: &findings)?.integer(into: &findings)
    let renewal = present("renewalType")?.string(into: &findings)
    guard let count else { return false }
    if count == BillingPlan.committedPayments, period.hasSameLength(as: .one(.month)),
      renewal == "RENEWAL_TYPE_RENEWS_WITH_COMMITMENT"
    {
      return true
    }
    findings.append(
      reader.finding(
        .warning, rule: "installments-ignored",
        "not carried over: only 12 monthly installments that renew with a commitment have a place, "
          + "got \(count) of '\(period.iso)', \(quotable(renewal ?? "no renewal type"))"))
    return false
  }
}
