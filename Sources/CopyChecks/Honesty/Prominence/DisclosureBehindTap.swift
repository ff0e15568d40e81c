extension HonestyRule {
  static let disclosureBehindTap = HonestyRule(
    "disclosure-behind-tap", .prominence, .structure, .error,
    requirement: "Price, period, renewal and trial terms are visible without a further tap.",
    reason: "What is folded away is not read.",
    source: "Google Play, Subscriptions policy; ROSCA; App Review practice",
    wrong: "[Subscribe] [Details ▸ renews at 19.99 a year]",
    right: "Renews at 19.99 a year. [Subscribe]"
  ) { screen in
    screen.blocks.compactMap { block in
      guard block.block.isCollapsed,
        let claim = block.mentions.first(where: {
          $0.claim == .autoRenews || $0.claim == .thenPrice
        }),
        !screen.blocks.contains(where: { !$0.block.isCollapsed && $0.says(claim.claim) })
      else { return nil }
      return Violation(
        missingIn: block, "the terms stand only where they are folded away", fix: "show them openly"
      )
    }
  }
}
