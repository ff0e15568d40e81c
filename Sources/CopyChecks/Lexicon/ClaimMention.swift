/// One place in a text where words make a claim or a disclosure.
///
/// `Cancel anytime` in `You can cancel anytime.` is a mention of `.cancelAnytime` at 8..<22.
public struct ClaimMention: Sendable, Hashable {
  /// What the words say.
  public let claim: LexiconClaim
  /// Where the words stand, in UTF-8 bytes of the text that was scanned.
  public let range: Range<Int>
  /// The words as the text has them: `Cancel Anytime`.
  public let words: String
  /// The phrase of the lexicon that was found, as its file has it: `save {pct}`.
  public let phrase: String
  /// The lexicon that the phrase is from: `de`; `en` for English words in a text of another language.
  public let language: String
  /// The numbers that belong to the claim, in the order of the text: 44 % for `save 44%`, 2 for `شهران مجانا`.
  ///
  /// Idioms are read as what they mean: `6折` is 40 %, `half price` 50 %, and `12 months for the price of 10` is 2.
  public let values: [TextAmount]
  /// Whether a negator turns the words into the opposite claim: `you can't cancel anytime`.
  ///
  /// A negated claim is another claim, not none. A disclosure is never negated.
  public let isNegated: Bool
  /// Whether the figure is an upper bound: `save up to 60%`.
  public let isUpTo: Bool
  /// How far the words can be trusted to mean this.
  public let trust: LexiconTrust

  /// Creates a mention.
  public init(
    claim: LexiconClaim, range: Range<Int>, words: String, phrase: String, language: String,
    values: [TextAmount] = [], isNegated: Bool = false, isUpTo: Bool = false,
    trust: LexiconTrust = .certain
  ) {
    self.claim = claim
    self.range = range
    self.words = words
    self.phrase = phrase
    self.language = language
    self.values = values
    self.isNegated = isNegated
    self.isUpTo = isUpTo
    self.trust = trust
  }
}

/// How far a phrase can be trusted to mean its claim.
public enum LexiconTrust: String, Sendable, Hashable {
  /// A finding may be an error.
  case certain
  /// A finding is a warning: no speaker has read the language's phrases, or the words have another meaning too.
  ///
  /// An ambiguous phrase is `certain` where other words of the same text make the same claim.
  case doubtful
}

/// Where a text stands on a paywall, which decides whether phrases that are weak in a sentence count.
public enum TextPlace: String, Sendable, Hashable {
  /// A badge, a headline, or a control to purchase or decline: `Lifetime` on a button is a claim.
  case control
  /// Any other text: a weak phrase counts only in a label of at most four words (twelve characters where words are not
  /// separated by spaces) of which it makes up half.
  case prose
}
