/// What a subscription's status says about where the reader stands.
extension AccessDerivation {
  func decision(_ standing: GroupStanding) -> AccessDecision {
    let id = "'\(quotable(standing.status.productID))'"
    if standing.status.isFamilyShared { return sharedDecision(standing, id) }
    switch standing.state {
    case .subscribed(let renewal): return decision(renewal, id, ends: standing.status.expires)
    case .inGracePeriod(let until):
      let end = until.map { "until \($0.iso)" } ?? "and its end is not given"
      return AccessDecision(.gracePeriod, .subscriptions, "\(id) is in its grace period \(end)")
    case .inBillingRetry:
      return AccessDecision(.billingRetry, .subscriptions, retryText(standing, id))
    case .expired(let reason):
      return AccessDecision(
        .expired(reason), .subscriptions, "\(id) has ended with the reason '\(reason.rawValue)'")
    case .revoked:
      return AccessDecision(.revoked, .subscriptions, "the store took \(id) back")
    case .upgraded:
      return AccessDecision(
        .upgraded, .subscriptions, "\(id) was left for a higher plan that the facts do not name")
    }
  }

  private func decision(
    _ renewal: SubscriptionStatus.Renewal, _ id: String, ends: Instant?
  ) -> AccessDecision {
    // A status that is out of date does not know when the next end is.
    let date = ends.flatMap { $0 > facts.now ? " at \($0.iso)" : nil } ?? ""
    let (state, text): (ReaderState, String) =
      switch renewal {
      case .unstated: (.subscribed, "is active")
      case .renews: (.subscribed, "is active and renews\(date)")
      case .ends: (.subscribedEnding, "is active and ends\(date)")
      case .changes(let other):
        (.subscribedChanging, "is active and renews as '\(quotable(other))'\(date)")
      case .needsPriceConsent:
        (.priceIncreaseConsent, "is active and ends\(date) unless a higher price is accepted")
      case .renewsAtHigherPrice:
        (.priceIncreaseNotice, "is active and renews at a higher price\(date)")
      }
    return AccessDecision(state, .subscriptions, "\(id) \(text)")
  }

  private func retryText(_ standing: GroupStanding, _ id: String) -> String {
    let access =
      standing.givesAccess ? "the app's policy keeps access" : "that gives no access"
    if case .inGracePeriod(let until?) = standing.status.state {
      return "the grace period of \(id) was over at \(until.iso): billing retry, and \(access)"
    }
    return "\(id) is in billing retry without a grace period, and \(access)"
  }

  /// Payment and renewal of a shared subscription are the family member's affair, so no reason is passed on.
  private func sharedDecision(_ standing: GroupStanding, _ id: String) -> AccessDecision {
    if standing.givesAccess {
      return AccessDecision(.familyShared, .subscriptions, "a family member shares \(id)")
    }
    switch standing.state {
    case .revoked:
      return AccessDecision(.revoked, .subscriptions, "\(id) is no longer shared or was refunded")
    case .upgraded:
      return AccessDecision(
        .upgraded, .subscriptions, "the shared \(id) was left for a higher plan")
    case .subscribed, .inGracePeriod, .inBillingRetry, .expired:
      return AccessDecision(.expired(.unknown), .subscriptions, "the shared \(id) gives no access")
    }
  }
}
