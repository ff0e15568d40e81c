import CopyTemplates
import PricingEngine

extension Quote {
  /// The product's identifier.
  var id: String { plan.productID }

  /// Whether the product renews.
  var renews: Bool { plan.subscription != nil }

  /// Whether it is used up.
  var isConsumable: Bool { if case .consumable = plan.product.kind { true } else { false } }

  /// Whether it is bought once and kept.
  var isPermanent: Bool { if case .nonConsumable = plan.product.kind { true } else { false } }

  /// Whether it ends by itself.
  var isNonRenewing: Bool { if case .nonRenewing = plan.product.kind { true } else { false } }

  /// The introductory offer, which the store applies by itself.
  var introductory: Offer? {
    plan.offers.first { if case .introductory = $0.kind { true } else { false } }
  }

  /// The free trials of the product, of whatever kind of offer.
  var freeTrials: [Offer] {
    plan.offers.filter { if case .freeTrial = $0.terms { true } else { false } }
  }

  /// The product as a fact: `'app.yearly' is an auto-renewable subscription, 66.99 USD per P1Y`.
  var fact: String {
    let amount = "\(plan.price.shownAmount.text) \(plan.price.currency.code)"
    let price = plan.paymentPeriod.map { "\(amount) per \($0.iso)" } ?? amount
    return "\(plan.kindText), \(price)"
  }

  /// The saving; `nil` when there is none.
  var saving: Savings? {
    if case .success(let savings) = savings { savings } else { nil }
  }

  /// The fact alone, as evidence.
  var evidence: CheckFinding.Evidence { CheckFinding.Evidence(facts: [fact]) }
}

extension [Quote] {
  /// The facts of all, as evidence.
  var evidence: CheckFinding.Evidence { CheckFinding.Evidence(facts: map(\.fact)) }
}
