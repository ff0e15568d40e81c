/// A phrase of a lexicon, with what it is for.
struct LexiconPhrase: Sendable {
  /// What a phrase is for.
  enum Role: Sendable, Hashable {
    /// Makes a claim. A weak phrase only counts where `TextPlace` says so, an ambiguous one has another meaning too.
    case claim(LexiconClaim, isWeak: Bool, isAmbiguous: Bool)
    /// Looks like a claim and is none: hits inside it are dropped.
    case trap(LexiconClaim)
    /// Negates what follows.
    case negatorBefore
    /// Negates what comes before.
    case negatorAfter
    /// Holds a negator that negates nothing: "don't miss".
    case noNegator
    /// Makes a figure an upper bound: `up to {pct}`.
    case upTo
  }

  let role: Role
  /// As the file has it, with one of its alternatives.
  let text: String
}
