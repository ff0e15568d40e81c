import PricingEngine

extension MessageCheck {
  static let messageFragment = MessageCheck(
    "message-fragment", .syntax, .warning,
    requirement: "An argument stands apart from words, and a message says more than its value.",
    reason:
      "A value joined to a word reads as one, and what only passes a value on was lost in translation.",
    fix: "Put a space between the argument and the word, or write the sentence around it."
  ) { message in
    message.sentences.flatMap { sentence -> [MessageFault] in
      if let source = message.source, sentence.isOnlyAnArgument,
        source.sentences.contains(where: { !$0.isOnlyAnArgument })
      {
        return [
          MessageFault(sentence.place(sentence.tokens.indices), "the message is only a value")
        ]
      }
      return message.locale.hasSeparateWords ? glued(sentence) : []
    }
  }

  private static func glued(_ sentence: MessageSentence) -> [MessageFault] {
    let tokens = sentence.tokens
    var faults: [MessageFault] = []
    for (index, token) in tokens.enumerated() {
      guard let name = token.argument else { continue }
      let before = index > 0 && tokens[index - 1].isWordPart
      let after = index + 1 < tokens.count && tokens[index + 1].isWordPart
      if before || after {
        let side = before ? "before" : "after"
        faults.append(MessageFault(token.range, "'{\(name)}' is joined to the word \(side) it"))
      }
    }
    return faults
  }
}

extension MessageSentence {
  /// Whether there is nothing but one value.
  fileprivate var isOnlyAnArgument: Bool { tokens.count == 1 && tokens[0].argument != nil }
}
