import PricingEngine

/// Chooses which hits are mentions: not inside a trap, weak only where that counts, the longest of each claim.
struct HitSelection {
  private let lexicon: ClaimLexicon
  private let text: SearchText
  private let place: TextPlace
  /// The words of a text that is short enough to be a label: four, or twelve characters where words are not separated.
  private let labelSize: Int?
  /// The hits of claims, by claim.
  private(set) var claims: [LexiconClaim: [RawHit]] = [:]
  private(set) var traps: [LexiconClaim: [RawHit]] = [:]
  private(set) var negators = NegatorHits()
  private(set) var upTo: [RawHit] = []

  init(_ hits: [RawHit], lexicon: ClaimLexicon, text: SearchText, place: TextPlace) {
    self.lexicon = lexicon
    self.text = text
    self.place = place
    let most = lexicon.mode == .substring ? 12 : 4
    let size = Self.size(of: 0..<text.count, in: text, mode: lexicon.mode, most: most)
    labelSize = size <= most ? size : nil
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
  ///
  /// A hit in a trap is none, unless the trap is the negation of a claim: `no free trial` says something about a trial.
  func mentions(insideWords: (RawHit) -> Bool) -> [ChosenHit] {
    let negators = TrapNegation(negators)
    let qualified = CoverIndex(
      [LexiconClaim.freeTrial, .monthsFree, .noPaymentNow]
        .flatMap { claims[$0] ?? [] }.sorted { $0.start < $1.start })
    var mentions: [ChosenHit] = []
    for claim in LexiconClaim.allCases {
      guard let hits = claims[claim] else { continue }
      let trapped = CoverIndex(traps[claim] ?? [])
      var free: [ChosenHit] = []
      for hit in hits where !insideWords(hit) {
        if claim == .freeUnqualified, qualified.covers(hit) { continue }
        if let trap = trapped.cover(of: hit) {
          if !claim.isDisclosure, negators.negates(hit, in: trap) {
            free.append(ChosenHit(hit, isNegatedByTrap: true))
          }
        } else {
          free.append(ChosenHit(hit, isNegatedByTrap: false))
        }
      }
      mentions += longest(free)
    }
    return mentions.sorted { left, right in
      (left.hit.start, -left.hit.end, left.hit.phrase)
        < (right.hit.start, -right.hit.end, right.hit.phrase)
    }
  }

  /// Of hits that overlap, the longest, with the numbers of a shorter one where it has none; of two as long, the first.
  private func longest(_ hits: [ChosenHit]) -> [ChosenHit] {
    var kept: [ChosenHit] = []
    for next in hits {
      guard let last = kept.last, next.hit.start < last.hit.end else {
        kept.append(next)
        continue
      }
      let isLonger = next.hit.range.count > last.hit.range.count
      kept[kept.count - 1] =
        isLonger ? next.takingNumbers(of: last) : last.takingNumbers(of: next)
    }
    return kept
  }

  /// Whether the text is a short label of which the phrase makes up half.
  private func isLabel(_ hit: RawHit) -> Bool {
    guard let labelSize else { return false }
    return Self.size(of: hit.range, in: text, mode: lexicon.mode, most: labelSize) * 2 >= labelSize
  }

  /// The words of some symbols, or their letters where words are not separated, up to one more than `most`.
  private static func size(
    of range: Range<Int>, in text: SearchText, mode: MatchMode, most: Int
  ) -> Int {
    var size = 0
    for index in range where text.isWordPart(index) {
      if mode == .substring || text.isWordStart(index) { size += 1 }
      if size > most { return size }
    }
    return size
  }
}

/// A hit that is a mention.
struct ChosenHit {
  var hit: RawHit
  /// Whether it stands in a trap that negates it.
  let isNegatedByTrap: Bool

  init(_ hit: RawHit, isNegatedByTrap: Bool) {
    self.hit = hit
    self.isNegatedByTrap = isNegatedByTrap
  }

  /// The same with the numbers of another hit, where this one has none.
  fileprivate func takingNumbers(of other: ChosenHit) -> ChosenHit {
    var copy = self
    if hit.bindings.amounts.isEmpty {
      for index in other.hit.bindings.amounts {
        copy.hit.bindings = copy.hit.bindings.adding(number: index)
      }
    }
    return copy
  }
}
