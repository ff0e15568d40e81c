extension HonestyRule {
  /// The rules of this folder.
  static let pressure: [HonestyRule] = [
    urgencyWithoutDeadline, urgencyDeadlineMismatch, urgencyExpired, countdownNotFixed,
    urgencyWithoutAdvantage, scarcityOfDigitalGoods, socialProofWithoutEvidence,
    formerPriceNotGenuine, priorPriceNotLowest30Days, priceRiseUnsupported, oneTimeOfferRepeats,
    confirmshaming, lossThreatUnsupported, trickWording,
  ]
}
