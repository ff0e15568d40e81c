extension HonestyRule {
  /// The rules of this folder.
  static let prominence: [HonestyRule] = [
    billedAmountMissing, billedAmountNotMostProminent, titleMissing, periodMissing,
    contentsMissing, termsLinkMissing, privacyLinkMissing, disclosureBehindTap,
    localizationIncomplete, orderObligationWording, freePathHidden, declineOptionMissing,
    pitchToEntitled, externalPurchaseSteering,
  ]
}
