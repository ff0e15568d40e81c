import CopyTemplates
import PricingEngine

extension CellCheck {
  static let freeClaim = CellCheck(
    LocalizationCheck(
      "free-claim", .prices, .error,
      requirement: "'Free' stands where nothing is paid, and no amount of zero does.",
      reason: "$0.00 reads as a mistake, and 'free' beside a price as a lie.",
      fix: "Use the message for free offers where, and only where, the price is zero."),
    ofCell: { cell in
      cell.sections.enumerated().flatMap { index, section in
        var faults = section.prices.compactMap { price -> CellFault? in
          guard offerNames.contains(price.name), price.money.amount.coefficient == 0,
            let range = price.range
          else { return nil }
          return CellFault(
            "an offer that costs nothing is shown as '\(section.text[range])'", at: range,
            in: index)
        }
        if section.section.claims.contains(.freeTrial),
          let price = cell.quote(of: section.section)?.offer?.terms.paidPrice
        {
          faults.append(
            CellFault(
              "the text says that the offer is free, and it costs \(price.shownAmount)",
              at: 0..<section.text.bytes.count, in: index))
        }
        return faults
      }
    })
}

private let offerNames: Set<ValueName> = [.offerPrice, .offerTotal]

extension Offer.Terms {
  /// What is paid; `nil` where nothing is.
  fileprivate var paidPrice: Money? {
    switch self {
    case .freeTrial: nil
    case .payAsYouGo(let price, _, _), .payUpFront(let price, _), .oneTime(let price):
      price.amount.coefficient == 0 ? nil : price
    }
  }
}
