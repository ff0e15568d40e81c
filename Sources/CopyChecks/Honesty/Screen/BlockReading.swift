import PricingEngine

/// A block with the claims, numbers and products that it speaks of.
public struct BlockReading: Sendable {
  /// The block.
  public let block: ScreenBlock
  /// Its place on the screen, from 0.
  public let index: Int
  /// What its words claim or disclose, in the order of the text.
  public let mentions: [ClaimMention]
  /// The numbers, percentages and prices in it, in the order of the text.
  public let amounts: [TextAmount]
  /// The products that it speaks of; all of the screen when it names none.
  public let quotes: [Quote]

  /// For a price that is not written as the language writes it, how it should be, by its place among `amounts`.
  public let correctedPrices: [Int: String]

  /// The prices in it.
  var prices: [TextAmount] {
    amounts.filter { if case .price = $0.kind { true } else { false } }
  }

  /// Whether it says one of these, in plain or denied words.
  func says(_ kinds: LexiconClaim...) -> Bool { mentions.contains { kinds.contains($0.claim) } }
}

/// Reads blocks of one language.
struct BlockReader {
  private let scanner: ClaimScanner
  private let numbers: NumberReader
  private let writing: PriceWriting

  init(screen: HonestyScreen, library: LexiconLibrary) throws(LexiconError) {
    scanner = try library.scanner(for: screen.locale)
    numbers = try library.numberReader(for: screen.locale)
    writing = PriceWriting(screen)
  }

  func read(
    _ block: ScreenBlock, index: Int, quotes: [Quote]
  ) throws(LexiconError) -> BlockReading {
    do {
      let amounts = try numbers.amounts(in: block.text)
      return BlockReading(
        block: block, index: index, mentions: try scanner.scan(block.text, in: block.place),
        amounts: amounts, quotes: quotes,
        correctedPrices: try writing.corrections(of: amounts, in: block.text))
    } catch {
      throw LexiconError(.icu(error), at: SourceLocation(file: "lexicon"))
    }
  }
}
