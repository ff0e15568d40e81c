/// What happens when a subscriber changes from one plan of a group to another.
///
/// | change | takes effect | money |
/// |---|---|---|
/// | upgrade: a higher level | at once | the unused part of the old plan is refunded |
/// | crossgrade: the same level and length | at once | as the store charges |
/// | crossgrade: the same level, another length | at the next renewal | nothing before |
/// | downgrade: a lower level | at the next renewal | nothing before |
///
/// Source: App Store Connect Help, subscription groups and levels. An upgrade ends a 12-month commitment at once; a
/// downgrade waits until its twelve payments are made.
public struct PlanChange: Sendable, Hashable {
  /// The plan that the customer has.
  public let current: Plan
  /// The plan that the customer changes to.
  public let new: Plan
  /// Up, down or across.
  public let direction: Direction
  /// When it takes effect.
  public let effect: Effect

  /// The direction of a change.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// To a higher level of service.
    case upgrade
    /// To a lower level of service.
    case downgrade
    /// To another plan of the same level.
    case crossgrade
  }

  /// When a change takes effect.
  public enum Effect: String, Sendable, Hashable, CaseIterable {
    /// At once.
    case immediately
    /// When the time that is paid for, or committed to, is over.
    case atNextRenewal
  }

  /// Works out a change.
  ///
  /// - Throws: `PlanChangeError` when the plans are not two subscriptions of one group with known levels, or when the
  ///   store's rules do not say what happens.
  public init(from current: Plan, to new: Plan) throws(PlanChangeError) {
    guard let old = current.subscription, let wanted = new.subscription,
      let oldTerm = current.term, let newTerm = new.term
    else { throw .notSubscriptions(current: current.productID, new: new.productID) }
    guard current != new else { throw .samePlan(productID: new.productID) }
    guard old.groupID == wanted.groupID else {
      throw .unlikeGroups(current: old.groupID, new: wanted.groupID)
    }
    guard let oldLevel = old.level, let newLevel = wanted.level else {
      throw .unknownLevel(productID: old.level == nil ? current.productID : new.productID)
    }
    self.current = current
    self.new = new
    if newLevel != oldLevel {
      direction = newLevel < oldLevel ? .upgrade : .downgrade
      effect = direction == .upgrade ? .immediately : .atNextRenewal
    } else if current.commitment != nil || new.commitment != nil {
      throw .unspecified(current: current.productID, new: new.productID)
    } else {
      direction = .crossgrade
      effect = oldTerm.hasSameLength(as: newTerm) ? .immediately : .atNextRenewal
    }
  }

  /// What is charged when the change takes effect.
  public var charge: Money { new.price }

  /// Whether the store refunds the unused part of the current plan.
  public var refundsUnusedTime: Bool { direction == .upgrade }
}

/// Why a change of plan cannot be worked out.
public enum PlanChangeError: Error, Equatable, Sendable {
  /// One of the products is no auto-renewable subscription.
  case notSubscriptions(current: String, new: String)
  /// Both are the same plan.
  case samePlan(productID: String)
  /// The plans belong to two groups: the customer would have both.
  case unlikeGroups(current: String, new: String)
  /// The catalog does not say the level of a product.
  case unknownLevel(productID: String)
  /// A change between a commitment and another plan of the same level: the store's rules do not say when.
  case unspecified(current: String, new: String)
}

extension PlanChangeError {
  /// The reason as a sentence.
  public var message: String {
    switch self {
    case .notSubscriptions(let current, let new):
      "expected two auto-renewable subscriptions, got '\(current)' and '\(new)'"
    case .samePlan(let productID): "'\(productID)' is both the current and the new plan"
    case .unlikeGroups(let current, let new):
      "the plans belong to two groups, '\(current)' and '\(new)', and are held side by side"
    case .unknownLevel(let productID): "the catalog does not say the level of '\(productID)'"
    case .unspecified(let current, let new):
      "the store does not say when a change between '\(current)' and '\(new)' takes effect, "
        + "because one of them is a commitment"
    }
  }
}
