import CopyTemplates
import PricingEngine

/// What a price saves against the one that was charged before: 39.99 instead of 59.99 saves 33.3388… %.
struct FormerPriceSaving {
  private let former: ExactDecimal
  private let price: Money

  /// The saving of a product by the promotion of the project; `nil` when there is none, or it saves nothing.
  init?(of quote: Quote, by promotion: PolicyFacts.Promotion?) {
    guard let promotion, let former = promotion.referencePrice,
      promotion.productID ?? quote.id == quote.id, former > quote.plan.price.amount
    else { return nil }
    self.former = former
    price = quote.plan.price
  }

  /// The percentage saved, rounded down.
  var percent: Int128 {
    (Fraction(100) * (saved / former.fraction)).floor
  }

  /// The amount saved, with the digits of the price.
  var amount: ExactDecimal { saved.roundedDown(toFractionDigits: price.shownFractionDigits) }

  /// The sum as evidence.
  var evidence: CheckFinding.Evidence {
    CheckFinding.Evidence(
      facts: ["\(former.text) was charged before"],
      sum: "\(former.text) − \(price.shownAmount.text) = \(amount.text)", allowed: "\(percent)%")
  }

  private var saved: Fraction { former.fraction - price.amount.fraction }
}
