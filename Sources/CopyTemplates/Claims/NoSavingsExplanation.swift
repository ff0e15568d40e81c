import PricingEngine

extension NoSavings {
  /// The reason as a sentence, with the sum where there is one.
  public var explanation: String {
    switch self {
    case .otherStorefront(let plan, let reference):
      "prices of two storefronts are never compared: \(plan) and \(reference)"
    case .unlikeCurrencies(let plan, let reference):
      "prices in two currencies are never compared: \(plan) and \(reference)"
    case .unlikeKinds(let plan, let reference):
      "products of two kinds are not alike: \(plan.name) and \(reference.name)"
    case .oneTimePrice(let productID): "'\(productID)' is bought once and has no period to compare"
    case .unlikeGroups(let plan, let reference):
      "plans of two subscription groups are not alike: '\(plan)' and '\(reference)'"
    case .unlikeLevels(let plan, let reference):
      "plans of two levels of service are not alike: \(plan) and \(reference)"
    case .unlikeSeats(.none, .none):
      "the prices depend on the number of seats, which nobody named"
    case .unlikeSeats(let plan, let reference):
      "prices of different numbers of seats are never compared: "
        + "\(plan.map(String.init) ?? "one") and \(reference.map(String.init) ?? "one")"
    case .freeReference(let productID): "'\(productID)' costs nothing"
    case .sameLength(let period): "both plans last \(period.iso)"
    case .referenceNotShorter(let plan, let reference):
      "the plan compared with is not shorter: \(reference.iso) against \(plan.iso)"
    case .noCommonBase(let plan, let reference):
      "\(plan.iso) is not a whole number of \(reference.iso)"
    case .dearer(let sum):
      "the plan costs more than the same time on the other: \(sum.basis), and this is "
        + "\(sum.total.amount.text) (\(sum.savedPercentText) %)"
    case .equal(let sum): "the plan costs the same as the other: \(sum.basis)"
    case .belowOnePercent(let sum):
      "the saving is below one percent: \(sum.basis), \(sum.savedPercentText) %"
    case .noReference(let productID):
      "no shorter plan of the same group and level to compare '\(productID)' with"
    case .unclearReference(let first, let second):
      "'\(first)' and '\(second)' have the same period, so the plan compared with is unclear"
    }
  }
}
