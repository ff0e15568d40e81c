extension HonestyRule {
  static let storeEndorsementImplied = HonestyRule(
    "store-endorsement-implied", .comparison, .claim, .error,
    requirement: "No copy hints that a store recommends the product, unless it did.",
    reason: "An endorsement that was not given is forbidden by name.",
    source: "UCPD Annex I (endorsement); App Review Guideline 5.2.5",
    wrong: "Recommended by Apple", right: "App of the Day, 3 May 2026"
  ) { screen in
    screen.refuse(
      .storeEndorsement, unless: screen.hasEvidence(.endorsement),
      "no evidence that a store recommended it",
      fix: "give it in paywall.json with source and date, or leave it out")
  }
}
