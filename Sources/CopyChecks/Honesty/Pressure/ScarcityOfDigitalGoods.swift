extension HonestyRule {
  static let scarcityOfDigitalGoods = HonestyRule(
    "scarcity-of-digital-goods", .pressure, .claim, .error,
    requirement: "Nothing digital is said to run out, unless a number of redemptions is set.",
    reason: "Nothing runs out.",
    source: "Mathur et al. 2019 (scarcity); India, Guidelines on Dark Patterns 2023",
    wrong: "Only 3 left!", right: "For the first 500 redemptions."
  ) { screen in
    guard screen.facts.policy.redemptionLimit == nil else { return [] }
    return screen.claims(.scarcity).compactMap { claim in
      // Crowds are another rule's matter.
      guard
        !claim.block.mentions(overlapping: claim.mention.range).contains(where: {
          $0.claim == .userCount
        })
      else { return nil }
      return Violation(
        claim, nil, "nothing runs out",
        fix: "leave it out, or state 'redemptionLimit' in paywall.json")
    }
  }
}
