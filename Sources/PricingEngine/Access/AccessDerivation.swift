extension AccessPolicy {
  /// Works out a reader's state, and says why.
  ///
  /// What gives access decides first: a permanent unlock, a subscription, a non-renewing product, a running
  /// evaluation. When nothing does, the loss that can be mended or is most telling decides: billing retry, a purchase
  /// taken back, an ended subscription or product, an ended evaluation. Then come unknown, when the store has never
  /// answered, evaluation not started, the free tier, and new.
  ///
  /// A verified purchase and a restore that found products count as owned. A subscription that is owned counts as
  /// active, unless the facts have its status. Facts about the store being out of reach take nothing away.
  public func derive(from facts: AccessFacts) -> DerivedState {
    let derivation = AccessDerivation(self, facts)
    let standing = derivation.standing
    let news = derivation.news
    return DerivedState(
      standing: standing.state, news: news?.state, access: derivation.access,
      isCanceled: facts.purchase?.outcome == .cancelled && news == nil,
      reason: standing.reason, newsReason: news?.reason, notes: derivation.notes)
  }
}

/// What follows from the facts, before one of the rules decides.
struct AccessDerivation {
  let policy: AccessPolicy
  let facts: AccessFacts
  /// What the reader has, with what a purchase or restore has just added.
  let entitlements: Entitlements
  /// What counts in each subscription group.
  let groups: [GroupStanding]
  /// Where the reader stands in the evaluation, ownership left aside; `nil` when the app has none.
  let evaluation: EvaluationState?

  init(_ policy: AccessPolicy, _ facts: AccessFacts) {
    self.policy = policy
    self.facts = facts
    entitlements = facts.entitlementsWithNews(policy)
    groups = policy.standings(of: entitlements.subscriptions, at: facts.now)
    evaluation = policy.evaluation?.state(
      of: facts.evaluation, ownsUnlock: false, at: facts.now, in: facts.zone)
  }

  /// The transaction that unlocks the app for good; the reader's own comes before a shared one.
  var unlock: OwnedProduct? { held(policy.unlockIDs) }

  /// The transaction of a non-renewing product that gives access.
  var pass: OwnedProduct? { held(policy.passIDs) }

  private func held(_ ids: Set<String>) -> OwnedProduct? {
    let held = entitlements.owned.filter {
      ids.contains($0.productID) && $0.isHeld(at: facts.now)
    }
    return held.first { !$0.isFamilyShared } ?? held.first
  }

  /// The subscription that gives access; of several groups the one in the best state.
  var activeSubscription: GroupStanding? { best(groups.filter(\.givesAccess)) }

  /// The subscription that says most about a reader without access.
  var lapsedSubscription: GroupStanding? { best(groups.filter { !$0.givesAccess }) }

  private func best(_ groups: [GroupStanding]) -> GroupStanding? {
    let known = groups.filter { policy.subscriptions[$0.status.productID] != nil }
    return known.max { $0.state.preference < $1.state.preference }
  }

  /// What the reader may use.
  var access: Access {
    let paid =
      unlock?.productID ?? activeSubscription?.status.productID ?? pass?.productID
    if let paid { return .full(productID: paid) }
    if case .running(let days, _) = evaluation { return .evaluation(days) }
    guard let freeTier = policy.freeTier else { return .none }
    return .freeTier(remaining: freeTier.remaining(after: facts.itemCount))
  }

  /// Whether a product gives access now.
  func isHeld(_ productID: String) -> Bool {
    entitlements.owned.contains { $0.productID == productID && $0.isHeld(at: facts.now) }
      || groups.contains { $0.givesAccess && $0.status.productID == productID }
  }
}

extension AccessFacts {
  /// What the reader has, with what a purchase or restore has just added.
  fileprivate func entitlementsWithNews(_ policy: AccessPolicy) -> Entitlements {
    let known = entitlements ?? Entitlements()
    let stated = Set(known.subscriptions.map(\.productID))
    // A status says more about a subscription than its transaction does.
    let transactions = known.owned.filter {
      policy.subscriptions[$0.productID] != nil && !stated.contains($0.productID)
    }
    var new: [String] = []
    if let purchase, purchase.outcome == .success { new.append(purchase.productID) }
    if case .found(let productIDs) = restore { new += productIDs }
    let subscribed = new.filter { policy.subscriptions[$0] != nil }
    let owned = new.filter { policy.subscriptions[$0] == nil }
    return Entitlements(
      owned: known.owned + owned.map { OwnedProduct(productID: $0) },
      subscriptions: known.subscriptions + transactions.compactMap { $0.status(at: now) }
        + subscribed.map { SubscriptionStatus(productID: $0, .subscribed(.unstated)) })
  }
}
