import PricingEngine

extension ScreenReading {
  /// Looks at each price that is struck through or called a former one, prices of the products shown apart.
  func formerPrices(_ test: (BlockReading, TextAmount) -> Violation?) -> [Violation] {
    lazy var derived = DerivedAmounts(screen)
    return blocks.filter { $0.block.provenClaims == nil }.flatMap { block -> [Violation] in
      let named = block.mentions.filter { $0.claim == .wasPrice }.flatMap(\.values).filter(
        \.isPrice)
      let prices = block.block.isStruckThrough ? block.prices : named
      return prices.filter {
        !derived.contains($0.amount) || $0.amount == facts.policy.promotion?.referencePrice
      }
      .compactMap { test(block, $0) }
    }
  }
}
