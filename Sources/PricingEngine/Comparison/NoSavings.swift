/// Why there is no saving to claim for a plan against another.
///
/// Offers cannot get here: a saving is worked out from plans, and a plan has only its regular
/// price.
public enum NoSavings: Error, Equatable, Sendable {
  /// The prices belong to two storefronts.
  case otherStorefront(plan: Storefront, reference: Storefront)
  /// The prices are in two currencies: 1490 CZK against 8.99 EUR.
  case unlikeCurrencies(plan: Currency, reference: Currency)
  /// A subscription meets a one-time purchase.
  case unlikeKinds(plan: Product.Kind, reference: Product.Kind)
  /// The product is bought once; without a period nothing can be multiplied.
  case oneTimePrice(productID: String)
  /// The plans belong to two subscription groups.
  case unlikeGroups(plan: String, reference: String)
  /// The plans belong to two levels of service.
  case unlikeLevels(plan: Int, reference: Int)
  /// A price depends on the number of seats, and the two are not for the same number; `nil` is an unknown one.
  case unlikeSeats(plan: Int?, reference: Int?)
  /// The price of the plan or of the reference is zero.
  case freeReference(productID: String)
  /// Both plans last equally long.
  case sameLength(SubscriptionPeriod)
  /// The plan compared with lasts longer than the plan itself.
  case referenceNotShorter(plan: SubscriptionPeriod, reference: SubscriptionPeriod)
  /// The plan is not a whole number of the reference's periods: 3 months against 2 months.
  case noCommonBase(plan: SubscriptionPeriod, reference: SubscriptionPeriod)
  /// The plan costs more than the same time on the reference plan.
  case dearer(TermComparison)
  /// The plan costs exactly what the same time on the reference plan costs.
  case equal(TermComparison)
  /// The saving is above zero and below one percent.
  case belowOnePercent(TermComparison)
  /// No shorter plan of the same group and level is there to compare with.
  case noReference(productID: String)
  /// Two products of the group and level, and maybe more, have the same period, so that the choice is unclear.
  case unclearReference(first: String, second: String)
}

extension NoSavings: CustomStringConvertible {
  /// The reason in words, with the sum where there is one.
  public var description: String {
    switch self {
    case .otherStorefront(let plan, let reference):
      "the prices are for storefronts '\(plan)' and '\(reference)'"
    case .unlikeCurrencies(let plan, let reference):
      "the prices are in '\(plan)' and '\(reference)'"
    case .unlikeKinds(let plan, let reference):
      "'\(plan.name)' and '\(reference.name)' are unlike kinds of product"
    case .oneTimePrice(let id): "'\(id)' is bought once and has no price per period"
    case .unlikeGroups(let plan, let reference):
      "the plans belong to groups '\(plan)' and '\(reference)'"
    case .unlikeLevels(let plan, let reference):
      "the plans belong to levels '\(plan)' and '\(reference)' of their group"
    case .unlikeSeats(.none, .none): "the prices depend on a number of seats that is not known"
    case .unlikeSeats(let plan, let reference):
      "the prices are for '\(seats(plan))' and '\(seats(reference))'"
    case .freeReference(let id): "the regular price of '\(id)' is zero"
    case .sameLength(let period): "both plans last '\(period.iso)'"
    case .referenceNotShorter(let plan, let reference):
      "the plan compared with lasts '\(reference.iso)', longer than '\(plan.iso)'"
    case .noCommonBase(let plan, let reference):
      "'\(plan.iso)' is not a whole number of periods of '\(reference.iso)'"
    case .dearer(let comparison): "\(comparison.total.shownAmount) is more than \(comparison.basis)"
    case .equal(let comparison): "\(comparison.total.shownAmount) is equal to \(comparison.basis)"
    case .belowOnePercent(let comparison):
      "the saving of \(comparison.savedPercentText) percent is below 1 percent"
    case .noReference(let id): "no shorter plan of the same group and level is there for '\(id)'"
    case .unclearReference(let first, let second):
      "'\(first)' and '\(second)' have the same period"
    }
  }
  private func seats(_ count: Int?) -> String { count.map { "\($0) seats" } ?? "one seat" }
}
