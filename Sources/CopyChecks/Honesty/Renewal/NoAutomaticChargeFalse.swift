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
      .noAutomaticCharge, fix: "leave it out, and say when the charge comes"
    ) { claim, quote in
      // "Cancel in your account, and it does not renew" is about canceling.
      guard !claim.block.says(.cancelRoute, .cancelBefore, .commitmentTerms) else { return nil }
      return quote.renews ? "\(quote.plan.kindText), and is charged automatically" : nil
    }
  }
}
