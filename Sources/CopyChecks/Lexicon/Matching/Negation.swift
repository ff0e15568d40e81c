/// The negators of a text and what keeps them from negating.
struct NegatorHits {
  var before: [RawHit] = []
  var after: [RawHit] = []
  /// Phrases whose negator negates nothing: "don't miss".
  var none: [RawHit] = []
}

/// Finds whether the negator of a trap negates a hit inside it: `no free trial`, `いつでもキャンセルできません`.
struct TrapNegation {
  private let before: [RawHit]
  private let after: [RawHit]

  init(_ negators: NegatorHits) {
    let harmless = CoverIndex(negators.none)
    before = negators.before.filter { !harmless.covers($0) }
    after = negators.after.filter { !harmless.covers($0) }
  }

  /// Whether a negator stands in the trap, beside the hit and on its side.
  func negates(_ hit: RawHit, in trap: Range<Int>) -> Bool {
    let isBefore = before[partitionPoint(of: before) { Int($0.start) >= trap.lowerBound }...]
      .prefix { $0.start < hit.start }.contains { $0.end <= hit.start }
    return isBefore
      || after[partitionPoint(of: after) { $0.start >= hit.end }...]
        .prefix { Int($0.start) < trap.upperBound }.contains { Int($0.end) <= trap.upperBound }
  }
}

/// Finds whether a claim is negated: by a negator on the side that the language uses, in the same clause, within five words.
///
/// Where words are not separated, the negator must touch the claim. A negator inside another hit or trap negates that one only,
/// and what overlaps it.
struct Negation {
  private static let mostWords = 5
  /// The longest stretch that is searched for five words.
  private static let mostSymbols = 240

  private let text: SearchText
  private let mode: MatchMode
  private let endings: [[UInt32]]
  private let before: [RawHit]
  private let after: [RawHit]
  /// The phrases that negators can be a part of.
  private let holders: CoverIndex
  /// The negators that negate a claim when they are in its gap.
  private let any: [RawHit]

  init(
    _ negators: NegatorHits, otherHits: [RawHit], lexicon: ClaimLexicon, text: SearchText
  ) {
    self.text = text
    mode = lexicon.mode
    endings = lexicon.negativeEndings
    let harmless = CoverIndex(negators.none)
    holders = CoverIndex(otherHits.sorted { $0.start < $1.start })
    before = negators.before.filter { !harmless.covers($0) }
    after = negators.after.filter { !harmless.covers($0) }
    any = (before + after).sorted { $0.start < $1.start }
  }

  /// Whether a hit is negated.
  func negates(_ hit: RawHit) -> Bool {
    isNegatedBefore(hit) || isNegatedAfter(hit) || isNegatedWithin(hit) || hasNegativeEnding(hit)
  }

  private func isNegatedBefore(_ hit: RawHit) -> Bool {
    let end = Int(hit.start)
    // A claim in quotation marks is spoken of: a list goes on to it, as in: we don't do countdowns, "last chance" or ratings.
    let isQuoted = end > 0 && text.symbols[end - 1] == Punctuation.quote
    let limit = windowStart(before: end, crossingCommas: isQuoted)
    let isNear = mode == .substring
    return candidates(before, from: limit).prefix { $0.start < hit.start }
      .contains { (isNear ? $0.end == hit.start : $0.end <= hit.start) && isFree($0, for: hit) }
  }

  private func isNegatedAfter(_ hit: RawHit) -> Bool {
    let start = Int(hit.end)
    if mode == .substring {
      return candidates(after, from: start).prefix { $0.start == hit.end }.contains {
        isFree($0, for: hit)
      }
    }
    let limit = windowEnd(after: start)
    return candidates(after, from: start).prefix { $0.end <= limit }.contains {
      isFree($0, for: hit)
    }
  }

  /// Whether a negator can negate a hit: it is no part of another phrase that stands apart from the hit.
  private func isFree(_ negator: RawHit, for hit: RawHit) -> Bool {
    guard let holder = holders.cover(of: negator) else { return true }
    return holder.overlaps(hit.range)
  }

  private func isNegatedWithin(_ hit: RawHit) -> Bool {
    hit.bindings.gapRanges.contains { gap in
      candidates(any, from: gap.lowerBound).prefix { $0.start < gap.upperBound }
        .contains { $0.end <= gap.upperBound }
    }
  }

  private func hasNegativeEnding(_ hit: RawHit) -> Bool {
    guard !endings.isEmpty else { return false }
    let limit = windowEnd(after: Int(hit.end))
    for place in Int(hit.end)..<limit where text.isWordPart(place) && !text.isWordPart(place + 1) {
      for ending in endings {
        let start = place + 1 - ending.count
        guard start >= Int(hit.end), text.symbols[start...place].elementsEqual(ending) else {
          continue
        }
        return true
      }
    }
    return false
  }

  private func candidates(_ hits: [RawHit], from start: Int) -> ArraySlice<RawHit> {
    hits[partitionPoint(of: hits) { Int($0.start) >= start }...]
  }

  /// Where the five words before a place begin, within its clause.
  private func windowStart(before place: Int, crossingCommas: Bool) -> Int {
    var (words, index) = (0, place)
    while index > 0, place - index < Self.mostSymbols,
      !text.endsClause(index - 1)
        || crossingCommas && text.symbols[index - 1] == Punctuation.comma
    {
      index -= 1
      guard text.isWordPart(index), text.isWordStart(index) else { continue }
      words += 1
      // The negator may itself be the sixth word: five stand between it and the claim at most.
      if words > Self.mostWords { return index }
    }
    return index
  }

  /// Where the five words after a place end, within its clause.
  private func windowEnd(after place: Int) -> Int {
    var (words, index) = (0, place)
    while index < text.count, index - place < Self.mostSymbols, !text.endsClause(index) {
      if text.isWordPart(index), !text.isJoined(at: index + 1) { words += 1 }
      index += 1
      if words > Self.mostWords { return index }
    }
    return index
  }
}
