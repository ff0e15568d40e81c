extension HonestyRule {
  static let recommendedWithoutBasis = HonestyRule(
    "recommended-without-basis", .comparison, .claim, .note,
    requirement: "'Recommended' says by whom.",
    reason: "It is an opinion, and reads like somebody else's.",
    source: "UCPD Art. 7(4a), by analogy", wrong: "Recommended",
    right: "Our recommendation for daily use"
  ) { screen in
    screen.claims(.recommended).map {
      Violation($0, nil, "it does not say who recommends it", fix: "say by whom, and for what")
    }
  }
}
