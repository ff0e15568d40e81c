extension MessageCheck {
  static let spaceDouble = MessageCheck(
    "space-double", .typography, .warning, requirement: "Words stand one space apart.",
    reason: "Two spaces are a slip, and show as a gap.", fix: "Remove one of the spaces."
  ) { message in
    message.sentences.flatMap { sentence in
      sentence.tokens.indices.dropFirst().compactMap { index in
        guard sentence.tokens[index].isSpace, sentence.tokens[index - 1].isSpace else { return nil }
        return MessageFault(sentence.tokens[index].range, "two spaces in a row")
      }
    }
  }
}
