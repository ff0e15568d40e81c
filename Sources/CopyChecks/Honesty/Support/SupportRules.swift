extension HonestyRule {
  /// The rules of this folder.
  static let support: [HonestyRule] = [
    restoreMissing, restoreImpossibleClaim, refundPromiseUnsupported, refundOutcomeCharacterized,
    noRefundsClaim, withdrawalNoticeMissing, supportContactMissing, familySharingFalse,
    deviceCoverageUnsupported, privacyClaimUnsupported,
  ]
}
