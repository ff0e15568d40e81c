extension Savings {
  /// The plan that a saving is measured against when nobody names one.
  ///
  /// It is the monthly plan of the same group and level, paid up front; without one, the shortest
  /// plan of whole months; without that, for a plan paid up front, the commitment of the same
  /// length. A weekly or daily plan, a lifetime purchase and an introductory price are never it.
  /// - Throws: `NoSavings.unclearReference` when the group sells a period twice on the level,
  ///   `.noReference` when nothing shorter is there, `.oneTimePrice` for a one-time purchase.
  public static func reference(for plan: Plan, among plans: [Plan]) throws(NoSavings) -> Plan {
    guard let term = plan.term else { throw .oneTimePrice(productID: plan.productID) }
    let alike = plans.filter(plan.isAlike)
    let twins = productsOfSamePeriod(in: alike)
    guard twins.isEmpty else { throw .unclearReference(productIDs: twins) }
    let shorter = alike.filter {
      $0.commitment == nil && $0.isSoldByMonths && $0.isShorter(than: term)
    }
    if let reference = shorter.min(by: { $0.months < $1.months }) { return reference }
    let committed = alike.first { $0.commitment != nil && $0.term?.length == term.length }
    guard plan.commitment == nil, let committed else {
      throw .noReference(productID: plan.productID)
    }
    return committed
  }

  /// The products of plans that share their period and way to pay with another product.
  private static func productsOfSamePeriod(in plans: [Plan]) -> [String] {
    var products: [TermKey: Set<String>] = [:]
    for plan in plans { products[TermKey(plan), default: []].insert(plan.productID) }
    guard products.values.contains(where: { $0.count > 1 }) else { return [] }
    return plans.filter { (products[TermKey($0)]?.count ?? 0) > 1 }.map(\.productID)
  }

  /// What two plans share that cannot be told apart by period and way to pay.
  private struct TermKey: Hashable {
    let length: SubscriptionPeriod.Length?
    let isCommitted: Bool

    init(_ plan: Plan) {
      length = plan.term?.length
      isCommitted = plan.commitment != nil
    }
  }
}

extension Plan {
  fileprivate func isAlike(_ other: Plan) -> Bool {
    guard let subscription, let candidate = other.subscription else { return false }
    let isSameLevel =
      subscription.level == candidate.level || subscription.level == nil || candidate.level == nil
    return subscription.groupID == candidate.groupID && isSameLevel
      && storefront == other.storefront && price.currency == other.price.currency
  }

  fileprivate var isSoldByMonths: Bool { months < .max }

  /// The months of a term, the greatest number for a term of days or weeks.
  fileprivate var months: Int {
    guard case .months(let months) = term?.length else { return .max }
    return months
  }

  fileprivate func isShorter(than length: SubscriptionPeriod) -> Bool {
    guard let term else { return false }
    return PeriodCount.fewest(term, in: length).value > Fraction(1)
  }
}
