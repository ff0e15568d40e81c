/// A product as a paywall in one storefront shows it: one way to pay for it, at one price.
///
/// A yearly subscription that can be paid up front or in monthly payments makes two plans.
public struct Plan: Sendable, Hashable {
  /// The product.
  public let product: Product
  /// The storefront.
  public let storefront: Storefront
  /// How it is paid.
  public let billing: Billing
  /// What one payment costs at the regular price: of all `seatCount` seats, or of one seat while nobody said how many.
  public let price: Money
  /// The offers of this way to pay, in file order.
  public let offers: [Offer]
  /// What each seat costs when several are bought; `nil` when the catalog has no such prices.
  public let seats: GraduatedPrice?
  /// How many seats `price` pays for; `nil` without prices per seat, or while nobody said how many are bought.
  public let seatCount: Int?

  /// How a plan is paid.
  public enum Billing: Sendable, Hashable {
    /// Once; nothing renews.
    case oneTime
    /// Once per period, at its start; renews by the period.
    case upFront(period: SubscriptionPeriod)
    /// In several payments to which the customer commits; renews by the whole commitment.
    case commitment(Commitment)
  }

  /// Payments that a customer agrees to make in full.
  public struct Commitment: Sendable, Hashable {
    /// How many payments there are: 12.
    public let payments: Int
    /// The time between two payments: one month.
    public let paymentPeriod: SubscriptionPeriod
    /// How long the commitment lasts, in the product's own words: P1Y.
    public let length: SubscriptionPeriod
    /// What all payments cost together: 12 × 4.99 is 59.88.
    public let total: Money
  }
}

extension Plan {
  /// The product's identifier.
  public var productID: String { product.id }

  /// The time that one payment pays for; `nil` for a one-time purchase.
  public var paymentPeriod: SubscriptionPeriod? {
    switch billing {
    case .oneTime: nil
    case .upFront(let period): period
    case .commitment(let commitment): commitment.paymentPeriod
    }
  }

  /// The time that the customer buys at once: the period, or the whole commitment.
  ///
  /// It is `nil` for a one-time purchase.
  public var term: SubscriptionPeriod? {
    switch billing {
    case .oneTime: nil
    case .upFront(let period): period
    case .commitment(let commitment): commitment.length
    }
  }

  /// What one term costs: the price, or the total of a commitment.
  public var termTotal: Money {
    if case .commitment(let commitment) = billing { return commitment.total }
    return price
  }

  /// The commitment, when the plan has one.
  public var commitment: Commitment? {
    if case .commitment(let commitment) = billing { return commitment }
    return nil
  }

  /// The subscription's group and level; `nil` for a one-time purchase.
  public var subscription: Product.Subscription? {
    if case .autoRenewable(let subscription) = product.kind { return subscription }
    return nil
  }
}

extension Plan {
  /// The plans that a product has in a storefront, paid up front first; at least one.
  ///
  /// A monthly plan with a commitment is left out where the store sells none (the App Store: USA, SGP).
  /// - Throws: `PlanError` when the product cannot be bought in the storefront.
  public static func plans(
    of product: Product, in storefront: Storefront, soldBy store: Store = .appStore
  ) throws(PlanError) -> [Plan] {
    guard let pricing = product.pricing[storefront] else {
      let available = product.pricing.keys.sorted { $0.code < $1.code }
      throw .noPrice(productID: product.id, storefront: storefront, available: available)
    }
    guard case .autoRenewable(let subscription) = product.kind else {
      let plan = BillingPlan(.upFront, price: pricing.price)
      return [Plan(product, storefront, .oneTime, plan, pricing)]
    }
    var plans: [Plan] = []
    for plan in pricing.billingPlans where plan.kind == .upFront {
      plans.append(Plan(product, storefront, .upFront(period: subscription.period), plan, pricing))
    }
    for plan in pricing.billingPlans
    where plan.kind == .monthly && store.sellsMonthlyCommitment(in: storefront) {
      let period = subscription.period
      guard period.length == .months(BillingPlan.committedPayments) else {
        throw .commitmentNotOneYear(productID: product.id, period: period)
      }
      let commitment = Commitment(lasting: period, monthlyPrice: plan.price)
      plans.append(Plan(product, storefront, .commitment(commitment), plan, pricing))
    }
    guard plans.isEmpty else { return plans }
    if pricing.billingPlans.isEmpty {
      throw .notOnSale(productID: product.id, storefront: storefront)
    }
    throw .commitmentNotSold(productID: product.id, storefront: storefront)
  }

  private init(
    _ product: Product, _ storefront: Storefront, _ billing: Billing, _ plan: BillingPlan,
    _ pricing: Product.Pricing
  ) {
    self.product = product
    self.storefront = storefront
    self.billing = billing
    price = plan.price
    offers = pricing.offers.filter { $0.billing == plan.kind }
    seats = plan.kind == .upFront ? pricing.seats : nil
    seatCount = nil
  }
}

extension Plan.Commitment {
  /// Twelve monthly payments of a price.
  fileprivate init(lasting length: SubscriptionPeriod, monthlyPrice: Money) {
    payments = BillingPlan.committedPayments
    paymentPeriod = .one(.month)
    self.length = length
    total = BillingPlan.committedPayments * monthlyPrice
  }
}
