import CopyTemplates
import PricingEngine

/// A screen with what its texts say: the input of every rule.
public struct ScreenReading: Sendable {
  /// The screen.
  public let screen: HonestyScreen
  /// The blocks with what was read in them, in reading order.
  public let blocks: [BlockReading]

  /// Reads the texts of a screen.
  ///
  /// - Throws: `LexiconError` when the phrases of the language cannot be read.
  public init(
    of screen: HonestyScreen, with library: LexiconLibrary
  ) throws(LexiconError) {
    self.screen = screen
    let binding = ProductBinding(screen)
    // Without a text to read no lexicon is loaded.
    let isForeign = screen.blocks.contains { $0.provenClaims == nil }
    let reader = isForeign ? try BlockReader(screen: screen, library: library) : nil
    var blocks: [BlockReading] = []
    for (index, block) in screen.blocks.enumerated() {
      if let reader, block.provenClaims == nil {
        blocks.append(try reader.read(block, index: index, binding: binding))
      } else {
        blocks.append(BlockReading(unread: block, index: index, quotes: binding.quotes(of: index)))
      }
    }
    self.blocks = blocks
  }

  /// What the app says about itself.
  public var facts: AppFacts { screen.facts }
  /// The products on the screen.
  public var quotes: [Quote] { screen.quotes }

  /// Whether this tool laid the screen out, so that its texts have roles.
  public var isLaidOut: Bool { blocks.contains { $0.block.role != nil } }

  /// The places where somebody's words make a claim, in reading order; negated ones are other claims.
  public func claims(_ kinds: LexiconClaim...) -> [ClaimReading] {
    allClaims(kinds).filter { !$0.mention.isNegated }
  }

  /// Whether any text of the screen, whoever wrote it, says one of these.
  public func says(_ kinds: LexiconClaim...) -> Bool {
    blocks.contains { block in block.mentions.contains { kinds.contains($0.claim) } }
  }

  /// The blocks that stand together with a block: its card, or for a control the whole screen, whose end it is.
  public func neighbors(of block: BlockReading) -> [BlockReading] {
    if block.block.isControl || block.block.role == .purchase { return blocks }
    return blocks.filter { $0.block.group == block.block.group }
  }

  private func allClaims(_ kinds: [LexiconClaim]) -> [ClaimReading] {
    blocks.filter { $0.block.provenClaims == nil }.flatMap { block in
      block.mentions.filter { mention in
        kinds.contains(mention.claim) && !block.isAnsweredQuestion(mention)
          && !block.isAnsweredFor(mention.claim) && !block.isNarrowed(mention)
      }
      .map { ClaimReading(mention: $0, block: block, screen: screen) }
    }
  }
}
