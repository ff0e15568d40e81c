import CopyTemplates

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
      guard block.block.isCollapsed, screen.isOnlyPlaceOfTerms(block) else { return nil }
      return Violation(
        missingIn: block, "the terms stand only where they are folded away", fix: "show them openly"
      )
    }
  }
}

extension ScreenReading {
  /// Whether a block has a price, or terms of renewal or of a trial, that no open block has.
  fileprivate func isOnlyPlaceOfTerms(_ block: BlockReading) -> Bool {
    let open = blocks.filter { !$0.block.isCollapsed }
    let terms: [(LexiconClaim, SectionRole)] = [
      (.autoRenews, .renewalTerms), (.thenPrice, .trial), (.freeTrial, .trial),
    ]
    let hidesTerms = terms.contains { kind, role in
      block.says(kind) && !open.contains { $0.says(kind) || $0.block.role == role }
    }
    let hidesPrice = renewing.contains { quote in
      block.shows(quote.plan.price)
        && !open.contains { $0.shows(quote.plan.price) || $0.block.role == .billedAmount }
    }
    return hidesTerms || hidesPrice
  }
}
