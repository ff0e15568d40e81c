/// Facts that did not decide but are worth knowing, in the order of the facts file.
extension AccessDerivation {
  var notes: [AccessReason] {
    zoneNotes + ownedNotes + subscriptionNotes + refreshNotes + evaluationNotes + newsNotes
  }

  private var zoneNotes: [AccessReason] {
    guard let evaluation = policy.evaluation, evaluation.counting != .exact,
      facts.evaluation != nil, (evaluation.zone ?? facts.zone) == .utc
    else { return [] }
    return [note(.timeZone, "days are counted in UTC")]
  }

  private var ownedNotes: [AccessReason] {
    entitlements.owned.flatMap { owned in
      let id = "'\(quotable(owned.productID))'"
      var notes: [AccessReason] = []
      if !policy.paidIDs.contains(owned.productID) {
        notes.append(note(.owned, "\(id) gives no access in this app"))
      }
      if !owned.isVerified { notes.append(note(.owned, "\(id) is not verified and gives nothing")) }
      if !owned.isFinished, owned.isHeld(at: facts.now) {
        notes.append(note(.owned, "\(id) is paid for but not finished; deliver and finish it"))
      }
      if owned.revoked != nil, standing.state != .revoked {
        notes.append(note(.owned, "the store took a purchase of \(id) back"))
      }
      return notes
    }
  }

  private var subscriptionNotes: [AccessReason] {
    let unknown = groups.filter { policy.subscriptions[$0.status.productID] == nil }
    var notes = unknown.map {
      note(.subscriptions, "'\(quotable($0.status.productID))' gives no access in this app")
    }
    if unlock != nil, let activeSubscription {
      let id = quotable(activeSubscription.status.productID)
      notes.append(
        note(.subscriptions, "'\(id)' is active as well; the unlock does not cancel it"))
    }
    return notes
  }

  private var refreshNotes: [AccessReason] {
    guard facts.refreshFailed else { return [] }
    let text =
      facts.entitlements == nil
      ? "the store could not be reached and has never answered"
      : "the store could not be reached; what it last said stays"
    return [note(.refresh, text)]
  }

  private var evaluationNotes: [AccessReason] {
    guard let record = facts.evaluation else { return [] }
    guard policy.evaluation != nil else {
      return [note(.evaluation, "the app has no evaluation, so its record does not count")]
    }
    guard record.observed(at: facts.now).wasSetBack else { return [] }
    return [
      note(.evaluation, "the clock was set back; time that was used stays used")
    ]
  }

  private var newsNotes: [AccessReason] {
    guard let purchase = facts.purchase, news?.reason.fact != .purchase else { return [] }
    let text =
      purchase.outcome == .cancelled
      ? "it was canceled, so there is nothing to say"
      : "'\(quotable(purchase.productID))' has arrived since"
    return [note(.purchase, text)]
  }

  private func note(_ fact: AccessFacts.Key, _ text: String) -> AccessReason {
    AccessReason(fact: fact, text: text)
  }
}
