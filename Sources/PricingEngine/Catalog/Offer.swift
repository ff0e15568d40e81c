/// A temporary price of a product, in one storefront.
public struct Offer: Sendable, Hashable {
  /// Who the offer is for and how it is reached.
  public let kind: Kind
  /// What is paid and for how long.
  public let terms: Terms
  /// The billing plan of the product that the offer belongs to.
  public let billing: BillingPlan.Kind

  /// Creates an offer.
  public init(_ kind: Kind, _ terms: Terms, billing: BillingPlan.Kind = .upFront) {
    self.kind = kind
    self.terms = terms
    self.billing = billing
  }

  /// Who an offer is for and how it is reached.
  public enum Kind: Sendable, Hashable {
    /// For customers who have had no introductory offer in the subscription group; applied by the store.
    case introductory
    /// For current or lapsed subscribers whom the app chooses.
    case promotional(offerID: String)
    /// For customers who redeem a code. `renews` is `nil` when the catalog does not say what follows.
    case offerCode(
      name: String, eligibility: [CodeEligibility], stacksWithIntroductory: Bool, renews: Bool?)
    /// For subscribers whose subscription has ended.
    case winBack(offerID: String)
  }

  /// A group of customers that may redeem an offer code.
  public enum CodeEligibility: String, Sendable, Hashable, CaseIterable {
    /// Customers who never subscribed.
    case new
    /// Current subscribers.
    case existing
    /// Customers whose subscription has ended.
    case expired
    /// Customers who never bought anything in the app; with the next two, for products that do not renew.
    case nonSpender
    /// Customers who bought something in the app not long ago.
    case activeSpender
    /// Customers who bought something in the app long ago.
    case churnedSpender
  }

  /// What is paid and for how long.
  public enum Terms: Sendable, Hashable {
    /// Nothing is paid for the whole of `period`.
    case freeTrial(period: SubscriptionPeriod)
    /// `price` is paid once per `period`, `count` times; `period` is the plan's own. `count` is 1 or more.
    case payAsYouGo(price: Money, period: SubscriptionPeriod, count: Int)
    /// `price` is paid once, for the whole of `period`.
    case payUpFront(price: Money, period: SubscriptionPeriod)
    /// `price` is paid once for a product that does not renew; only offer codes have such terms.
    case oneTime(price: Money)
  }
}

extension Offer.Kind {
  /// The kind's name, without what it carries.
  public var name: String {
    switch self {
    case .introductory: "introductory"
    case .promotional: "promotional"
    case .offerCode: "offerCode"
    case .winBack: "winBack"
    }
  }
}

extension Offer.Terms {
  /// The name of the payment mode, as StoreKit spells it.
  public var mode: String {
    switch self {
    case .freeTrial: "freeTrial"
    case .payAsYouGo: "payAsYouGo"
    case .payUpFront: "payUpFront"
    case .oneTime: "oneTime"
    }
  }
}
