import PricingEngine

/// A product in plain words, so that rows of tables can hold it.
struct SampleProduct: Sendable {
  var id = "pro"
  var kind: Kind = .subscription("P1Y")
  var price = "19.99"
  /// The currency, when it is not the storefront's own.
  var currency: String?
  /// One of twelve monthly payments, when the plan is also sold with a commitment.
  var commitment: String?
  /// Whether the plan is sold at once for its price, and not only with the commitment.
  var isSoldUpFront = true
  var offers: [SampleOffer] = []
  /// Names by locale.
  var names = ["en-US": "Pro"]
  var isFamilyShareable = false

  enum Kind: Sendable {
    /// A period, in group `group` on level `level`.
    case subscription(String, group: String = "G", level: Int? = 1)
    case nonRenewing
    case consumable
    case nonConsumable
  }
}

/// An offer in plain words; `price` is `nil` for a free trial.
struct SampleOffer: Sendable {
  var kind = Offer.Kind.introductory
  var price: String?
  /// The period of a payment; empty for an offer of a product that is bought once.
  var period: String
  /// How many payments; `nil` is one in advance.
  var payments: Int?
  var billing: BillingPlan.Kind = .upFront

  static func freeTrial(_ period: String) -> SampleOffer { SampleOffer(period: period) }

  static func upFront(_ price: String, _ period: String) -> SampleOffer {
    SampleOffer(price: price, period: period)
  }

  static func asYouGo(_ price: String, _ period: String, _ payments: Int) -> SampleOffer {
    SampleOffer(price: price, period: period, payments: payments)
  }
}

extension SampleProduct {
  /// The product as it is sold in a storefront.
  func product(in storefront: Storefront) throws -> Product {
    let money = { (text: String) throws -> Money in
      Money(
        try ExactDecimal(parsing: text),
        try currency.map { try Currency(code: $0) } ?? storefront.currency)
    }
    var plans = isSoldUpFront ? [BillingPlan(.upFront, price: try money(price))] : []
    if let commitment { plans.append(BillingPlan(.monthly, price: try money(commitment))) }
    let pricing = Product.Pricing(
      price: try money(price), billingPlans: plans,
      offers: try offers.map {
        Offer($0.kind, try $0.terms(money), billing: $0.billing)
      })
    return Product(
      id: id, kind: try kind.productKind,
      localizations: names.sorted { $0.key < $1.key }.map {
        Product.Localization(locale: $0.key, displayName: $0.value, description: "")
      },
      isFamilyShareable: isFamilyShareable, pricing: [storefront: pricing])
  }
}

extension SampleProduct.Kind {
  fileprivate var productKind: Product.Kind {
    get throws {
      switch self {
      case .subscription(let period, let group, let level):
        .autoRenewable(
          Product.Subscription(
            period: try SubscriptionPeriod(iso: period), groupID: group, level: level))
      case .nonRenewing: .nonRenewing
      case .consumable: .consumable
      case .nonConsumable: .nonConsumable
      }
    }
  }
}

extension SampleOffer {
  fileprivate func terms(_ money: (String) throws -> Money) throws -> Offer.Terms {
    if period.isEmpty, let price { return .oneTime(price: try money(price)) }
    let period = try SubscriptionPeriod(iso: period)
    guard let price else { return .freeTrial(period: period) }
    guard let payments else { return .payUpFront(price: try money(price), period: period) }
    return .payAsYouGo(price: try money(price), period: period, count: payments)
  }
}

/// The plans of products in a storefront.
func samplePlans(_ products: [SampleProduct], in storefront: String = "USA") throws -> [Plan] {
  let storefront = try Storefront(code: storefront)
  return try products.flatMap { try Plan.plans(of: $0.product(in: storefront), in: storefront) }
}

/// The quotes of products, measured against each other and against those that are not shown.
func sampleQuotes(
  _ products: [SampleProduct], beside others: [SampleProduct] = [],
  in storefront: String = "USA", comparedTo: String? = nil, offer: OfferChoice = .introductory
) throws -> [Quote] {
  let plans = try samplePlans(products, in: storefront)
  return Quote.quotes(
    for: plans, among: plans + (try samplePlans(others, in: storefront)), comparedTo: comparedTo,
    offer: offer)
}
