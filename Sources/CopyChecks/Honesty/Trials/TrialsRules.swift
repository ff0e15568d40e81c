extension HonestyRule {
  /// The rules of this folder.
  static let trials: [HonestyRule] = [
    freeTrialWithoutOffer, freeTrialNotEligible, freeTrialEligibilityUnknown,
    freeTrialLengthMismatch, freeTrialPriceAfterUndisclosed, freeTrialChargeMomentUndisclosed,
    freeTrialPaidOffer, introOfferTermsIncomplete, introOfferTermsMismatch, offerAudienceMismatch,
    offerConditionsUndisclosed, trialReminderUnsupported, trialNoCardFalse, trialToggleWording,
    trialControlWithoutTerms,
  ]
}
