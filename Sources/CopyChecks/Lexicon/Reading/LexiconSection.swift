/// A section of a lexicon file: what its lines are.
enum LexiconSection: Hashable {
  /// Phrases, traps and weak phrases of a claim.
  case claim(LexiconClaim)
  /// Words that negate, or do not.
  case negator(LexiconPhrase.Role)
  /// Endings of negative verbs.
  case negativeEnding
  /// Phrases that make a figure an upper bound.
  case upTo
  /// `words = value`.
  case values
  /// `words = day`, `week`, `month` or `year`.
  case units

  /// The section with a name; `nil` when there is none.
  init?(name: String) {
    switch name {
    case "negators before": self = .negator(.negatorBefore)
    case "negators after": self = .negator(.negatorAfter)
    case "no negators": self = .negator(.noNegator)
    case "negative endings": self = .negativeEnding
    case "up to": self = .upTo
    case "values": self = .values
    case "units": self = .units
    default:
      guard let claim = LexiconClaim(rawValue: name) else { return nil }
      self = .claim(claim)
    }
  }
}

extension LexiconClaim {
  /// Whether `{n}` in the claim's phrases takes number words too: "two months free".
  ///
  /// Elsewhere a word for one or two is rarely a number: "pay in one tap".
  var countsWithWords: Bool {
    switch self {
    case .freeTrial, .monthsFree, .percentSavings: true
    default: false
    }
  }
}
