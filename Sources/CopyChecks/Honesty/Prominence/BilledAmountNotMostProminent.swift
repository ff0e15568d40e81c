import CopyTemplates

extension HonestyRule {
  static let billedAmountNotMostProminent = HonestyRule(
    "billed-amount-not-most-prominent", .prominence, .structure, .error,
    requirement:
      "No equivalent, saving, trial or introductory price is larger than the billed amount, or as large and before it.",
    reason: "App review rejects paywalls for it by name.",
    source:
      "App Review Guideline 3.1.2; Human Interface Guidelines, In-app purchase; Google Play, Subscriptions policy",
    wrong: "1.67 a month (large), 19.99 a year (small)",
    right: "19.99 a year (large), 1.67 a month (small)"
  ) { screen in
    let billed = screen.blocks.filter { $0.block.role == .billedAmount }
    return screen.blocks.compactMap { block in
      guard let level = block.block.prominence, block.block.role?.competesWithBilledAmount ?? false,
        let own = billed.first(where: { $0.block.productID == block.block.productID }),
        let ownLevel = own.block.prominence,
        level < ownLevel || level == ownLevel && block.index < own.index
      else { return nil }
      return Violation(
        missingIn: block, productID: block.block.productID,
        "it has prominence \(level), and the billed amount \(ownLevel)",
        fix: "put the billed amount first, with the smallest prominence number")
    }
  }
}
