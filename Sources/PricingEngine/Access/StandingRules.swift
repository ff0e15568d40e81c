/// The rules for where a reader stands; the first one that decides is the answer.
extension AccessDerivation {
  var standing: AccessDecision {
    ownedUnlock ?? activePlan ?? sharedUnlock ?? activePass ?? runningEvaluation ?? failedPayment
      ?? purchaseTakenBack ?? endedPlan ?? endedPass ?? endedEvaluation ?? silentStore
      ?? openEvaluation ?? freeTier ?? AccessDecision(.new, .owned, nothingOwned)
  }

  private var nothingOwned: String {
    facts.entitlements == nil
      ? "the store has never answered, so nobody knows what is owned"
      : "nothing that gives access is owned"
  }

  private var ownedUnlock: AccessDecision? {
    guard let unlock, !unlock.isFamilyShared else { return nil }
    return AccessDecision(
      .permanentlyUnlocked, .owned,
      "'\(quotable(unlock.productID))' is owned, and ownership always wins")
  }

  private var sharedUnlock: AccessDecision? { unlock.map(shared) }

  private func shared(_ owned: OwnedProduct) -> AccessDecision {
    AccessDecision(
      .familyShared, .owned, "a family member shares '\(quotable(owned.productID))'")
  }

  private var activePlan: AccessDecision? { activeSubscription.map(decision) }

  private var activePass: AccessDecision? {
    guard let pass else { return nil }
    guard !pass.isFamilyShared else { return shared(pass) }
    let end = pass.ends.map { "until \($0.iso)" } ?? "and no end is given"
    return AccessDecision(
      .subscribedEnding, .owned, "'\(quotable(pass.productID))' is owned \(end); it does not renew")
  }

  private var runningEvaluation: AccessDecision? {
    guard case .running(let days, let ends) = evaluation else { return nil }
    return AccessDecision(
      .evaluation(days), .evaluation,
      "it ends when the clock shows \(ends.iso), with \(counted(days.value, "day")) left")
  }

  private var failedPayment: AccessDecision? {
    guard let lapsedSubscription, lapsedSubscription.state == .inBillingRetry else { return nil }
    return decision(lapsedSubscription)
  }

  private var purchaseTakenBack: AccessDecision? {
    let kept = policy.unlockIDs.union(policy.passIDs)
    let revoked = entitlements.owned.first { kept.contains($0.productID) && $0.revoked != nil }
    guard let revoked, let date = revoked.revoked else { return nil }
    return AccessDecision(
      .revoked, .owned, "the store took '\(quotable(revoked.productID))' back on \(date.iso)")
  }

  private var endedPlan: AccessDecision? { lapsedSubscription.map(decision) }

  private var endedPass: AccessDecision? {
    let ended = entitlements.owned.first {
      policy.passIDs.contains($0.productID) && $0.isVerified && $0.hasEnded(at: facts.now)
    }
    guard let ended, let date = ended.ends else { return nil }
    return AccessDecision(
      .expired(.unknown), .owned, "'\(quotable(ended.productID))' ended at \(date.iso)")
  }

  private var endedEvaluation: AccessDecision? {
    guard case .expired(let ended) = evaluation else { return nil }
    return AccessDecision(
      .evaluationExpired, .evaluation,
      "it ended when the clock showed \(ended.iso), and \(nothingOwned)")
  }

  private var silentStore: AccessDecision? {
    guard facts.entitlements == nil, entitlements == Entitlements() else { return nil }
    return AccessDecision(.unknown, .refresh, nothingOwned)
  }

  private var openEvaluation: AccessDecision? {
    guard case .notStarted = evaluation else { return nil }
    return AccessDecision(
      .evaluationNotStarted, .evaluation, "it was not started, and \(nothingOwned)")
  }

  private var freeTier: AccessDecision? {
    guard let tier = policy.freeTier else { return nil }
    let (count, limit) = (facts.itemCount.value, tier.limit.value)
    let usage =
      count > limit ? "\(count) are there, \(limit) are free" : "\(count) of \(limit) are used"
    return AccessDecision(.free(facts.itemCount), .itemCount, "\(usage), and \(nothingOwned)")
  }
}
