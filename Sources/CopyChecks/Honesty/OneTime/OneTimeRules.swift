extension HonestyRule {
  /// The rules of this folder.
  static let oneTime: [HonestyRule] = [
    noSubscriptionFalse, noSubscriptionScopeUnclear, oneTimeOnRecurring, lifetimeNotPermanent,
    lifetimeScopeUndefined, futureUpdatesUnsupported, evaluationCalledFreeTrial,
    evaluationImpliesConversion, evaluationChargeClaimed, gracePeriodOnEvaluation,
    gracePeriodUnsupported, buyNowPayLaterClaim, evaluationLengthMismatch,
    evaluationDaysLeftMismatch, evaluationDurationUndisclosed, evaluationLossUndisclosed,
    evaluationUnlockPriceUndisclosed, evaluationProductName, consumableExpiryClaim,
    freeUnqualified, existingSubscriptionContinues,
  ]
}
