/// The rules for what has just happened; the first one that decides is the answer.
extension AccessDerivation {
  var news: AccessDecision? { purchaseNews ?? restoreNews ?? storeNews }

  /// What a purchase came to; no news when the product has arrived since, as after an approval.
  private var purchaseNews: AccessDecision? {
    guard let purchase = facts.purchase, let state = purchase.outcome.state else { return nil }
    let isOver = purchase.outcome != .success && isHeld(purchase.productID)
    guard !isOver else { return nil }
    return AccessDecision(
      state, .purchase,
      "'\(quotable(purchase.productID))' came to '\(purchase.outcome.rawValue)'")
  }

  /// What a restore came to; nobody who has full access is told that there was nothing.
  private var restoreNews: AccessDecision? {
    guard let restore = facts.restore else { return nil }
    if case .full = access, restore.state == .nothingToRestore { return nil }
    return AccessDecision(restore.state, .restore, restore.explanation)
  }

  /// Prices that could not be loaded matter to someone who could buy.
  private var storeNews: AccessDecision? {
    guard facts.productsFailed else { return nil }
    if case .full = access { return nil }
    return AccessDecision(
      .storeUnavailable, .products, "the products could not be loaded, so there is no price to show"
    )
  }
}

extension RestoreOutcome {
  fileprivate var explanation: String {
    switch self {
    case .found(let productIDs) where !productIDs.isEmpty:
      "found \(productIDs.map { "'\(quotable($0))'" }.joined(separator: ", "))"
    case .found: "nothing was found"
    case .nothingFound(let checked) where !checked.isEmpty:
      "nothing was found; checked: \(checked.map(\.rawValue).joined(separator: ", "))"
    case .nothingFound: "nothing was found"
    case .failed: "the store could not be asked, and what was known stays"
    }
  }
}
