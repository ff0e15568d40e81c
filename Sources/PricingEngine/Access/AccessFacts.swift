/// What an app knows about one reader at one moment, from which the reader's state is derived.
public struct AccessFacts: Sendable, Hashable {
  /// What the reader's clock shows.
  public let now: Instant
  /// The reader's time zone; UTC unless given.
  public let zone: ZoneOffsets
  /// What the store last said the reader has; `nil` when it has never answered.
  public let entitlements: Entitlements?
  /// Whether the store was asked again and could not be reached, so that `entitlements` is the last that is known.
  public let refreshFailed: Bool
  /// The evaluation as the app has kept it; `nil` when it was not started on this device.
  public let evaluation: EvaluationRecord?
  /// How many things the reader has, for a free tier.
  public let itemCount: ItemCount
  /// A purchase that the reader has just tried.
  public let purchase: PurchaseAttempt?
  /// A restore that the reader has just tried.
  public let restore: RestoreOutcome?
  /// Whether loading the products failed, so that there is no price to show.
  public let productsFailed: Bool

  /// Creates a set of facts; by default a fresh install of someone who has nothing.
  public init(
    now: Instant, zone: ZoneOffsets = .utc, entitlements: Entitlements? = Entitlements(),
    refreshFailed: Bool = false, evaluation: EvaluationRecord? = nil,
    itemCount: ItemCount = .zero, purchase: PurchaseAttempt? = nil,
    restore: RestoreOutcome? = nil, productsFailed: Bool = false
  ) {
    self.now = now
    self.zone = zone
    self.entitlements = entitlements
    self.refreshFailed = refreshFailed
    self.evaluation = evaluation
    self.itemCount = itemCount
    self.purchase = purchase
    self.restore = restore
    self.productsFailed = productsFailed
  }

  /// A fact; the raw value is its key in a facts file.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    /// What the clock shows.
    case now
    /// The time zone.
    case timeZone
    /// The transactions: of products that do not renew, and of subscriptions without a status.
    case owned
    /// The statuses of subscriptions.
    case subscriptions
    /// Whether asking the store again succeeded.
    case refresh
    /// The evaluation's record.
    case evaluation
    /// How many things the reader has.
    case itemCount
    /// A purchase that was just tried.
    case purchase
    /// A restore that was just tried.
    case restore
    /// Whether the products could be loaded.
    case products
  }
}
