/// Something an app sells through a store.
public struct Product: Sendable, Hashable {
  /// The identifier that the app asks the store for.
  public let id: String
  /// What kind of product it is.
  public let kind: Kind
  /// Names and descriptions by locale, in file order; empty when the catalog has none that can be used.
  public let localizations: [Localization]
  /// Whether members of the buyer's family may use it.
  public let isFamilyShareable: Bool
  /// What it costs, by storefront.
  public let pricing: [Storefront: Pricing]

  /// Creates a product.
  public init(
    id: String, kind: Kind, localizations: [Localization], isFamilyShareable: Bool,
    pricing: [Storefront: Pricing]
  ) {
    self.id = id
    self.kind = kind
    self.localizations = localizations
    self.isFamilyShareable = isFamilyShareable
    self.pricing = pricing
  }

  /// The four kinds of product that the App Store sells.
  public enum Kind: Sendable, Hashable {
    /// Renews until it is canceled.
    case autoRenewable(Subscription)
    /// Ends by itself; a catalog file does not say when.
    case nonRenewing
    /// Is used up.
    case consumable
    /// Is bought once and kept.
    case nonConsumable
  }

  /// What an auto-renewable subscription adds.
  public struct Subscription: Sendable, Hashable {
    /// How long one paid term lasts.
    public let period: SubscriptionPeriod
    /// The subscription group; a customer holds one plan per group.
    public let groupID: String
    /// The level of service in the group, 1 is the highest; `nil` when the catalog does not say.
    public let level: Int?

    /// Creates the subscription's part of a product.
    public init(period: SubscriptionPeriod, groupID: String, level: Int?) {
      self.period = period
      self.groupID = groupID
      self.level = level
    }
  }

  /// What a product costs in one storefront.
  public struct Pricing: Sendable, Hashable {
    /// The regular price.
    ///
    /// Of a subscription that is sold only with a commitment, it is the total of the payments.
    public let price: Money
    /// The ways to pay for a subscription that are on sale; one up-front plan for every other product.
    public let billingPlans: [BillingPlan]
    /// The offers, in file order.
    public let offers: [Offer]
    /// What each seat costs when several are bought; `nil` when the catalog has no such prices.
    public let seats: GraduatedPrice?

    /// Creates a price with the ways to pay it; by default it is paid up front.
    public init(
      price: Money, billingPlans: [BillingPlan]? = nil, offers: [Offer] = [],
      seats: GraduatedPrice? = nil
    ) {
      self.price = price
      self.billingPlans = billingPlans ?? [BillingPlan(.upFront, price: price)]
      self.offers = offers
      self.seats = seats
    }
  }

  /// A product's name and description in one locale.
  public struct Localization: Sendable, Hashable {
    /// The locale, as a BCP 47 tag: `zh-Hans`.
    public let locale: String
    /// The name that customers see; never empty.
    public let displayName: String
    /// The description that customers see; may be empty.
    public let description: String

    /// Creates a localization.
    public init(locale: String, displayName: String, description: String) {
      self.locale = locale
      self.displayName = displayName
      self.description = description
    }
  }
}

extension Product.Kind {
  /// The kind's name in StoreKit's spelling, without what it carries.
  public var name: String {
    switch self {
    case .autoRenewable: "autoRenewable"
    case .nonRenewing: "nonRenewing"
    case .consumable: "consumable"
    case .nonConsumable: "nonConsumable"
    }
  }
}
