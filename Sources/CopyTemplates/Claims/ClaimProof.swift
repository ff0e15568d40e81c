import PricingEngine

extension ClaimKind {
  /// Whether the data proves the claim about a subject, with the evidence or the reason.
  ///
  /// A claim about several plans holds only when it holds for every one; only restoring needs a single one.
  public func verdict(on subject: ClaimSubject) -> ClaimRecord.Verdict {
    switch self {
    case .noPaymentToStart: subject.noPaymentToStart
    case .noAutomaticCharge: subject.forAll(noAutomaticChargeVerdict)
    case .restoreAvailable: subject.forAny { restoreAvailableVerdict($0, subject.store) }
    case .savingsPercent: subject.forAll(savingsPercentVerdict)
    case .savingsAmount: subject.forAll(savingsAmountVerdict)
    case .monthsFree: subject.forAll(monthsFreeVerdict)
    case .freeTrial: subject.forAll(freeTrialVerdict)
    case .introductoryPrice: subject.forAll(introductoryPriceVerdict)
    case .renewsAutomatically: subject.forAll(renewsAutomaticallyVerdict)
    case .cancelAnytime: subject.forAll(cancelAnytimeVerdict)
    case .noSubscription: subject.forAll(noSubscriptionVerdict)
    case .oneTimePurchase: subject.forAll(oneTimePurchaseVerdict)
    case .familySharing: subject.forAll { familySharingVerdict($0, subject.store) }
    case .noSubscriptionNeeded: subject.noSubscriptionNeeded
    case .mostPopular: subject.forAll { mostPopularVerdict($0, subject.evidence) }
    case .lowestPricePerMonth:
      subject.forAll { lowestPricePerMonthVerdict($0, among: subject.shown) }
    }
  }
}

extension ClaimSubject {
  /// Proven when it is for every plan; the first refusal counts.
  fileprivate func forAll(_ proof: (Quote) -> ClaimRecord.Verdict) -> ClaimRecord.Verdict {
    let verdicts = quotes.map(proof)
    if let refusal = verdicts.first(where: { !$0.isProven }) { return refusal }
    guard !verdicts.isEmpty else { return .refused(reason: "there is no product to claim it of") }
    let evidence = unique(verdicts.map(\.evidence))
    if let only = evidence.first, evidence.count == 1 { return .proven(only) }
    return .proven(ClaimEvidence(facts: evidence.map(\.text)))
  }

  /// Proven when it is for at least one plan.
  fileprivate func forAny(_ proof: (Quote) -> ClaimRecord.Verdict) -> ClaimRecord.Verdict {
    let verdicts = quotes.map(proof)
    return verdicts.first(where: \.isProven) ?? verdicts.first
      ?? .refused(reason: "there is no product to claim it of")
  }

  private func unique(_ evidence: [ClaimEvidence]) -> [ClaimEvidence] {
    evidence.enumerated().filter { !evidence[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
