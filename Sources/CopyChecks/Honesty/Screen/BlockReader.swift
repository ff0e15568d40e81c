import PricingEngine

/// Reads blocks of one language.
struct BlockReader {
  private let scanner: ClaimScanner
  private let numbers: NumberReader
  private let writing: PriceWriting
  private let locale: LocaleTag
  private let known: ReadTexts

  init(screen: HonestyScreen, library: LexiconLibrary) throws(LexiconError) {
    let texts = screen.blocks.filter { $0.provenClaims == nil }.map(\.text)
    (scanner, numbers) = try library.readers(for: screen.locale, texts: texts)
    writing = PriceWriting(screen)
    locale = screen.locale
    known = library.readTexts
  }

  func read(
    _ block: ScreenBlock, index: Int, binding: ProductBinding
  ) throws(LexiconError) -> BlockReading {
    let words = ReadTexts.Words(
      text: block.text, locale: locale, place: block.place,
      countsNegators: block.isControl || block.role == .decline)
    do {
      let reading = try known.reading(of: words) { () throws(ICUError) in try read(words) }
      return BlockReading(
        block: block, index: index, mentions: reading.mentions, amounts: reading.amounts,
        quotes: binding.quotes(of: index), namedInSentences: binding.sentences(of: index),
        trialNames: reading.trialNames, negatorCount: reading.negatorCount,
        correctedPrices: try writing.corrections(of: reading.amounts, in: block.text),
        questions: reading.questions,
        summary: TextSummary(
          role: block.role, mentions: reading.mentions, amounts: reading.amounts))
    } catch {
      throw LexiconError(.icu(error), at: SourceLocation(file: "lexicon"))
    }
  }

  private func read(_ words: ReadTexts.Words) throws(ICUError) -> TextReading {
    let amounts = try numbers.amounts(in: words.text)
    let mentions = try scanner.scan(words.text, in: words.place)
    return TextReading(
      mentions: mentions, amounts: amounts, trialNames: try trialNames(mentions),
      negatorCount: words.countsNegators ? try scanner.negatorCount(in: words.text) : 0,
      questions: TextQuestions(in: words.text))
  }

  /// The trials that are still called so without their numbers.
  private func trialNames(_ mentions: [ClaimMention]) throws(ICUError) -> Set<Range<Int>> {
    var names: Set<Range<Int>> = []
    var isName: [String: Bool] = [:]
    for mention in mentions where mention.claim == .freeTrial {
      let words = String(mention.words.map { $0.isNumber ? " " : $0 })
      if isName[words] == nil {
        isName[words] = try scanner.scan(words).contains { $0.claim == .freeTrial }
      }
      if isName[words] == true { names.insert(mention.range) }
    }
    return names
  }
}
