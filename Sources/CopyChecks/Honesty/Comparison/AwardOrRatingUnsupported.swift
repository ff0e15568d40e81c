extension HonestyRule {
  static let awardOrRatingUnsupported = HonestyRule(
    "award-or-rating-unsupported", .comparison, .claim, .error,
    requirement: "Stars, awards and press quotes need evidence with a date.",
    reason: "False marks and reviews are forbidden by name.",
    source: "UCPD Annex I (marks, reviews); DMCC Act 2024",
    wrong: "4.9 stars", right: "4.7 stars in the App Store (USA, March 2026)"
  ) { screen in
    screen.claims(.awardOrRating).compactMap { claim in
      let figure = claim.value?.amount
      guard !screen.hasEvidence(.rating, .award, .ranking, figure: figure) else { return nil }
      return Violation(
        claim, nil, "no evidence for the award or rating",
        fix: "give it in paywall.json with source and date, or leave it out")
    }
  }
}
