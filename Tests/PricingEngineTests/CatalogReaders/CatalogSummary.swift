@testable import PricingEngine

/// A catalog as lines of text that a person can check against the file.
func summary(of catalog: Catalog) -> [String] {
  let policies =
    [catalog.policies.termsURL.map { "terms \($0)" }].compactMap(\.self)
    + catalog.policies.privacyURLs.sorted { $0.key < $1.key }.map { "privacy \($0) \($1)" }
  let head = [
    catalog.storefront.code, catalog.namesStorefront ? "named" : "assumed",
    catalog.defaultLocale ?? "no locale",
  ]
  let groups = catalog.groups.map { group in
    let names = group.displayNames.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }
    return "group \(group.id) \(group.referenceName)" + names.joined()
  }
  return [head.joined(separator: " ")] + policies + groups + catalog.products.flatMap(lines)
}

private func lines(of product: Product) -> [String] {
  let texts = product.localizations.map { "  \($0.locale): \($0.displayName) | \($0.description)" }
  let prices = product.pricing.map { storefront, pricing in
    let plans = pricing.billingPlans.map { " \($0.kind.rawValue) \($0.price.amount)" }
    return "  \(storefront) \(pricing.price.amount) \(pricing.price.currency):"
      + plans.joined(separator: ",")
  }
  let offers = product.pricing.values.flatMap(\.offers).map { "  \(line(of: $0))" }
  let family = product.isFamilyShareable ? " family" : ""
  return ["\(product.id) \(kind(of: product))\(family)"] + texts + prices + offers
}

private func kind(of product: Product) -> String {
  guard case .autoRenewable(let subscription) = product.kind else { return product.kind.name }
  let level = subscription.level.map(String.init) ?? "none"
  return "\(subscription.period.iso) in \(subscription.groupID) level \(level)"
}

private func line(of offer: Offer) -> String {
  let kind =
    switch offer.kind {
    case .introductory: "introductory"
    case .promotional(let id): "promotional \(id)"
    case .winBack(let id): "win-back \(id)"
    case .offerCode(let name, let eligibility, let stacks, let renews):
      "code \(name) for \(eligibility.map(\.rawValue).joined(separator: "+"))"
        + (stacks ? " stacking" : "") + (renews == nil ? "" : " with renewal setting")
    }
  let terms =
    switch offer.terms {
    case .freeTrial(let period): "free \(period.iso)"
    case .payAsYouGo(let price, let period, let count):
      "\(count) x \(price.amount) \(price.currency) per \(period.iso)"
    case .payUpFront(let price, let period): "\(price.amount) \(price.currency) for \(period.iso)"
    case .oneTime(let price): "\(price.amount) \(price.currency) once"
    }
  return "\(kind): \(terms)" + (offer.billing == .monthly ? " on the monthly plan" : "")
}
