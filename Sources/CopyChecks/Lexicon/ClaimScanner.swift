import PricingEngine

/// Finds the claims and disclosures that a text makes, by the phrases of its language.
///
/// ```swift
/// let library = LexiconLibrary { name in … }
/// let mentions = try library.scanner(for: LocaleTag("de")).scan("Jederzeit kündbar")
/// // mentions[0].claim == .cancelAnytime, mentions[0].range == 0..<18
/// ```
/// A value may be shared between threads. The time of a scan grows linearly with the text.
public struct ClaimScanner: Sendable {
  private let lexicon: ClaimLexicon
  private let fallback: ClaimLexicon?

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - lexicon: The phrases of the text's language.
  ///   - fallback: English for a text of another language, since untranslated and borrowed words are common there.
  public init(_ lexicon: ClaimLexicon, fallback: ClaimLexicon? = nil) {
    self.lexicon = lexicon
    self.fallback = fallback
  }

  /// The name of the lexicon of the text's language: `es-MX`; `en` for a language that has none.
  public var language: String { lexicon.language }

  /// The mentions in a text, in its order; of two with the same start the longer is first.
  ///
  /// Mentions of different claims may overlap, those of one claim do not.
  /// - Parameters:
  ///   - text: One block of copy. A line break ends a clause.
  ///   - place: Where it stands, which decides whether weak phrases count.
  /// - Returns: What the text says, whether or not it is true.
  /// - Throws: `ICUError` when ICU's data cannot be read.
  public func scan(
    _ text: String, in place: TextPlace = .prose
  ) throws(ICUError) -> [ClaimMention] {
    var mentions = try LexiconScan(lexicon, style: lexicon.style).mentions(in: text, place: place)
    if let fallback {
      let own = Dictionary(grouping: mentions, by: \.claim)
      mentions += try LexiconScan(fallback, style: lexicon.style).mentions(in: text, place: place)
        .filter { mention in !(own[mention.claim] ?? []).overlap(mention.range) }
      mentions.sort {
        ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
      }
    }
    return settled(mentions)
  }

  /// How often a text says no: 2 in `No, don't skip the trial`.
  ///
  /// - Throws: `ICUError` when ICU's data cannot be read.
  public func negatorCount(in text: String) throws(ICUError) -> Int {
    try LexiconScan(lexicon, style: lexicon.style).negatorCount(in: text)
  }

  /// The mentions, of which doubtful ones are certain where certain words make the same claim.
  private func settled(_ mentions: [ClaimMention]) -> [ClaimMention] {
    guard mentions.contains(where: { $0.trust == .doubtful }) else { return mentions }
    let certain = Set(mentions.filter { $0.trust == .certain }.map(\.claim))
    return mentions.map { mention in
      guard mention.trust == .doubtful, certain.contains(mention.claim) else { return mention }
      return mention.trusted(.certain)
    }
  }
}

extension [ClaimMention] {
  /// Whether one of the mentions, which are in the order of the text and do not overlap, overlaps a range.
  fileprivate func overlap(_ range: Range<Int>) -> Bool {
    let index = partitionPoint(of: self) { $0.range.upperBound > range.lowerBound }
    return index < count && self[index].range.lowerBound < range.upperBound
  }
}

extension ClaimMention {
  fileprivate func trusted(_ trust: LexiconTrust) -> ClaimMention {
    ClaimMention(
      claim: claim, range: range, words: words, phrase: phrase, language: language, values: values,
      isNegated: isNegated, isUpTo: isUpTo, trust: trust)
  }
}
