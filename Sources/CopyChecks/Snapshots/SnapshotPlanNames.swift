import CopyTemplates

/// What the plans and sections of a paywall are called in a snapshot.
struct SnapshotPlanNames {
  private let plans: [PlanCopy]

  init(_ copy: PaywallCopy) { plans = copy.plans }

  /// The name of a plan: its product, and how it is paid when another plan sells the same product.
  func plan(_ plan: PlanCopy) -> String {
    let id = plan.quote.plan.productID
    guard plan.commitment != nil, plans.filter({ $0.quote.plan.productID == id }).count > 1
    else { return id }
    return id + " (monthly)"
  }

  /// The name of a section: `saving of pro.yearly`, `features/export`.
  func section(_ section: CopySection) -> String {
    let id = section.item.map { "\(section.id)/\($0)" } ?? section.id
    if let index = section.planIndex, plans.indices.contains(index) {
      return "\(id) of \(plan(plans[index]))"
    }
    return section.productID.map { "\(id) of \($0)" } ?? id
  }
}
