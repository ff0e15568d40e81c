/// The parts of a facts file that come from the store; keys are named as StoreKit names them where it does.
extension JSONReader {
  /// A list of products, each as its identifier or as an object with more about the transaction.
  func ownedProducts(
    _ products: inout ProductReader, into findings: inout [Finding]
  ) -> [OwnedProduct]? {
    elements(into: &findings)?.compactMap { $0.ownedProduct(&products, into: &findings) }
  }

  private func ownedProduct(
    _ products: inout ProductReader, into findings: inout [Finding]
  ) -> OwnedProduct? {
    if case .string = node.kind {
      return products.productID(self, into: &findings).map { OwnedProduct(productID: $0) }
    }
    guard case .object = node.kind else {
      findings.append(mismatch(expected: "a product's identifier, or an object"))
      return nil
    }
    let known = [
      "productID", "verified", "finished", "familyShared", "revocationDate", "expirationDate",
    ]
    guard let object = object(known: known, into: &findings) else { return nil }
    let id = products.productID(object.required("productID", into: &findings), into: &findings)
    let isVerified = object.flag("verified", standard: true, into: &findings)
    let isFinished = object.flag("finished", standard: true, into: &findings)
    let isShared = object.flag("familyShared", standard: false, into: &findings)
    let revoked = object.instant("revocationDate", into: &findings)
    let ends = object.instant("expirationDate", into: &findings)
    return id.map {
      OwnedProduct(
        productID: $0, isVerified: isVerified, isFinished: isFinished, isFamilyShared: isShared,
        revoked: revoked, ends: ends)
    }
  }

  /// A list of statuses; `now` is what the clock shows, when that is known.
  func subscriptions(
    _ products: inout ProductReader, now: Instant?, into findings: inout [Finding]
  ) -> [SubscriptionStatus]? {
    elements(into: &findings)?.compactMap { $0.subscription(&products, now: now, into: &findings) }
  }

  private func subscription(
    _ products: inout ProductReader, now: Instant?, into findings: inout [Finding]
  ) -> SubscriptionStatus? {
    let known = [
      "productID", "state", "expirationReason", "expirationDate", "gracePeriodExpirationDate",
      "willAutoRenew", "autoRenewPreference", "priceIncreaseStatus", "familyShared",
    ]
    guard let object = object(known: known, into: &findings) else { return nil }
    let id = products.subscriptionID(
      object.required("productID", into: &findings),
      fix: "list it under 'owned', which is for products that do not renew", into: &findings)
    let state = object.subscriptionState(of: id, &products, into: &findings)
    let expires = object.instant("expirationDate", into: &findings)
    let isShared = object.flag("familyShared", standard: false, into: &findings)
    guard let id, let state else { return nil }
    if let expires, let now, expires <= now {
      object.reportPast(expires, in: state, into: &findings)
    }
    return SubscriptionStatus(
      productID: id, state, expires: expires, isFamilyShared: isShared)
  }
}

extension JSONObjectReader {
  /// The state with what belongs to it; billing retry with an end of grace is a grace period, as StoreKit reads it.
  fileprivate func subscriptionState(
    of id: String?, _ products: inout ProductReader, into findings: inout [Finding]
  ) -> SubscriptionStatus.State? {
    let word = required("state", into: &findings)?.choice(StateWord.choices, into: &findings)
    let reasons = ExpirationReason.allCases.map { ($0.storeKitName, $0) }
    let reason = optional("expirationReason")?.choice(reasons, into: &findings)
    let graceEnd = instant("gracePeriodExpirationDate", into: &findings)
    let renewal = renewal(of: id, &products, into: &findings)
    guard let word else { return nil }
    allow("expirationReason", in: [.expired], not: word, into: &findings)
    allow("gracePeriodExpirationDate", in: [.grace, .retry], not: word, into: &findings)
    return switch word {
    case .subscribed: .subscribed(renewal)
    case .grace: .inGracePeriod(until: graceEnd)
    case .retry: graceEnd.map { .inGracePeriod(until: $0) } ?? .inBillingRetry
    case .expired: .expired(reason ?? .unknown)
    case .revoked: .revoked
    case .upgraded: .upgraded
    }
  }

  /// What happens at the end of the paid time; what ends comes first, then what needs the customer's answer.
  private func renewal(
    of id: String?, _ products: inout ProductReader, into findings: inout [Finding]
  ) -> SubscriptionStatus.Renewal {
    let willRenew = optional("willAutoRenew")?.bool(into: &findings)
    let next = products.subscriptionID(
      optional("autoRenewPreference"), fix: "name the plan that it renews as", into: &findings)
    let increase = optional("priceIncreaseStatus")?.choice(
      [("noIncreasePending", PriceIncrease.none), ("pending", .asked), ("agreed", .agreed)],
      into: &findings)
    if willRenew == false { return .ends }
    if increase == .asked { return .needsPriceConsent }
    if let next, next != id { return .changes(productID: next) }
    if increase == .agreed { return .renewsAtHigherPrice }
    return willRenew == true ? .renews : .unstated
  }

  /// Reports paid time that is over in a subscription that is said to be active and not to renew.
  ///
  /// One that renews may have done so since the store was asked.
  fileprivate func reportPast(
    _ expires: Instant, in state: SubscriptionStatus.State, into findings: inout [Finding]
  ) {
    guard state == .subscribed(.ends), let date = optional("expirationDate") else { return }
    let message =
      "the state is 'subscribed' and does not renew, but its paid time was over at \(expires.iso)"
    findings.append(
      date.finding(
        .error, rule: "facts-contradiction", message,
        fix: "write the state 'expired', or correct the date"))
  }

  /// Reports a key that says something about another state.
  private func allow(
    _ key: String, in states: [StateWord], not state: StateWord, into findings: inout [Finding]
  ) {
    guard let value = optional(key), !states.contains(state) else { return }
    let words = states.map { "'\($0.text)'" }.joined(separator: " or ")
    findings.append(
      value.finding(
        .error, rule: "facts-contradiction",
        "'\(key)' belongs to the state \(words), but the state is '\(state.text)'",
        fix: "remove it, or correct the state"))
  }
}

/// A state as StoreKit's `RenewalState` spells it, and `upgraded` for a transaction that is.
private enum StateWord: CaseIterable {
  case subscribed
  case grace
  case retry
  case expired
  case revoked
  case upgraded

  static var choices: [(key: String, value: StateWord)] { allCases.map { ($0.text, $0) } }

  var text: String {
    switch self {
    case .subscribed: "subscribed"
    case .grace: "inGracePeriod"
    case .retry: "inBillingRetryPeriod"
    case .expired: "expired"
    case .revoked: "revoked"
    case .upgraded: "upgraded"
    }
  }
}

private enum PriceIncrease {
  case none
  case asked
  case agreed
}
