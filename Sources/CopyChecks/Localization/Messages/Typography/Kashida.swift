extension MessageCheck {
  static let kashida = MessageCheck(
    "kashida", .typography, .note, requirement: "Words are not stretched with tatweel.",
    reason: "The stretch is for display, and hides the word from search and screen readers.",
    fix: "Remove U+0640."
  ) { message in
    guard message.pattern.utf8.contains(0xD9) else { return [] }
    return message.sentences.flatMap { sentence in
      sentence.tokens.filter { $0.scalar == "\u{0640}" }.map {
        MessageFault($0.range, "a word is stretched with U+0640")
      }
    }
  }
}
