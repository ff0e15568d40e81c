extension MessageCheck {
  static let spaceEdge = MessageCheck(
    "space-edge", .typography, .warning,
    requirement: "A message neither begins nor ends with a space.",
    reason: "Such a message is a part of a sentence, whose order another language changes.",
    fix: "Remove the space."
  ) { message in
    message.sentences.flatMap { sentence -> [MessageFault] in
      let edges = [(sentence.tokens.first, "begins"), (sentence.tokens.last, "ends")]
      return edges.compactMap { token, verb in
        guard let token, token.isSpace || token.characterKind == .lineBreak else { return nil }
        return MessageFault(token.range, "the message \(verb) with a space")
      }
    }
  }
}
