extension HonestyRule {
  /// The rules of this folder.
  static let amounts: [HonestyRule] = [
    priceHardcoded, amountNotInData, amountCurrencyMismatch, amountFormatLocale,
    savePercentOverstated, savePercentUnderstated, saveAmountMismatch, savingReferenceMissing,
    savingUnlikeProducts, savingBasisUnstated, savingFromIntroPrice, savingUpToUnattained,
    monthsFreeMismatch, monthsFreeConditionUndisclosed, equivalentUnderstated, equivalentImprecise,
    equivalentHidesBilled, priceTrivialized, quantityBonusMismatch, fromPriceNotLowest,
    taxClaimUnsupported, discountWordingFalse,
  ]
}
