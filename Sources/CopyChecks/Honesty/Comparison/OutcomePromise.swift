extension HonestyRule {
  static let outcomePromise = HonestyRule(
    "outcome-promise", .comparison, .claim, .warning,
    requirement: "No result is guaranteed.",
    reason: "An app can help, and cannot promise.",
    source: "FTC Act Section 5; UCPD Art. 6",
    wrong: "Guaranteed to make you fluent in 8 weeks.", right: "Eight weeks of lessons."
  ) { screen in
    screen.refuse(
      .outcomePromise, unless: false, "a result is promised",
      fix: "say what the product does instead")
  }
}
