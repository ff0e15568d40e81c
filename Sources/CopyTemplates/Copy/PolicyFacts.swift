import PricingEngine

/// What the app really does, as far as copy may speak of it.
///
/// What nobody stated is `nil` or empty, is unknown, and proves no claim.
public struct PolicyFacts: Sendable, Hashable {
  /// The features that each product unlocks, by product identifier.
  public let entitlements: [String: Set<String>]
  /// A promotion with its end and its former price.
  public let promotion: Promotion?
  /// Dated proof for claims about others' choices, ratings and prices.
  public let evidence: [Evidence]
  /// What a one-time purchase includes later.
  public let updates: UpdatePolicy?
  /// Whether the app reminds before a trial ends.
  public let trialReminder: TrialReminder?
  /// Whether the developer pays refunds itself.
  public let refundsByDeveloper: Bool?
  /// Whether the app collects data about its users.
  public let collectsData: Bool?
  /// The kinds of device that a purchase works on: `iPhone`, `iPad`, `Mac`.
  public let platforms: [String]
  /// Whether the price of running subscriptions never changes.
  public let keepsPrices: Bool?
  /// Whether the prices of the storefront include tax.
  public let pricesIncludeTax: Bool?
  /// The storefronts in which the store allows to point to other ways of buying, alpha-3.
  public let externalPurchaseStorefronts: Set<String>
  /// Whether billing grace is enabled, and for how many days: 3, 16 or 28.
  public let billingGraceDays: Int?
  /// How often offer codes can be redeemed in all; `nil` when there is no such limit.
  public let redemptionLimit: Int?

  /// Creates policy facts; by default nothing is known.
  public init(
    entitlements: [String: Set<String>] = [:], promotion: Promotion? = nil,
    evidence: [Evidence] = [], updates: UpdatePolicy? = nil, trialReminder: TrialReminder? = nil,
    refundsByDeveloper: Bool? = nil, collectsData: Bool? = nil, platforms: [String] = [],
    keepsPrices: Bool? = nil, pricesIncludeTax: Bool? = nil,
    externalPurchaseStorefronts: Set<String> = [], billingGraceDays: Int? = nil,
    redemptionLimit: Int? = nil
  ) {
    self.entitlements = entitlements
    self.promotion = promotion
    self.evidence = evidence
    self.updates = updates
    self.trialReminder = trialReminder
    self.refundsByDeveloper = refundsByDeveloper
    self.collectsData = collectsData
    self.platforms = platforms
    self.keepsPrices = keepsPrices
    self.pricesIncludeTax = pricesIncludeTax
    self.externalPurchaseStorefronts = externalPurchaseStorefronts
    self.billingGraceDays = billingGraceDays
    self.redemptionLimit = redemptionLimit
  }

  /// A price or offer that is there for a time.
  public struct Promotion: Sendable, Hashable {
    /// The product; `nil` is all of them.
    public let productID: String?
    /// The first day.
    public let startsAt: CalendarDate?
    /// The last day; without one nothing may be called limited in time.
    public let endsAt: CalendarDate?
    /// The price before, which was really charged.
    public let referencePrice: ExactDecimal?
    /// Since when the price before was charged.
    public let referenceFrom: CalendarDate?
    /// The lowest price of the thirty days before.
    public let lowestPrice30Days: ExactDecimal?
    /// Whether the promotion will not come again.
    public let neverRepeats: Bool?

    /// Creates a promotion.
    public init(
      productID: String? = nil, startsAt: CalendarDate? = nil, endsAt: CalendarDate? = nil,
      referencePrice: ExactDecimal? = nil, referenceFrom: CalendarDate? = nil,
      lowestPrice30Days: ExactDecimal? = nil, neverRepeats: Bool? = nil
    ) {
      self.productID = productID
      self.startsAt = startsAt
      self.endsAt = endsAt
      self.referencePrice = referencePrice
      self.referenceFrom = referenceFrom
      self.lowestPrice30Days = lowestPrice30Days
      self.neverRepeats = neverRepeats
    }
  }

  /// Proof for a claim, with its source and date.
  public struct Evidence: Sendable, Hashable {
    /// What it proves.
    public let kind: Kind
    /// The product it is about; `nil` is the app.
    public let productID: String?
    /// The number that it proves: users, stars, a competitor's price.
    public let value: ExactDecimal?
    /// Where it can be read.
    public let source: String
    /// When it was true.
    public let date: CalendarDate

    /// Creates evidence.
    public init(
      _ kind: Kind, productID: String? = nil, value: ExactDecimal? = nil, source: String,
      date: CalendarDate
    ) {
      self.kind = kind
      self.productID = productID
      self.value = value
      self.source = source
      self.date = date
    }

    /// What evidence can prove.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Most customers choose the product.
      case mostPopular
      /// How many customers there are.
      case userCount
      /// Stars and reviews.
      case rating
      /// A prize.
      case award
      /// A place in a ranking.
      case ranking
      /// A store's or person's recommendation.
      case endorsement
      /// What somebody else charges for the same.
      case competitorPrice
    }
  }

  /// What a one-time purchase includes later.
  public enum UpdatePolicy: String, Sendable, Hashable, CaseIterable {
    /// The version that is sold, with its corrections.
    case currentVersion
    /// Every later version.
    case allFutureVersions
  }

  /// How an app reminds of the end of a trial.
  public enum TrialReminder: String, Sendable, Hashable, CaseIterable {
    /// It does not.
    case none
    /// By a notification that the customer must allow.
    case notification
    /// By e-mail or another way that always arrives.
    case always
  }
}
