import PricingEngine

extension HonestyRule {
  static let savingUpToUnattained = HonestyRule(
    "saving-up-to-unattained", .amounts, .claim, .error,
    requirement: "A saving of up to so many percent is reached by a product on the screen.",
    reason: "A bound that nothing reaches says nothing, and reads like a promise.",
    source: "CAP Code 3.22; 16 CFR 233",
    wrong: "Save up to 60% (the largest saving is 44%).", right: "Save up to 44%."
  ) { screen in
    let best = screen.quotes.compactMap(\.saving).max { $0.percent < $1.percent }
    return screen.claims(.percentSavings).filter(\.mention.isUpTo).compactMap {
      claim -> Violation? in
      guard let stated = claim.percent, stated.fraction > Fraction(Int128(best?.percent ?? 0))
      else { return nil }
      return Violation(
        claim, nil,
        "says up to \(stated.trimmed.text)%, and the most that a plan saves is \(best?.percent ?? 0)%",
        fix: best.map { "say up to \($0.percent)%" } ?? "leave the saving out",
        evidence: best?.evidence)
    }
  }
}
