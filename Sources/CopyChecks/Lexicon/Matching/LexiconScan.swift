import PricingEngine

/// One search of a text with one lexicon.
struct LexiconScan {
  private let lexicon: ClaimLexicon
  private let style: NumberStyle

  /// Prepares a search; a text writes numbers in its own language's style even beside English words.
  init(_ lexicon: ClaimLexicon, style: NumberStyle) {
    self.lexicon = lexicon
    self.style = style
  }

  /// The mentions in a text, in its order.
  func mentions(in source: String, place: TextPlace) throws(ICUError) -> [ClaimMention] {
    var folder = TextFolder(rules: lexicon.rules)
    let text = try folder.fold(source)
    let bytes = Array(source.utf8)
    var matcher = PhraseMatcher(
      lexicon, text: text, numbers: numberIndex(of: text, source: bytes))
    let (hits, numbers) = matcher.run()
    let selection = HitSelection(hits, lexicon: lexicon, text: text, place: place)
    let words = try wordPlaces(of: source, hits: hits)
    let chosen = selection.mentions { hit in
      isInsideWord(text.source(of: hit.range), boundaries: words)
    }
    let negation = Negation(
      selection.negators, otherHits: chosen.map(\.hit) + selection.traps.values.joined(),
      lexicon: lexicon,
      text: text)
    var builder = MentionBuilder(
      lexicon, text: text, source: bytes, negation: negation, upTo: selection.upTo,
      numbers: numbers)
    return chosen.compactMap { builder.mention(of: $0) }
  }

  /// How many negators stand in a text, those apart that negate nothing, as in "don't miss".
  func negatorCount(in source: String) throws(ICUError) -> Int {
    var folder = TextFolder(rules: lexicon.rules)
    let text = try folder.fold(source)
    var matcher = PhraseMatcher(
      lexicon, text: text, numbers: numberIndex(of: text, source: Array(source.utf8)))
    let negators = HitSelection(
      matcher.run().hits, lexicon: lexicon, text: text, place: .control
    ).negators
    let harmless = CoverIndex(negators.none)
    let hits = (negators.before + negators.after).filter { !harmless.covers($0) }
    // "not available" is one, although "not" is one too.
    return hits.count { hit in !hits.contains { $0.covers(hit) && $0.range.count > hit.range.count }
    }
  }

  /// The numbers, percentages and prices in a text that are written with digits, and periods that one word counts, in its order.
  func amounts(in source: String) throws(ICUError) -> [TextAmount] {
    var folder = TextFolder(rules: lexicon.rules)
    let text = try folder.fold(source)
    let index = numberIndex(of: text, source: Array(source.utf8))
    let written = index.widest.map { found in
      TextAmount(
        kind: found.kind, amount: found.amount,
        unit: found.kind == .number ? unit(after: found.range.upperBound, in: text) : nil,
        range: text.source(of: found.range))
    }
    return (written + periodWords(in: text)).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func periodWords(in text: SearchText) -> [TextAmount] {
    (0..<text.count).compactMap { place in
      guard !lexicon.values.startsNone(text.symbols[place]) else { return nil }
      return lexicon.values.periods(at: place, in: text).map { found in
        TextAmount(
          kind: .number, amount: found.amount, unit: found.unit,
          range: text.source(of: found.range))
      }
    }
  }

  private func numberIndex(of text: SearchText, source: [UInt8]) -> NumberIndex {
    var index = NumberIndex(symbolCount: text.count, words: lexicon.values)
    NumberScanner(text: text, source: source, style: style, currencies: lexicon.currencies)
      .fill(&index)
    return index
  }

  /// The period named directly behind a number, with a space or hyphen between.
  private func unit(after place: Int, in text: SearchText) -> SubscriptionPeriod.Unit? {
    guard place < text.count else { return nil }
    let isGap = text.isSpace(place) || text.symbols[place] == Punctuation.hyphen
    let start = isGap ? place + 1 : place
    return start < text.count ? lexicon.values.unit(at: start, in: text) : nil
  }

  /// The boundaries of words in languages that do not separate them, where a phrase can be found inside a longer word.
  private func wordPlaces(of source: String, hits: [RawHit]) throws(ICUError) -> [Int]? {
    guard lexicon.hasDictionaryWords, !hits.isEmpty else { return nil }
    let locale: LocaleTag
    do throws(LocaleError) { locale = try LocaleTag(lexicon.language) } catch { return nil }
    return try wordBoundaries(of: source, locale: locale)
  }

  /// Whether a hit touches no boundary: it is a part of one word, and that word is another.
  private func isInsideWord(_ range: Range<Int>, boundaries: [Int]?) -> Bool {
    guard let boundaries else { return false }
    let index = partitionPoint(of: boundaries) { $0 >= range.lowerBound }
    return index < boundaries.count && boundaries[index] > range.upperBound
  }
}
