import PricingEngine

extension HonestyRule {
  static let savingFromIntroPrice = HonestyRule(
    "saving-from-intro-price", .amounts, .claim, .error,
    requirement:
      "A saving compares regular prices, unless it names the time that the lower price lasts.",
    reason: "A lower price at the start ends, and the saving with it.",
    source: "UCPD Art. 6; Cal. Bus. & Prof. Code §17602",
    wrong: "Save 80% every month (1.99 for 3 months, then 9.99).",
    right: "Save 80% for the first 3 months, then 9.99 per month."
  ) { screen in
    screen.claims(.percentSavings).compactMap { claim in
      guard
        case .introductory(let offer, let quote) = SavingTruth(of: claim, percent: claim.percent),
        !claim.block.states(lengthOf: offer)
      else { return nil }
      return Violation(
        claim, quote, "the saving is that of an offer which ends, and the text does not say when",
        fix: "say how long the lower price lasts, and the price after it", evidence: quote.evidence)
    }
  }
}

extension BlockReading {
  /// Whether the block states how long an offer lasts.
  func states(lengthOf offer: Offer) -> Bool {
    let length: SubscriptionPeriod?
    do { length = try offer.terms.length } catch { length = nil }
    return length.map(states) ?? false
  }

  /// Whether a length of time stands in the block.
  func states(_ length: SubscriptionPeriod) -> Bool {
    (amounts + mentions.flatMap(\.values)).contains {
      $0.period?.hasSameLength(as: length) ?? false
    }
  }
}

extension TextAmount {
  /// The period that a number counts: 7 days in `7 days free`; `nil` without a unit, and for fractions.
  var period: SubscriptionPeriod? {
    guard kind == .number, let unit, amount.fraction.isWhole else { return nil }
    do { return try SubscriptionPeriod(Int(clamping: amount.fraction.floor), unit) } catch {
      return nil
    }
  }
}
