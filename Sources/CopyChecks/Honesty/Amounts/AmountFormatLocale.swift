import PricingEngine

extension HonestyRule {
  static let amountFormatLocale = HonestyRule(
    "amount-format-locale", .amounts, .claim, .warning,
    requirement: "Amounts have the marks of the language that they stand in.",
    reason: "1.299 is a different amount to readers of different languages.",
    source: "Unicode CLDR, number patterns; Human Interface Guidelines, In-app purchase",
    wrong: "19.99 € im Jahr", right: "19,99 € im Jahr"
  ) { screen in
    screen.blocks.filter { $0.block.provenClaims == nil }.flatMap { block in
      block.correctedPrices.sorted { $0.key < $1.key }.map { index, right in
        Violation(
          block.amounts[index], in: block, nil,
          "the amount is not written as in '\(screen.screen.locale.tag)'", fix: "write \(right)")
      }
    }
  }
}
