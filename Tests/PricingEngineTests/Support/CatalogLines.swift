@testable import PricingEngine

/// A catalog as lines of text, so that a test can show all of it.
extension Catalog {
  var lines: [String] {
    let groupLines = groups.map { group in
      let names = group.displayNames.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      return "group \(group.id) '\(group.referenceName)'\(names.joined())"
    }
    let locale = defaultLocale.map { " \($0)" } ?? ""
    return ["storefront \(storefront) \(namesStorefront ? "named" : "default")\(locale)"]
      + groupLines + products.flatMap(\.lines)
  }
}

extension Product {
  fileprivate var lines: [String] {
    let family = isFamilyShareable ? " shareable" : ""
    let texts = localizations.map { "  \($0.locale): \($0.displayName) | \($0.description)" }
    let prices = pricing.sorted { $0.key.code < $1.key.code }.flatMap { storefront, pricing in
      ["  \(storefront) \(pricing.line)"] + pricing.offers.map { "    \($0.line)" }
    }
    return ["\(id) \(kind.line)\(family)"] + texts + prices
  }
}

extension Product.Kind {
  fileprivate var line: String {
    guard case .autoRenewable(let subscription) = self else { return name }
    let level = subscription.level.map { " level \($0)" } ?? ""
    return "\(name) \(subscription.period.iso) in \(subscription.groupID)\(level)"
  }
}

extension Product.Pricing {
  fileprivate var line: String {
    let plans = billingPlans.map { " \($0.kind) \($0.price.amount)" }.joined()
    let isPlain = billingPlans == [BillingPlan(.upFront, price: price)]
    let tiers = (seats?.tiers ?? []).map { " from seat \($0.minimumSeat) \($0.price.amount)" }
    return "\(price.amount) \(price.currency)\(isPlain ? "" : ":" + plans)\(tiers.joined())"
  }
}

extension Offer {
  fileprivate var line: String {
    let plan = billing == .upFront ? "" : " monthly"
    return "\(kind.line) \(terms.line)\(plan)"
  }
}

extension Offer.Kind {
  fileprivate var line: String {
    switch self {
    case .introductory: return "introductory"
    case .promotional(let id): return "promotional \(id)"
    case .winBack(let id): return "winBack \(id)"
    case .offerCode(let name, let eligibility, let stacks, let renews):
      let groups = eligibility.map(\.rawValue).joined(separator: "+")
      let after = renews.map { $0 ? " renews" : " ends" } ?? ""
      return "code '\(name)' \(groups)\(stacks ? " stacks" : "")\(after)"
    }
  }
}

extension Offer.Terms {
  fileprivate var line: String {
    switch self {
    case .freeTrial(let period): "free \(period.iso)"
    case .payAsYouGo(let price, let period, let count):
      "\(price.amount) \(price.currency) x \(count) each \(period.iso)"
    case .payUpFront(let price, let period): "\(price.amount) \(price.currency) for \(period.iso)"
    case .oneTime(let price): "\(price.amount) \(price.currency) once"
    }
  }
}
