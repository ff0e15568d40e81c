import PricingEngine

extension MessageCheck {
  static let spaceBeforePunctuation = MessageCheck(
    "space-before-punctuation", .typography, .warning,
    requirement: "French has a no-break space before : ; ! ? and inside « », save in Canada.",
    reason: "An ordinary space lets the mark begin a line of its own.",
    fix: "Write U+202F, or U+00A0 before a colon and inside « »."
  ) { message in
    let locale = message.locale.locale
    guard locale.language == "fr", locale.region != "CA" else { return [] }
    return message.sentences.flatMap { sentence in
      let addresses = sentence.addresses
      return sentence.tokens.indices.compactMap { index -> MessageFault? in
        guard let mark = sentence.tokens[index].scalar,
          !addresses.contains(where: { $0.contains(index) })
        else { return nil }
        return fault(mark, at: index, in: sentence)
      }
    }
  }

  private static func fault(
    _ mark: Unicode.Scalar, at index: Int, in sentence: MessageSentence
  ) -> MessageFault? {
    let tokens = sentence.tokens
    switch mark {
    case ":", ";", "!", "?", "»":
      // Marks in a row belong together, and one between digits is a time.
      guard index > 0, tokens[index - 1].characterKind != .noBreakSpace,
        !isMark(tokens[index - 1]),
        !(tokens[index - 1].characterKind == .digit && index + 1 < tokens.count
          && tokens[index + 1].characterKind == .digit)
      else { return nil }
      return MessageFault(
        tokens[index].range, "no no-break space before '\(mark)'")
    case "«":
      guard index + 1 < tokens.count, tokens[index + 1].characterKind != .noBreakSpace else {
        return nil
      }
      return MessageFault(tokens[index].range, "no no-break space after '«'")
    default: return nil
    }
  }

  private static func isMark(_ token: MessageSentence.Token) -> Bool {
    token.scalar.map { ":;!?…".unicodeScalars.contains($0) } ?? false
  }
}
