extension HonestyRule {
  static let freeTierMisdescribed = HonestyRule(
    "free-tier-misdescribed", .comparison, .claim, .error,
    requirement: "Nothing that the free part of the app has is said to need payment.",
    reason: "It takes away in words what is free.",
    source: "Google Play, Subscriptions policy; Gray et al. 2018 (forced action)",
    wrong: "Brew log: only with Pro (20 entries are free).",
    right: "Unlimited brew log with Pro; 20 entries are free."
  ) { screen in
    guard screen.facts.freeTier != nil else { return [] }
    return screen.claims(.lockedWithout).compactMap { claim in
      let near = screen.neighbors(of: claim.block)
      guard !near.says(.freeUnqualified) else { return nil }
      return Violation(
        claim, nil, "the app has a free part, and nothing beside it says so",
        fix: "say what stays free")
    }
  }
}
