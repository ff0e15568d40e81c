import PricingEngine

/// Makes mentions of hits: values, negation, upper bounds, and the place in the source.
struct MentionBuilder {
  /// A unit is looked for at most this many symbols behind a mention: `free for 7` … `days`.
  private static let unitDistance = 12

  private let lexicon: ClaimLexicon
  private let text: SearchText
  private let source: [UInt8]
  private let negation: Negation
  private let upTo: [RawHit]
  private var numbers: NumberIndex

  init(
    _ lexicon: ClaimLexicon, text: SearchText, source: [UInt8], negation: Negation, upTo: [RawHit],
    numbers: NumberIndex
  ) {
    self.lexicon = lexicon
    self.text = text
    self.source = source
    self.negation = negation
    self.upTo = upTo
    self.numbers = numbers
  }

  /// The mention that a hit is.
  mutating func mention(of chosen: ChosenHit) -> ClaimMention? {
    let hit = chosen.hit
    let phrase = lexicon.phrases[Int(hit.phrase)]
    guard case .claim(let claim, _, let isAmbiguous) = phrase.role else { return nil }
    let range = text.source(of: hit.range)
    let values = values(of: hit, claim: claim)
    return ClaimMention(
      claim: claim, range: range, words: String(decoding: source[range], as: UTF8.self),
      phrase: phrase.text, language: lexicon.language, values: values,
      isNegated: !claim.isDisclosure && (chosen.isNegatedByTrap || negation.negates(hit)),
      isUpTo: values.contains { $0.kind != .number } && isUpTo(hit),
      trust: isAmbiguous ? .doubtful : lexicon.trust)
  }

  /// Whether an upper bound overlaps the hit: `up to 60%` and `60% off`.
  private func isUpTo(_ hit: RawHit) -> Bool {
    let first = partitionPoint(of: upTo) { $0.end > hit.start }
    guard first < upTo.count else { return false }
    return upTo[first].start < hit.end
  }

  private mutating func values(of hit: RawHit, claim: LexiconClaim) -> [TextAmount] {
    var found = hit.bindings.amounts.map { numbers.amounts[$0] }
    if claim == .monthsFree, let difference = difference(of: found) { return [difference] }
    if claim.countsWithWords { found = withIdioms(found, in: hit) }
    if found.isEmpty, claim == .monthsFree, let single = singlePeriod(in: hit) { found = [single] }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { textAmount($0, in: hit, claim: claim) }
  }

  /// One month, where a month is named and nothing counts it.
  private func singlePeriod(in hit: RawHit) -> FoundAmount? {
    for place in hit.range {
      if let single = lexicon.values.single(at: place, in: text) { return single }
    }
    return nil
  }

  /// `12 months for the price of 10` is 2 months.
  private func difference(of found: [FoundAmount]) -> TextAmount? {
    guard found.count == 2, found[0].kind == .number, found[1].kind == .number else { return nil }
    let (first, second) = (found[0].amount, found[1].amount)
    let range = found[0].range.lowerBound..<found[1].range.upperBound
    return TextAmount(
      kind: .number, amount: first > second ? first - second : second - first, unit: .month,
      range: text.source(of: range))
  }

  /// The numbers, with what idioms and number words in the hit are worth in place of the digits inside them.
  private mutating func withIdioms(_ numbers: [FoundAmount], in hit: RawHit) -> [FoundAmount] {
    var found = numbers
    var place = Int(hit.start)
    while place < hit.end {
      if let idiom = lexicon.values.idiom(at: place, in: text, numbers: &self.numbers)
        ?? countedNumber(at: place, before: Int(hit.end)), idiom.range.upperBound <= Int(hit.end)
      {
        if !found.contains(where: { $0.range.covers(idiom.range) && $0.range != idiom.range }) {
          found.removeAll { idiom.range.covers($0.range) }
          found.append(idiom)
        }
        place = idiom.range.upperBound
      } else {
        place += 1
      }
    }
    return found
  }

  /// A number word with a period behind it: `one` in `one month`, not `a` in `a plan`.
  private func countedNumber(at place: Int, before end: Int) -> FoundAmount? {
    guard let number = lexicon.values.number(at: place, in: text) else { return nil }
    let limit = min(end, number.range.upperBound + Self.unitDistance)
    guard number.range.upperBound < limit else { return nil }
    let isCounted = (number.range.upperBound..<limit).contains {
      lexicon.values.unit(at: $0, in: text) != nil
    }
    return isCounted ? number : nil
  }

  private func textAmount(
    _ found: FoundAmount, in hit: RawHit, claim: LexiconClaim
  ) -> TextAmount {
    // `44 percent off`: the phrase spells the sign.
    let kind: TextAmount.Kind =
      claim == .percentSavings && found.kind == .number ? .percent : found.kind
    return TextAmount(
      kind: kind, amount: found.amount,
      unit: kind == .number ? found.unit ?? unit(of: found, in: hit) : nil,
      range: text.source(of: found.range))
  }

  /// The period that a number counts: the nearest word for one behind it, else before it in the mention.
  private func unit(of found: FoundAmount, in hit: RawHit) -> SubscriptionPeriod.Unit? {
    let end = found.range.upperBound
    var index = end
    while index < min(text.count, max(end, Int(hit.end)) + Self.unitDistance) {
      if text.endsClause(index) && index >= Int(hit.end) { break }
      if let unit = lexicon.values.unit(at: index, in: text) { return unit }
      index += 1
    }
    for index in Int(hit.start)..<max(Int(hit.start), found.range.lowerBound) {
      if let unit = lexicon.values.unit(at: index, in: text) { return unit }
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
