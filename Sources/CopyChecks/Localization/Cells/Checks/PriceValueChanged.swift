import CopyTemplates
import PricingEngine

extension CellCheck {
  static let priceValueChanged = CellCheck(
    LocalizationCheck(
      "price-value-changed", .prices, .error,
      requirement: "A written price reads back as the exact amount in the catalog.",
      reason: "A price that loses a digit is another price.",
      fix: "Insert the price as it was formatted, and compare the catalog."),
    ofCell: { cell throws(ICUError) in
      try cell.forEachSection { section throws(ICUError) in
        section.prices.compactMap { price in changedValue(price, in: section, of: cell) }
      }
    })
}

private func changedValue(
  _ price: PriceReading, in section: SectionReading, of cell: CellReading
) -> CellFault? {
  let amount = price.money.shownAmount
  switch price.match {
  case .other(let range, let token) where !price.isDerived:
    let value = token.value(fractionDigits: amount.fractionDigits)?.text ?? token.digits
    return CellFault(
      "'\(section.text[range])' says \(value), and the amount is \(amount)", at: range,
      fix: "write \(price.expected)")
  case .exact(let range):
    let tokens = NumberToken.all(in: price.expected)
    if tokens.count != 1 || !tokens[0].isWritten(amount) {
      return CellFault("'\(price.expected)' does not read back as \(amount)", at: range)
    }
    guard let billed = catalogPrice(price.name, section.section, in: cell),
      billed.amount != price.money.amount || billed.currency != price.money.currency
    else { return nil }
    return CellFault(
      "'\(price.expected)' stands where the catalog has \(billed.shownAmount) \(billed.currency)",
      at: range)
  case .rewritten, .other, .absent: return nil
  }
}

/// The amount that a value must be by the catalog; `nil` where it follows from more than one price.
private func catalogPrice(
  _ name: ValueName, _ section: CopySection, in cell: CellReading
) -> Money? {
  guard let quote = cell.quote(of: section), quote.plan.seats == nil,
    let pricing = quote.plan.product.pricing[cell.copy.storefront]
  else { return nil }
  let kind: BillingPlan.Kind = quote.plan.commitment == nil ? .upFront : .monthly
  let billed = pricing.billingPlans.first { $0.kind == kind }?.price
  switch name {
  case .price: return billed
  case .commitmentTotal: return billed.map { BillingPlan.committedPayments * $0 }
  case .offerPrice:
    return switch quote.offer?.terms {
    case .payAsYouGo(let price, _, _), .payUpFront(let price, _), .oneTime(let price): price
    case .freeTrial, nil: nil
    }
  default: return nil
  }
}
