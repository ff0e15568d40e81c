extension HonestyRule {
  static let noAutomaticChargeFalse = HonestyRule(
    "no-automatic-charge-false", .renewal, .claim, .error,
    requirement: "'Never charged automatically' is said only of what does not renew.",
    reason: "A subscription charges by itself, after its free trial too.",
    source: "ROSCA; Cal. Bus. & Prof. Code §17602; CJEU C-565/22",
    wrong: "7 days free, nothing is charged automatically (39.99 a year after it).",
    right: "7 days free, then 39.99 a year is charged automatically."
  ) { screen in
    screen.refuse(
      .noAutomaticCharge, .endsByItself, fix: "leave it out, and say when the charge comes"
    ) { _, quote in
      quote.renews ? "\(quote.plan.kindText), and is charged automatically" : nil
    }
  }
}
