import CopyTemplates
import PricingEngine

extension CellCheck {
  static let introWithoutRegular = CellCheck(
    LocalizationCheck(
      "intro-without-regular", .arguments, .error,
      requirement: "Where a trial or an introductory price stands, the regular price stands too.",
      reason: "The customer agrees to the price that follows.",
      fix: "Show the price that follows the offer beside it."),
    ofCell: { cell throws(ICUError) in
      var faults: [CellFault] = []
      for (index, section) in cell.sections.enumerated() where section.showsOffer {
        guard let quote = cell.quote(of: section.section), quote.offer?.isFollowedByPrice ?? false
        else { continue }
        let price = try cell.writing.formatter.price(quote.plan.price)
        let card = section.section.planIndex.map(cell.card(of:)) ?? cell.sections
        if !card.contains(where: { $0.text.contains(price) }) {
          faults.append(
            CellFault(
              "an offer of '\(quote.plan.productID)' stands without the regular price, \(price)",
              in: index))
        }
      }
      return faults
    })
}

extension SectionReading {
  /// Whether it states what an offer costs or that it is free.
  fileprivate var showsOffer: Bool {
    section.values.keys.contains { [.offerPrice, .offerTotal].contains($0) }
      || section.claims.contains(.freeTrial) || section.claims.contains(.introductoryPrice)
  }
}

extension Offer {
  /// Whether the regular price is charged after it.
  fileprivate var isFollowedByPrice: Bool {
    if case .oneTime = terms { return false }
    if case .renews = continuation { return true }
    return false
  }
}
