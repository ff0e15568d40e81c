import CopyTemplates
import PricingEngine

/// One place where words make a claim, with the products that it must hold for.
public struct ClaimReading: Sendable {
  /// The words.
  public let mention: ClaimMention
  /// The block that they stand in.
  public let block: BlockReading
  let screen: HonestyScreen
  /// The products that the claim is tied to, and must hold for: all of them.
  public let quotes: [Quote]

  init(mention: ClaimMention, block: BlockReading, screen: HonestyScreen) {
    self.mention = mention
    self.block = block
    self.screen = screen
    quotes = block.quotes(at: mention.range)
  }

  /// The app's own free evaluation, when the claim can only be about that: no product that it is tied to renews.
  public var evaluation: AppFacts.Evaluation? {
    quotes.contains { $0.plan.subscription != nil } ? nil : screen.facts.evaluation
  }

  /// The first value of the claim: 44 in `save 44%`.
  public var value: TextAmount? { mention.values.first }
}
