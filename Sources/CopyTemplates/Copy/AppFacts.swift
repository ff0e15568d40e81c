import PricingEngine

/// What the app itself says about what it sells: facts that no store file holds.
///
/// A fact that nobody gave is unknown: its sections are left out, and it never proves a claim.
public struct AppFacts: Sendable, Hashable {
  /// The app's name.
  public let name: AppText?
  /// What the customer gets, in the order it is shown.
  public let features: [Feature]
  /// The part of the app that is free.
  public let freeTier: FreeTier?
  /// The app's own free evaluation before a one-time purchase.
  public let evaluation: Evaluation?
  /// A higher price of a subscription from a day on.
  public let priceIncrease: PriceIncrease?
  /// What the app really stores, and where.
  public let privacy: Set<PrivacyFact>
  /// The name of another company's service whose account or plan may be needed.
  public let otherService: String?
  /// Whether a subscriber in billing retry keeps access; copy says the same.
  public let billingRetry: BillingRetryAccess
  /// What the app really does, as far as copy may speak of it.
  public let policy: PolicyFacts
  /// Where terms, privacy policy and help are.
  public let links: [LinkKind: LinkURL]

  /// Creates a set of facts; by default nothing is known.
  public init(
    name: AppText? = nil, features: [Feature] = [], freeTier: FreeTier? = nil,
    evaluation: Evaluation? = nil, priceIncrease: PriceIncrease? = nil,
    privacy: Set<PrivacyFact> = [], otherService: String? = nil,
    billingRetry: BillingRetryAccess = .paused, policy: PolicyFacts = PolicyFacts(),
    links: [LinkKind: LinkURL] = [:]
  ) {
    self.name = name
    self.features = features
    self.freeTier = freeTier
    self.evaluation = evaluation
    self.priceIncrease = priceIncrease
    self.privacy = privacy
    self.otherService = otherService
    self.billingRetry = billingRetry
    self.policy = policy
    self.links = links
  }

  /// One thing that the customer gets.
  public struct Feature: Sendable, Hashable {
    /// The feature's identifier in the project.
    public let id: String
    /// The words for it.
    public let text: AppText
    /// The products that give it; `nil` is every product.
    public let productIDs: Set<String>?

    /// Creates a feature.
    public init(id: String, text: AppText, productIDs: Set<String>? = nil) {
      self.id = id
      self.text = text
      self.productIDs = productIDs
    }

    /// Whether a product gives the feature.
    public func isGiven(by productID: String) -> Bool { productIDs?.contains(productID) ?? true }
  }

  /// The features that a product unlocks, by their identifiers.
  public func featureIDs(givenBy productID: String) -> Set<String> {
    Set(features.filter { $0.isGiven(by: productID) }.map(\.id))
  }

  /// The part of the app that is free, up to a limit.
  public struct FreeTier: Sendable, Hashable {
    /// How many things are free, 0 or more; texts show it as `{limit}`.
    public let limit: Int
    /// A sentence that says so.
    public let text: AppText

    /// Creates a free tier.
    public init(limit: Int, text: AppText) {
      self.limit = limit
      self.text = text
    }
  }

  /// A higher price of a subscription from a day on.
  public struct PriceIncrease: Sendable, Hashable {
    /// The product.
    public let productID: String
    /// What one payment will cost, in the currency of the storefront.
    public let newAmount: ExactDecimal
    /// The first day of the new price.
    public let date: CalendarDate

    /// Creates a price increase.
    public init(productID: String, newAmount: ExactDecimal, date: CalendarDate) {
      self.productID = productID
      self.newAmount = newAmount
      self.date = date
    }
  }

  /// Something that the app stores, and where.
  public enum PrivacyFact: String, Sendable, Hashable, CaseIterable {
    /// The start of the evaluation is stored on the device.
    case evaluationOnDevice
    /// Ownership is read from verified store transactions.
    case ownershipFromStore
  }

  /// A free evaluation that the app runs by itself: it takes no payment to start and charges nothing at its end.
  public struct Evaluation: Sendable, Hashable {
    /// How long it lasts, in days, 1 or more.
    public let days: Int
    /// What counts as a day.
    public let counting: DayCounting
    /// The time zone whose days count; `nil` is the reader's own, and 24-hour days need none.
    public let zone: ZoneOffsets?
    /// Sentences that say what stops working when it ends.
    public let losesAtEnd: [AppText]

    /// Creates an evaluation; a day is 24 hours unless it says otherwise.
    public init(
      days: Int, counting: DayCounting = .exact, zone: ZoneOffsets? = nil,
      losesAtEnd: [AppText] = []
    ) {
      self.days = days
      self.counting = counting
      self.zone = zone
      self.losesAtEnd = losesAtEnd
    }
  }
}

extension AppFacts {
  /// The same facts, with the links of a catalog where the project has none.
  ///
  /// A catalog's link that is no safe address is not taken; readers of catalogs report it.
  public func withLinks(of policies: Policies) -> AppFacts {
    var all = links
    let fromCatalog = [
      LinkKind.terms: policies.termsURL,
      .privacy: policies.privacyURLs.sorted { $0.key < $1.key }.first?.value,
    ]
    for (kind, text) in fromCatalog where all[kind] == nil {
      guard let text else { continue }
      do { all[kind] = try LinkURL(text) } catch { continue }
    }
    return AppFacts(
      name: name, features: features, freeTier: freeTier, evaluation: evaluation,
      priceIncrease: priceIncrease, privacy: privacy, otherService: otherService,
      billingRetry: billingRetry, policy: policy, links: all)
  }
}

/// A page that a paywall links to.
public enum LinkKind: String, Sendable, Hashable, CaseIterable {
  /// The terms of use.
  case terms
  /// The privacy policy.
  case privacy
  /// Where the customer gets help.
  case support
}
