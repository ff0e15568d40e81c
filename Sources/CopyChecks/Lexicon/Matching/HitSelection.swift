import PricingEngine

/// Chooses which hits are mentions: not inside a trap, weak only where that counts, the longest of each claim.
struct HitSelection {
  private let lexicon: ClaimLexicon
  private let text: SearchText
  private let place: TextPlace
  /// The hits of claims, by claim.
  private(set) var claims: [LexiconClaim: [RawHit]] = [:]
  private(set) var traps: [LexiconClaim: [RawHit]] = [:]
  private(set) var negators = NegatorHits()
  private(set) var upTo: [RawHit] = []

  init(_ hits: [RawHit], lexicon: ClaimLexicon, text: SearchText, place: TextPlace) {
    self.lexicon = lexicon
    self.text = text
    self.place = place
    for hit in hits { sort(hit) }
  }

  private mutating func sort(_ hit: RawHit) {
    switch lexicon.phrases[Int(hit.phrase)].role {
    case .claim(let claim, let isWeak, _):
      // Weakness is decided first: a longer weak phrase must not hide a strong one.
      if !isWeak || place == .control || isLabel(hit) { claims[claim, default: []].append(hit) }
    case .trap(let claim): traps[claim, default: []].append(hit)
    case .negatorBefore: negators.before.append(hit)
    case .negatorAfter: negators.after.append(hit)
    case .noNegator: negators.none.append(hit)
    case .upTo: upTo.append(hit)
    }
  }

  /// The hits that are mentions, in the order of the text.
  func mentions(insideWords: (RawHit) -> Bool) -> [RawHit] {
    let qualified = CoverIndex(
      [LexiconClaim.freeTrial, .monthsFree, .noPaymentNow]
        .flatMap { claims[$0] ?? [] }.sorted { $0.start < $1.start })
    var mentions: [RawHit] = []
    for claim in LexiconClaim.allCases {
      guard let hits = claims[claim] else { continue }
      let trapped = CoverIndex(traps[claim] ?? [])
      let free = hits.filter { hit in
        !trapped.covers(hit) && !insideWords(hit)
          && !(claim == .freeUnqualified && qualified.covers(hit))
      }
      mentions += longest(free)
    }
    return mentions.sorted { ($0.start, -$0.end, $0.phrase) < ($1.start, -$1.end, $1.phrase) }
  }

  /// Of hits that overlap, the longest; of two as long, the first.
  private func longest(_ hits: [RawHit]) -> [RawHit] {
    var kept: [RawHit] = []
    for hit in hits {
      if let last = kept.last, hit.start < last.end {
        if hit.end - hit.start > last.end - last.start { kept[kept.count - 1] = hit }
      } else {
        kept.append(hit)
      }
    }
    return kept
  }

  /// Whether the text is a short label of which the phrase makes up half.
  private func isLabel(_ hit: RawHit) -> Bool {
    let isSubstring = lexicon.mode == .substring
    let most = isSubstring ? 12 : 4
    var (all, own) = (0, 0)
    for index in 0..<text.count where isSubstring || text.isWordStart(index) {
      guard text.isWordPart(index) else { continue }
      all += 1
      if hit.range.contains(index) { own += 1 }
      if all > most { return false }
    }
    return own * 2 >= all
  }
}
