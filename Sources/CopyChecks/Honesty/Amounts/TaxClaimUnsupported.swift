extension HonestyRule {
  static let taxClaimUnsupported = HonestyRule(
    "tax-claim-unsupported", .amounts, .claim, .warning,
    requirement:
      "'Tax included' and 'no extra fees' are said only where the storefront's prices include tax.",
    reason: "In some storefronts tax is added at checkout.",
    source: "CMA209; PAngV §3", wrong: "19.99, all taxes included (in the United States).",
    right: "19.99 a year."
  ) { screen in
    guard screen.facts.policy.pricesIncludeTax != true else { return [] }
    return screen.claims(.taxIncluded).map { claim in
      Violation(
        claim, nil, "nothing says that the prices of this storefront include tax",
        fix: "leave it out, or state 'pricesIncludeTax' in paywall.json")
    }
  }
}
