import CopyTemplates
import PricingEngine

extension OfferValues {
  /// The values of a catalog and a project.
  ///
  /// - Parameters:
  ///   - catalog: The products and their offers, in every storefront.
  ///   - facts: What the app says about itself: its evaluation and free tier.
  ///   - quotes: The plans with their savings.
  public init(catalog: Catalog, facts: AppFacts, quotes: [Quote] = []) {
    self.init(
      counts: Self.counts(catalog, facts, quotes), periods: Self.periods(of: catalog),
      names: Names(app: facts.name, products: catalog.products.map(\.localizations)),
      prices: Self.widestPrices(of: catalog))
  }

  private static func counts(
    _ catalog: Catalog, _ facts: AppFacts, _ quotes: [Quote]
  ) -> [ValueName: [Int]] {
    var counts: [ValueName: [Int]] = [:]
    let offers = catalog.pricing.flatMap(\.offers)
    let payments = offers.compactMap { offer -> Int? in
      if case .payAsYouGo(_, _, let count) = offer.terms { count } else { nil }
    }
    if !payments.isEmpty { counts[.offerPayments] = Set(payments).sorted() }
    if catalog.pricing.contains(where: { $0.billingPlans.contains { $0.kind == .monthly } }) {
      counts[.payments] = [BillingPlan.committedPayments]
    }
    let free = quotes.compactMap { quote -> Int? in
      if case .success(let savings) = quote.savings { savings.free?.count } else { nil }
    }
    if !free.isEmpty { counts[.savedMonths] = Set(free).sorted() }
    if let days = facts.evaluation?.days {
      counts[.evaluationDays] = [days]
      counts[.daysLeft] = Array(1...max(1, days))
    }
    if let limit = facts.freeTier?.limit {
      counts[.limit] = [limit]
      // A limit may be any number; the forms of a language repeat within the first few hundred.
      counts[.used] = Array(0...min(limit, 300))
      counts[.remaining] = Array(1...max(1, min(limit, 300)))
    }
    return counts
  }

  private static func periods(of catalog: Catalog) -> [SubscriptionPeriod.Unit: Set<Int>] {
    var periods: [SubscriptionPeriod.Unit: Set<Int>] = [:]
    for product in catalog.products {
      if case .autoRenewable(let subscription) = product.kind {
        periods[subscription.period.unit, default: []].insert(subscription.period.value)
      }
    }
    for pricing in catalog.pricing {
      for offer in pricing.offers { insert(offer.terms, into: &periods) }
      if pricing.billingPlans.contains(where: { $0.kind == .monthly }) {
        periods[.month, default: []].insert(1)
      }
    }
    return periods
  }

  private static func insert(
    _ terms: Offer.Terms, into periods: inout [SubscriptionPeriod.Unit: Set<Int>]
  ) {
    switch terms {
    case .freeTrial(let period), .payUpFront(_, let period):
      periods[period.unit, default: []].insert(period.value)
    case .payAsYouGo(_, let period, let count):
      periods[period.unit, default: []].formUnion([period.value, period.value * count])
    case .oneTime: break
    }
  }

  /// The longest price of each currency, and of those the four longest: another is never wider.
  private static func widestPrices(of catalog: Catalog) -> [Price] {
    var widest: [Currency: Price] = [:]
    for product in catalog.products {
      for (storefront, pricing) in product.pricing {
        let price = Price(money: pricing.price, storefront: storefront)
        let known = widest[pricing.price.currency]
        if known.map({ price.precedes($0) }) ?? true { widest[pricing.price.currency] = price }
      }
    }
    return Array(widest.values.sorted { $0.precedes($1) }.prefix(4))
  }
}

extension OfferValues.Price {
  private var length: Int { money.shownAmount.text.utf8.count }

  /// Whether it is the longer one, or as long and first by storefront.
  fileprivate func precedes(_ other: Self) -> Bool {
    if length != other.length { return length > other.length }
    return storefront.code < other.storefront.code
  }
}

extension Catalog {
  /// What all products cost in all storefronts.
  fileprivate var pricing: [Product.Pricing] { products.flatMap(\.pricing.values) }
}
