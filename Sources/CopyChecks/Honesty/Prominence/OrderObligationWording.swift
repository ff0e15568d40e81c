extension HonestyRule {
  static let orderObligationWording = HonestyRule(
    "order-obligation-wording", .prominence, .structure, .note,
    requirement:
      "In the EU the button that orders makes the duty to pay plain, or has the price above it.",
    reason: "An order without it binds nobody.",
    source: "CRD Art. 8(2); BGB §312j",
    wrong: "[Continue] (no price above it)", right: "19.99 a year. [Subscribe]"
  ) { screen in
    guard screen.screen.scope == .screen, screen.isInEuropeanEconomicArea else { return [] }
    return screen.blocks.compactMap { block in
      guard block.block.role == .purchase,
        !screen.blocks.prefix(block.index + 1).contains(where: {
          $0.block.role == .billedAmount || !$0.prices.isEmpty
        })
      else { return nil }
      return Violation(
        missingIn: block, "no price stands above the button", fix: "put the billed amount above it")
    }
  }
}
