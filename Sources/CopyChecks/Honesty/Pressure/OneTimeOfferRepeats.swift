extension HonestyRule {
  static let oneTimeOfferRepeats = HonestyRule(
    "one-time-offer-repeats", .pressure, .claim, .error,
    requirement: "'You won't see this again' is said only when that is so.",
    reason: "Most such offers come back.",
    source: "UCPD Annex I; App Review practice",
    wrong: "You won't see this offer again.", right: "14.99 until 31 March."
  ) { screen in
    screen.refuse(
      .oneTimeOffer, unless: screen.facts.policy.promotion?.neverRepeats == true,
      "nothing says that the offer will not come again",
      fix: "leave it out, or state 'neverRepeats' in paywall.json")
  }
}
