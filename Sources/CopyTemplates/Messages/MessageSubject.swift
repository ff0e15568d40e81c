import PricingEngine

/// A thing that a message speaks of, without which it makes no sense.
///
/// The raw value is its name in `contract.json`. A message about a thing that is not there is never shown.
public enum MessageSubject: String, Sendable, Hashable, CaseIterable {
  /// The app's own free evaluation.
  case evaluation
  /// The part of the app that is free.
  case freeTier
  /// A free tier whose limit the reader has reached.
  case freeLimitReached
  /// A free tier in which the reader may add more.
  case freeLimitAhead
  /// A plan that renews.
  case renewingPlan
  /// A product that is bought once.
  case oneTimePlan
  /// A product that is bought once for a time and then ends.
  case nonRenewingPlan
  /// A plan that is billed monthly with a 12-month commitment.
  case commitment
  /// A price that depends on the number of seats.
  case seats
  /// An offer after which the plan renews at its regular price.
  case renewingOffer
  /// An offer after which nothing renews.
  case endingOffer
  /// An offer of which the catalog does not say what follows.
  case openOffer
  /// An offer of a product that is bought once.
  case oneTimeOffer
  /// An introductory offer.
  case introductoryOffer
  /// A promotional offer.
  case promotionalOffer
  /// A win-back offer.
  case winBackOffer
  /// An offer by code, for whomever.
  case codeOffer
  /// An offer by code for customers who never subscribed, and nobody else.
  case codeForNew
  /// An offer by code for current subscribers, and nobody else.
  case codeForExisting
  /// An offer by code for former subscribers, and nobody else.
  case codeForExpired
  /// A change from one plan to another.
  case planChange
  /// A change to a higher level.
  case upgrade
  /// A change on the same level that takes effect at once.
  case changeNow
  /// A change that takes effect at the next renewal.
  case changeAtRenewal
  /// A higher price of the plan from a day on.
  case priceIncrease
  /// The start of the evaluation is stored on the device.
  case evaluationOnDevice
  /// Ownership is read from verified store transactions.
  case ownershipFromStore
  /// Another company's account or plan may be needed.
  case otherService
  /// Billing retry, in which the app pauses access.
  case billingRetryPaused
  /// A subscription that ended because renewal was turned off.
  case expiredByChoice
  /// A subscription that ended because a payment failed.
  case expiredByBilling
  /// A subscription that ended because a new price was not accepted.
  case expiredByPrice
  /// A subscription that ended because the product is no longer sold.
  case expiredByAvailability
  /// Products that the App Store sells.
  case appStore
  /// Products that Google Play sells.
  case googlePlay
  /// Products that any store but the App Store sells; what is said of them names no store.
  case otherStore
  /// Products of a store that gives purchases back by itself.
  case restoringStore
}

extension MessageSubject {
  /// Whether the thing is there.
  func isThere(in situation: Situation) -> Bool {
    switch self {
    case .evaluation: situation.facts.evaluation != nil
    case .freeTier: situation.facts.freeTier != nil
    case .freeLimitReached: situation.freeRemaining.map { $0 == 0 } ?? false
    case .freeLimitAhead: situation.freeRemaining.map { $0 > 0 } ?? false
    case .evaluationOnDevice:
      situation.facts.evaluation != nil && situation.facts.privacy.contains(.evaluationOnDevice)
    case .ownershipFromStore: situation.facts.privacy.contains(.ownershipFromStore)
    case .otherService: situation.facts.otherService != nil
    case .billingRetryPaused:
      situation.state == .billingRetry && situation.facts.billingRetry == .paused
    case .renewingPlan: situation.quote?.plan.term != nil
    case .oneTimePlan: situation.quote.map { $0.plan.term == nil } ?? false
    case .nonRenewingPlan: situation.quote?.plan.product.kind == .nonRenewing
    case .expiredByChoice: situation.state == .expired(.autoRenewOff)
    case .expiredByBilling: situation.state == .expired(.billingError)
    case .expiredByPrice: situation.state == .expired(.priceIncrease)
    case .expiredByAvailability: situation.state == .expired(.productUnavailable)
    case .commitment: situation.quote?.plan.commitment != nil
    case .seats: situation.quote?.plan.seats != nil
    case .priceIncrease: situation.priceIncrease != nil
    case .appStore: situation.store == .appStore
    case .googlePlay: situation.store == .googlePlay
    case .otherStore: situation.store != .appStore
    case .restoringStore: situation.store.restoresPurchases
    case .planChange: situation.change != nil
    // When a change takes effect, and what is refunded, are the App Store's rules.
    case .upgrade, .changeNow, .changeAtRenewal:
      situation.store == .appStore && isThere(in: situation.change)
    case .renewingOffer, .endingOffer, .openOffer, .oneTimeOffer, .introductoryOffer,
      .promotionalOffer, .winBackOffer, .codeOffer, .codeForNew, .codeForExisting, .codeForExpired:
      isThere(in: situation.quote?.offer)
    }
  }

  private func isThere(in change: PlanChange?) -> Bool {
    guard let change else { return false }
    return switch self {
    case .upgrade: change.direction == .upgrade
    case .changeNow: change.direction != .upgrade && change.effect == .immediately
    case .changeAtRenewal: change.effect == .atNextRenewal
    default: true
    }
  }

  private func isThere(in offer: Offer?) -> Bool {
    guard let offer else { return false }
    switch (self, offer.kind) {
    case (.introductoryOffer, .introductory), (.promotionalOffer, .promotional),
      (.winBackOffer, .winBack), (.codeOffer, .offerCode):
      return true
    case (.codeForNew, .offerCode(_, let eligibility, _, _)): return eligibility == [.new]
    case (.codeForExisting, .offerCode(_, let eligibility, _, _)): return eligibility == [.existing]
    case (.codeForExpired, .offerCode(_, let eligibility, _, _)): return eligibility == [.expired]
    default: break
    }
    if case .oneTime = offer.terms { return self == .oneTimeOffer }
    return switch offer.continuation {
    case .renews: self == .renewingOffer
    case .ends: self == .endingOffer
    case .unknown: self == .openOffer
    }
  }

  /// The thing in words, after "there is no".
  var phrase: String {
    switch self {
    case .evaluation: "free evaluation"
    case .freeTier: "free tier"
    case .freeLimitReached: "free limit that is reached"
    case .freeLimitAhead: "free limit that is not reached"
    case .renewingPlan: "term that renews"
    case .oneTimePlan: "price that is paid once"
    case .nonRenewingPlan: "end without renewal"
    case .commitment: "commitment"
    case .seats: "price per seat"
    case .renewingOffer: "offer that renews"
    case .endingOffer: "offer that ends"
    case .openOffer: "offer without a known end"
    case .oneTimeOffer: "offer of a one-time product"
    case .introductoryOffer: "introductory offer"
    case .promotionalOffer: "promotional offer"
    case .winBackOffer: "win-back offer"
    case .codeOffer, .codeForNew, .codeForExisting, .codeForExpired: "such offer by code"
    case .planChange, .upgrade, .changeNow, .changeAtRenewal: "such change of plan"
    case .priceIncrease: "price increase"
    case .evaluationOnDevice, .ownershipFromStore: "such privacy fact"
    case .otherService: "other service"
    case .billingRetryPaused: "pause in billing retry"
    case .expiredByChoice, .expiredByBilling, .expiredByPrice, .expiredByAvailability:
      "subscription that ended for that reason"
    case .appStore: "product that the App Store sells"
    case .googlePlay: "product that Google Play sells"
    case .otherStore: "product that another store than the App Store sells"
    case .restoringStore: "product of a store that restores purchases"
    }
  }

  /// The thing in words, with its article.
  var phraseWithArticle: String {
    if phrase.hasPrefix("such ") { return phrase }
    return (phrase.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + phrase
  }

  /// The fact of the project that would make the thing be there; `nil` when it is none that a project states.
  var projectKey: String? {
    switch self {
    case .evaluation: "evaluation"
    case .freeTier: "freeTier"
    case .priceIncrease: "priceIncrease"
    case .evaluationOnDevice: "privacy.evaluationStart"
    case .ownershipFromStore: "privacy.ownership"
    default: nil
    }
  }
}
