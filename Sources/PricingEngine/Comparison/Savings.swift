/// How much less a plan costs than the same time on a shorter plan of its group.
///
/// Every figure is exact until it is rounded once, and always down: 19.99 a year against 2.99 a
/// month is 44 percent (of 44.2865…), 15.89 and 5 months (of 5.3143…). A commitment counts with its
/// total.
public struct Savings: Sendable, Hashable {
  /// The identifier of the product compared with.
  public let comparedTo: String
  /// The exact sums behind the figures.
  public let comparison: TermComparison
  /// The saving in whole percent, rounded down, 1 or more.
  public let percent: Int
  /// The amount saved; `nil` when it is below the smallest amount that can be shown.
  ///
  /// It has the digits of the two prices. It is exact unless a convention makes the reference total
  /// go on forever; then it is rounded down, as `amountRounding` says.
  public let amount: Money?
  /// The periods of the reference plan that the saving pays for; `nil` when it is less than one.
  public let free: FreePeriods?

  /// Whole periods of the reference plan.
  public struct FreePeriods: Sendable, Hashable {
    /// How many, 1 or more, rounded down.
    public let count: Int
    /// The period of the reference plan.
    public let period: SubscriptionPeriod
  }

  /// Compares a plan with a reference that the caller names; a weekly one is allowed.
  ///
  /// - Throws: `NoSavings`, which says why there is nothing to claim.
  public init(of plan: Plan, comparedWith reference: Plan) throws(NoSavings) {
    let comparison = try TermComparison(of: plan, comparedWith: reference)
    switch comparison.verdict {
    case .dearer: throw .dearer(comparison)
    case .equal: throw .equal(comparison)
    case .cheaper: break
    }
    let percent = Int(comparison.savedPercent.floor)
    guard percent >= 1 else { throw .belowOnePercent(comparison) }
    comparedTo = reference.productID
    self.comparison = comparison
    self.percent = percent
    amount = comparison.shownSaving
    free = comparison.freePeriods
  }

  /// Compares a plan with the default reference among the plans of a paywall or catalog.
  ///
  /// - Throws: `NoSavings`, which says why there is no reference or nothing to claim.
  public init(of plan: Plan, among plans: [Plan]) throws(NoSavings) {
    try self.init(of: plan, comparedWith: try Savings.reference(for: plan, among: plans))
  }

  /// The exact percent saved.
  public var exactPercent: Fraction { comparison.savedPercent }

  /// The exact percent as text: `44.2865…`.
  public var exactPercentText: String { comparison.savedPercentText }

  /// The sum that leads to the reference total: `12 × 2.99 = 35.88`.
  public var basis: String { comparison.basis }

  /// Whether the shown amount is the exact one or rounded down.
  public var amountRounding: Rounding {
    amount?.amount.fraction == comparison.saved ? .exact : .down
  }

  /// The months that the saving pays for, when the reference is paid by months or years.
  public var monthsFree: Int? {
    guard let free, case .months(let months) = free.period.length else { return nil }
    return free.count * months
  }
}

extension TermComparison {
  /// Compares one term of a plan with the same time on a reference plan, when they are alike.
  init(of plan: Plan, comparedWith reference: Plan) throws(NoSavings) {
    try plan.requireLikeness(of: reference)
    guard let term = plan.term, let referenceTerm = reference.term,
      let referencePeriod = reference.paymentPeriod
    else { throw .oneTimePrice(productID: plan.productID) }
    guard reference.price.amount.coefficient > 0 else {
      throw .freeReference(productID: reference.productID)
    }
    let terms = PeriodCount.fewest(referenceTerm, in: term)
    let paysAtOnce = reference.commitment != nil && plan.commitment == nil
    if terms.value == Fraction(1), !paysAtOnce { throw .sameLength(term) }
    guard terms.value >= Fraction(1) else {
      throw .referenceNotShorter(plan: term, reference: referenceTerm)
    }
    guard terms.convention != .exact || terms.value.isWhole else {
      throw .noCommonBase(plan: term, reference: referenceTerm)
    }
    self.init(
      total: plan.termTotal, referencePrice: reference.price, per: referencePeriod,
      count: reference.commitment == nil ? terms : .fewest(referencePeriod, in: term))
  }

  /// The amount saved as it can be shown, rounded down; `nil` when nothing is left of it.
  fileprivate var shownSaving: Money? {
    let digits = max(total.shownFractionDigits, referencePrice.shownFractionDigits)
    let shown = saved.roundedDown(toFractionDigits: digits)
    return shown.coefficient > 0 ? Money(shown, total.currency) : nil
  }

  fileprivate var freePeriods: Savings.FreePeriods? {
    let count = Int(saved.floor(dividedBy: referencePrice.amount))
    return count >= 1 ? Savings.FreePeriods(count: count, period: referencePeriod) : nil
  }
}

extension Plan {
  /// Checks that two plans sell the same thing for the same kind of money.
  fileprivate func requireLikeness(of reference: Plan) throws(NoSavings) {
    guard price.currency == reference.price.currency else {
      throw .unlikeCurrencies(plan: price.currency, reference: reference.price.currency)
    }
    guard storefront == reference.storefront else {
      throw .otherStorefront(plan: storefront, reference: reference.storefront)
    }
    guard let subscription, let other = reference.subscription else {
      if subscription == nil, reference.subscription == nil {
        throw .oneTimePrice(productID: productID)
      }
      throw .unlikeKinds(plan: product.kind, reference: reference.product.kind)
    }
    guard subscription.groupID == other.groupID else {
      throw .unlikeGroups(plan: subscription.groupID, reference: other.groupID)
    }
    if let level = subscription.level, let otherLevel = other.level, level != otherLevel {
      throw .unlikeLevels(plan: level, reference: otherLevel)
    }
    // The tiers of two plans need not begin at the same seats, so one seat tells nothing of several.
    let counts = (seatCount, reference.seatCount)
    guard (seats == nil && reference.seats == nil) || (counts.0 != nil && counts.0 == counts.1)
    else { throw .unlikeSeats(plan: counts.0, reference: counts.1) }
  }
}
