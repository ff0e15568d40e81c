extension HonestyRule {
  /// The rules of this folder.
  static let comparison: [HonestyRule] = [
    mostPopularWithoutEvidence, bestValueNotProven, recommendedWithoutBasis,
    awardOrRatingUnsupported, storeEndorsementImplied, competitorComparisonUnsupported,
    featureNotInProduct, tierSupersetFalse, freeTierMisdescribed, outcomePromise,
  ]
}
