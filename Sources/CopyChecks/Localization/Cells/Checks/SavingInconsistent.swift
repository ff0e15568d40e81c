import CopyTemplates
import PricingEngine

extension CellCheck {
  static let savingInconsistent = CellCheck(
    LocalizationCheck(
      "saving-inconsistent", .prices, .error,
      requirement: "Two plans have the same saving on every screen.",
      reason: "43 percent on one page and 42 on another: one of them is wrong.",
      fix: "Insert the saving as it was worked out, everywhere."),
    test: .savings)
}

/// The savings that were seen so far, by what they compare.
struct SeenSavings {
  private struct Pair: Hashable {
    let plan: String
    let isCommitted: Bool
    let reference: String
    let storefront: String
  }

  private var percents: [Pair: (percent: String, place: String)] = [:]

  /// The savings of a cell that differ from those of the cells before it.
  mutating func faults(of cell: CellReading) -> [CellFault] {
    var faults: [CellFault] = []
    for (index, section) in cell.sections.enumerated()
    where section.section.values[.percent] != nil {
      guard let quote = cell.quote(of: section.section), let reference = quote.reference,
        let token = section.percents.first
      else { continue }
      let pair = Pair(
        plan: quote.plan.productID, isCommitted: quote.plan.commitment != nil,
        reference: reference.productID, storefront: cell.copy.storefront.code)
      let place = "\(cell.copy.template) in \(cell.copy.locale.tag)"
      guard let first = percents[pair] else {
        percents[pair] = (token.digits, place)
        continue
      }
      guard first.percent != token.digits else { continue }
      faults.append(
        CellFault(
          "the text says \(token.digits) percent for '\(quote.plan.productID)', and "
            + "\(first.place) says \(first.percent)", at: token.range, in: index))
    }
    return faults
  }
}
