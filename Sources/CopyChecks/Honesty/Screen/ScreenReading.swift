import CopyTemplates
import PricingEngine

/// A screen with what its texts say: the input of every rule.
public struct ScreenReading: Sendable {
  /// The screen.
  public let screen: HonestyScreen
  /// The blocks with what was read in them, in reading order.
  public let blocks: [BlockReading]
  /// What the blocks say that stand together, by the number of their group.
  private let groups: [Int: TextSummary]
  /// What all blocks say.
  private let whole: TextSummary

  /// Reads the texts of a screen.
  ///
  /// - Throws: `LexiconError` when the phrases of the language cannot be read.
  public init(
    of screen: HonestyScreen, with library: LexiconLibrary
  ) throws(LexiconError) {
    self.screen = screen
    let binding = ProductBinding(screen, names: library.readTexts.names(of: screen.quotes))
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
    var groups: [Int: TextSummary] = [:]
    var whole = TextSummary()
    for block in blocks {
      groups[block.block.group, default: TextSummary()].add(block.summary)
      whole.add(block.summary)
    }
    (self.groups, self.whole) = (groups, whole)
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
    !whole.claims.isDisjoint(with: kinds)
  }

  /// What stands together with a block: its card, or for a control the whole screen, whose end it is.
  func neighbors(of block: BlockReading) -> TextSummary {
    if block.block.isControl || block.block.role == .purchase { return whole }
    return groups[block.block.group] ?? block.summary
  }

  private func allClaims(_ kinds: [LexiconClaim]) -> [ClaimReading] {
    guard kinds.contains(where: whole.claims.contains) else { return [] }
    return blocks.filter { $0.block.provenClaims == nil }.flatMap { block in
      block.mentions.filter { mention in
        kinds.contains(mention.claim) && !block.isAnsweredQuestion(mention)
          && !block.isAnsweredFor(mention.claim) && !block.isNarrowed(mention)
      }
      .map { ClaimReading(mention: $0, block: block, screen: screen) }
    }
  }
}
