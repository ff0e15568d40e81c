extension HonestyRule {
  static let competitorComparisonUnsupported = HonestyRule(
    "competitor-comparison-unsupported", .comparison, .claim, .warning,
    requirement: "A comparison with others needs a dated price for the same thing.",
    reason: "Nobody can check it otherwise.",
    source: "Directive 2006/114/EC Art. 4; CAP Code 3.33",
    wrong: "Half the price of other apps.", right: "2.99 a month."
  ) { screen in
    screen.refuse(
      .competitor, unless: screen.hasEvidence(.competitorPrice), "no evidence for the comparison",
      fix: "give the other price in paywall.json with source and date, or leave it out")
  }
}
