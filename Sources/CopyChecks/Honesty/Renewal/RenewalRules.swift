extension HonestyRule {
  /// The rules of this folder.
  static let renewal: [HonestyRule] = [
    cancelAnytimeNotRenewable, cancelAnytimeUnderCommitment, cancelEffectMisstated,
    cancelByDeletingApp, cancelRouteMissing, cancelCutoffMissing, renewalUndisclosed,
    renewalPriceUndisclosed, renewalClaimedOnOneTime, nonRenewingEndUndisclosed,
    noCommitmentUnsupported, commitmentTotalUndisclosed, noAutomaticChargeFalse,
    chargeDateMismatch, noPaymentNowFalse, priceLockUnsupported,
  ]
}
