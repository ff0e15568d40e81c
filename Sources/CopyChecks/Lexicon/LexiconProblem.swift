import PricingEngine

/// What is wrong with a lexicon file.
public enum LexiconProblem: Error, Sendable, Equatable {
  /// No file has this name.
  case missingFile
  /// A line before the first section has no known key: `nmae: German`.
  case unknownKey(String)
  /// A key has a value that it cannot have: `match: words`.
  case badValue(key: String, value: String, allowed: [String])
  /// A key that every file needs is not there.
  case missingKey(String)
  /// A section is no claim and none of the other sections: `[cancel-anytimes]`.
  case unknownSection(String)
  /// A phrase stands before the first section.
  case outsideSection
  /// A phrase has nothing to search for: only spaces, marks that are ignored, or a gap at an end.
  case emptyPhrase
  /// The same phrase stands twice in a section, apart from its case and spaces; `first` is `nil` when the first is in the
  /// lexicon that this one extends.
  case duplicate(phrase: String, first: SourceLocation?)
  /// A slot that does not exist: `{percent}`.
  case unknownSlot(String)
  /// Brackets that do not match, or alternatives without brackets.
  case badAlternatives
  /// A line of alternatives stands for more than 500 phrases.
  case tooManyAlternatives
  /// A phrase is longer than 200 characters.
  case tooLong
  /// A line of `[values]` or `[units]` that is not `words = value`.
  case badEntry(String)
  /// ICU failed.
  case icu(ICUError)
}

extension LexiconProblem: CustomStringConvertible {
  /// What is wrong and what to write instead.
  public var description: String {
    switch self {
    case .missingFile: "there is no lexicon file of this name"
    case .unknownKey(let key):
      "'\(key)' is no key of a lexicon; the keys are \(LexiconHeader.keys.joined(separator: ", "))"
    case .badValue(let key, let value, let allowed):
      "'\(key)' cannot be '\(value)'; write one of \(allowed.joined(separator: ", "))"
    case .missingKey(let key): "the key '\(key)' is missing; write it before the first section"
    case .unknownSection(let name): "'\(name)' is no section of a lexicon; see docs/lexicon.md"
    case .outsideSection: "a phrase stands before the first section; write '[claim]' above it"
    case .emptyPhrase:
      "the phrase is empty or starts or ends with a gap; remove the line or add words"
    case .duplicate(let phrase, let first):
      "'\(phrase)' stands in this section already, \(first.map { "at \($0)" } ?? "in the lexicon that this one extends"); remove one"
    case .unknownSlot(let slot): "'\(slot)' is no slot; the slots are {n}, {pct}, {price} and {~}"
    case .badAlternatives:
      "alternatives are written '(one|other)', without brackets inside brackets"
    case .tooManyAlternatives: "the line stands for more than 500 phrases; split it"
    case .tooLong: "the phrase is longer than 200 characters; shorten it"
    case .badEntry(let line): "'\(line)' is not 'words = value'; see docs/lexicon.md"
    case .icu(let error): "\(error)"
    }
  }
}
