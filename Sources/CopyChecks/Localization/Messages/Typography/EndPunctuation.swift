import PricingEngine

extension MessageCheck {
  static let endPunctuation = MessageCheck(
    "end-punctuation", .typography, .note,
    requirement: "A message ends as a sentence, a question or a heading, as the source does.",
    reason: "A question without its mark, or a button with a full stop, reads as a slip.",
    fix: "End the message as the source does."
  ) { message in
    guard let source = message.source?.sentences.last, let sentence = message.sentences.last,
      !["Thai", "Laoo", "Khmr", "Mymr"].contains(message.locale.locale.script)
    else { return [] }
    let expected = SentenceEnd(of: source)
    let found = SentenceEnd(of: sentence)
    // A language may put what the source ends with elsewhere, and values bring their own.
    guard let expected, let found, expected != found else { return [] }
    let last = sentence.tokens.indices.suffix(1)
    return [
      MessageFault(
        sentence.place(last), "the source ends with \(expected.text), and this with \(found.text)")
    ]
  }
}

/// How a sentence ends.
private enum SentenceEnd {
  case letter
  case stop
  case question
  case exclamation
  case colon

  /// `nil` for a value, a bracket or something else.
  init?(of sentence: MessageSentence) {
    guard let token = sentence.tokens.last else { return nil }
    switch token.scalar {
    case nil: return nil
    case let scalar? where ".。।۔։॥｡".unicodeScalars.contains(scalar): self = .stop
    case let scalar? where "?？؟;".unicodeScalars.contains(scalar): self = .question
    case let scalar? where "!！".unicodeScalars.contains(scalar): self = .exclamation
    case let scalar? where ":：".unicodeScalars.contains(scalar): self = .colon
    default:
      guard token.isWordPart else { return nil }
      self = .letter
    }
  }

  var text: String {
    switch self {
    case .letter: "a word"
    case .stop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    }
  }
}
