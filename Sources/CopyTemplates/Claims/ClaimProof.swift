import PricingEngine

extension ClaimKind {
  /// Whether the data proves the claim about a subject, with the evidence or the reason.
  ///
  /// A claim about several plans holds only when it holds for every one; only restoring needs a single one.
  public func verdict(on subject: ClaimSubject) -> ClaimRecord.Verdict {
    switch self {
    case .noPaymentToStart: subject.noPaymentToStart
    case .noAutomaticCharge: subject.forAll(noAutomaticCharge)
    case .restoreAvailable: subject.forAny(restoreAvailable)
    case .savingsPercent: subject.forAll(savingsPercent)
    case .savingsAmount: subject.forAll(savingsAmount)
    case .monthsFree: subject.forAll(monthsFree)
    case .freeTrial: subject.forAll(freeTrial)
    case .introductoryPrice: subject.forAll(introductoryPrice)
    case .renewsAutomatically: subject.forAll(renewsAutomatically)
    case .cancelAnytime: subject.forAll(cancelAnytime)
    case .noSubscription: subject.forAll(noSubscription)
    case .oneTimePurchase: subject.forAll(oneTimePurchase)
    case .familySharing: subject.forAll(familySharing)
    }
  }
}

extension ClaimSubject {
  /// Proven when it is for every plan; the first refusal counts.
  fileprivate func forAll(_ proof: (Quote) -> ClaimRecord.Verdict) -> ClaimRecord.Verdict {
    let verdicts = quotes.map(proof)
    if let refusal = verdicts.first(where: { !$0.isProven }) { return refusal }
    guard !verdicts.isEmpty else { return .refused(reason: "there is no product to claim it of") }
    return .proven(evidence: unique(verdicts.map(\.explanation)).joined(separator: "; "))
  }

  /// Proven when it is for at least one plan.
  fileprivate func forAny(_ proof: (Quote) -> ClaimRecord.Verdict) -> ClaimRecord.Verdict {
    let verdicts = quotes.map(proof)
    return verdicts.first(where: \.isProven) ?? verdicts.first
      ?? .refused(reason: "there is no product to claim it of")
  }

  private func unique(_ texts: [String]) -> [String] {
    texts.enumerated().filter { !texts[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
