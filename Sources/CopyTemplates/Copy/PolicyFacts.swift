import PricingEngine

/// What the app really does, as far as copy may speak of it.
///
/// What nobody stated is `nil` or empty, is unknown, and proves no claim.
public struct PolicyFacts: Sendable, Hashable {
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
  /// The kinds of device that a purchase works on, of `platformNames`.
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

  /// The names of kinds of device, as copy of every language writes them.
  public static let platformNames = [
    "iPhone", "iPad", "Mac", "Apple Watch", "Apple TV", "Apple Vision", "Android",
  ]

  /// Creates policy facts; by default nothing is known.
  public init(
    promotion: Promotion? = nil, evidence: [Evidence] = [], updates: UpdatePolicy? = nil,
    trialReminder: TrialReminder? = nil,
    refundsByDeveloper: Bool? = nil, collectsData: Bool? = nil, platforms: [String] = [],
    keepsPrices: Bool? = nil, pricesIncludeTax: Bool? = nil,
    externalPurchaseStorefronts: Set<String> = [], billingGraceDays: Int? = nil,
    redemptionLimit: Int? = nil
  ) {
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
